package dev.hexplain.tree;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/**
 * The value of a field, as users read it: a part that is not known is empty. Texts that are cut or escaped here are whole
 * in {@link #exact}, which is what programs read.
 *
 * @param actual the value itself
 * @param symbol its name, where values have names
 * @param description its meaning in words
 * @param exact what the bytes say
 */
public record Value(String actual, String symbol, String description, Exact exact) {
    /** Makes each part one line of visible characters, whatever the bytes are. */
    public Value {
        actual = Quoted.visible(actual);
        symbol = Quoted.visible(symbol);
        description = Quoted.visible(description);
    }

    /** Values are equal that users cannot tell apart. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Value value
                && actual.equals(value.actual)
                && symbol.equals(value.symbol)
                && description.equals(value.description);
    }

    @Override
    public int hashCode() {
        return Objects.hash(actual, symbol, description);
    }

    @Override
    public String toString() {
        return "Value[actual=" + actual + ", symbol=" + symbol + ", description=" + description + "]";
    }

    /** What is said for users: a symbol says something to programs, too. */
    public Value(String actual, String symbol, String description) {
        this(actual, symbol, description, Exact.named(symbol));
    }

    public static final Value NONE = new Value("", "", "");

    public static final Value NULL = exactly("null", Exact.NULL);

    public static Value of(String actual) {
        return new Value(actual, "", "");
    }

    public static Value described(String description) {
        return new Value("", "", description);
    }

    /** A text for users, and what it means. */
    public static Value exactly(String actual, Exact exact) {
        return new Value(actual, "", "", exact);
    }

    public static Value truth(boolean truth) {
        return exactly(Boolean.toString(truth), new Exact.Truth(truth));
    }

    public static Value whole(long number) {
        return whole(Long.toString(number));
    }

    public static Value whole(BigInteger number) {
        return whole(number.toString());
    }

    /** A whole number by its digits. */
    public static Value whole(String digits) {
        return exactly(digits, new Exact.Whole(() -> digits));
    }

    public static Value decimal(BigDecimal number) {
        return decimal(number.toString());
    }

    /** A number as {@link BigDecimal} writes it. */
    public static Value decimal(String digits) {
        return exactly(digits, new Exact.Decimal(digits));
    }

    public static Value real(double number) {
        return real(Double.toString(number));
    }

    /** A number as {@link Double} writes it. */
    public static Value real(String digits) {
        return exactly(digits, new Exact.Real(digits));
    }

    /** A text that is shown as it is, in quotation marks. */
    public static Value text(String text) {
        return exactly(Quoted.quote(text), new Exact.Text(() -> text));
    }

    /** A UTF-16 unit, which may be half of a pair. */
    public static Value character(char unit) {
        String text = Character.toString(unit);
        return exactly("'" + Quoted.escape(text, '\'') + "'", new Exact.Text(() -> text));
    }

    /** A time in ISO 8601. */
    public static Value time(String iso) {
        return exactly(iso, new Exact.Time(iso));
    }

    /** A time that is written as a number; as this number where it is beyond all dates. */
    public static Value time(long number, String iso) {
        return iso.isEmpty() ? whole(number) : new Value(Long.toString(number), "", iso, new Exact.Time(iso));
    }

    public static Value name(String name) {
        return exactly(name, new Exact.Name(name));
    }

    /** The same with a name and a meaning: a name says what it is. */
    public Value with(String named, String meaning) {
        return new Value(actual, named, meaning, named.isEmpty() ? exact : Exact.named(named));
    }

    /** The same value as it is shown here, and what it means. */
    public Value meaning(Exact meant) {
        return new Value(actual, symbol, description, meant);
    }

    public boolean isEmpty() {
        return actual.isEmpty() && symbol.isEmpty() && description.isEmpty();
    }

    /** Whether it says something of its own. */
    public boolean isSaid() {
        return !(exact instanceof Exact.Unsaid);
    }

    /** One short text of all parts, for a line. */
    public String summary() {
        if (symbol.isEmpty() && description.isEmpty()) {
            return actual;
        }
        StringBuilder text = new StringBuilder(symbol.isEmpty() ? actual : symbol);
        if (!symbol.isEmpty() && !actual.isEmpty()) {
            text.append(" (").append(actual).append(')');
        }
        if (!description.isEmpty()) {
            text.append(text.isEmpty() ? "" : "  ").append(description);
        }
        return text.toString();
    }
}

package dev.hexplain.tree;

/**
 * The value of a field. A part that is not known is empty.
 *
 * @param actual the value itself
 * @param symbol its name, where values have names
 * @param description its meaning in words
 */
public record Value(String actual, String symbol, String description) {
    /** Makes each part one line of visible characters, whatever the bytes are. */
    public Value {
        actual = Quoted.visible(actual);
        symbol = Quoted.visible(symbol);
        description = Quoted.visible(description);
    }

    public static final Value NONE = new Value("", "", "");

    public static Value of(String actual) {
        return new Value(actual, "", "");
    }

    public static Value described(String description) {
        return new Value("", "", description);
    }

    public boolean isEmpty() {
        return actual.isEmpty() && symbol.isEmpty() && description.isEmpty();
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

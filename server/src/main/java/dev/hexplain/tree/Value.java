package dev.hexplain.tree;

/**
 * What a field's bytes say. A part that has nothing to say is empty.
 *
 * @param actual the value itself
 * @param symbol its name, where values have names
 * @param description what it means to a person
 */
public record Value(String actual, String symbol, String description) {
    /** Whatever stands in the bytes, a part is one line of what can be seen. */
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

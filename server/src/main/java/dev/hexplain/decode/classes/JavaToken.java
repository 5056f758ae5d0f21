package dev.hexplain.decode.classes;

/**
 * A token of Java-like text.
 *
 * @param text as written; a string's without its quotes
 * @param line from 1
 * @param column from 1
 */
record JavaToken(Kind kind, String text, int line, int column) {
    enum Kind {
        NAME,
        NUMBER,
        STRING,
        /** One character, or three dots. */
        SYMBOL,
        END
    }

    boolean is(String word) {
        return text.equals(word) && (kind == Kind.NAME || kind == Kind.SYMBOL);
    }

    boolean isName() {
        return kind == Kind.NAME;
    }

    /** The token as messages show it. */
    String shown() {
        return switch (kind) {
            case END -> "the end of the text";
            case STRING -> "\"" + cut() + "\"";
            case NAME, NUMBER, SYMBOL -> "'" + cut() + "'";
        };
    }

    private String cut() {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}

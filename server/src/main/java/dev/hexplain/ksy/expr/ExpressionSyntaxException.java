package dev.hexplain.ksy.expr;

/** A syntax error in an expression. Carries no stack trace, since it is about the text, not the program. */
public final class ExpressionSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int at;
    private final String expected;

    /**
     * A syntax error.
     *
     * @param message what is wrong, with what was found
     * @param at the character, from 0; the length of the text for its end
     * @param expected what was expected; empty where that does not apply
     */
    public ExpressionSyntaxException(String message, int at, String expected) {
        super(message, null, false, false);
        this.at = at;
        this.expected = expected;
    }

    public int at() {
        return at;
    }

    public String expected() {
        return expected;
    }
}

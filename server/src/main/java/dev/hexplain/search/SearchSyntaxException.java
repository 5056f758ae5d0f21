package dev.hexplain.search;

/** A text that says nothing that can be looked for. */
public final class SearchSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int at;

    /**
     * A mistake in a text.
     *
     * @param message what is wrong, what was expected, and what was found
     * @param at the character, from 0; the length of the text for its end
     */
    SearchSyntaxException(String message, int at) {
        super(message, null, false, false);
        this.at = at;
    }

    public int at() {
        return at;
    }
}

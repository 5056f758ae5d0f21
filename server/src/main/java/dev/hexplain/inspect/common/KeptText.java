package dev.hexplain.inspect.common;

import dev.hexplain.store.database.StoredText;

/** Texts of users that are kept: each is checked before anything is, and read again as it was said. */
public final class KeptText {
    private KeptText() {}

    /**
     * Checks a text that a user wants to be kept.
     *
     * @param what it is, as the message names it
     * @return the text
     * @throws Refusal where not every database could keep it
     */
    public static String require(String what, String text) {
        if (!StoredText.isKept(text)) {
            throw Refusal.badRequest("%s may hold neither U+0000 nor one half of a surrogate pair.".formatted(what));
        }
        return text;
    }
}

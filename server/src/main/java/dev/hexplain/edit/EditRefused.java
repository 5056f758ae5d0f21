package dev.hexplain.edit;

import java.util.List;

/** Thrown where a value cannot be changed; the message says why, in a sentence. */
public final class EditRefused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<String> choices;

    public EditRefused(String message) {
        this(message, List.of());
    }

    /** @param choices about a shared value, of which one lets it be changed */
    EditRefused(String message, List<String> choices) {
        super(message, null, false, false);
        this.choices = choices;
    }

    /** What may be chosen about a shared value: {@code all}, {@code here}; empty where that is not the reason. */
    public List<String> choices() {
        return choices;
    }
}

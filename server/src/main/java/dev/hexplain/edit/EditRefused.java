package dev.hexplain.edit;

/** Thrown where a value cannot be changed; the message says why, in a sentence. */
public final class EditRefused extends Exception {
    private static final long serialVersionUID = 1;

    public EditRefused(String message) {
        super(message, null, false, false);
    }
}

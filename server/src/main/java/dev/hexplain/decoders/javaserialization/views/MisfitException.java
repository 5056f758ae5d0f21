package dev.hexplain.decoders.javaserialization.views;

/** What is in a stream is not what the class writes: a result of reading, caught where views are applied. */
public final class MisfitException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * @param message what was expected, and what was found
     */
    MisfitException(String message) {
        super(message, null, false, false);
    }
}

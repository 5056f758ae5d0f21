package dev.hexplain.codecs.nested;

/** An object holds something that schemas have no type for; the message says what, and where. */
final class UnmappableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnmappableException(String message) {
        super(message);
    }
}

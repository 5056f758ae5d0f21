package dev.hexplain.ksy.kst;

/** A malformed {@code .kst}. The message has the position. */
public final class SpecSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SpecSyntaxException(String file, int line, String message) {
        super(file + ":" + line + ": " + message, null, false, false);
    }
}

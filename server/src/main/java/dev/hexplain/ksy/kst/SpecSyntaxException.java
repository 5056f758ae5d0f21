package dev.hexplain.ksy.kst;

/** A {@code .kst} that cannot be read. The message says where. */
public final class SpecSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SpecSyntaxException(String file, int line, String message) {
        super(file + ":" + line + ": " + message, null, false, false);
    }
}

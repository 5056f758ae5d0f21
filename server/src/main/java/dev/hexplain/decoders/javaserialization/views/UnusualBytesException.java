package dev.hexplain.decoders.javaserialization.views;

/** A value is not told by its bytes alone, but by its fields: a result of reading, without a stack trace. */
public final class UnusualBytesException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusualBytesException() {
        super(null, null, false, false);
    }
}

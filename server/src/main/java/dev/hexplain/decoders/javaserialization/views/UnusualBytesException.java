package dev.hexplain.decoders.javaserialization.views;

/** A value follows from its fields, and not from its bytes alone: a result of reading, without a stack trace. */
public final class UnusualBytesException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnusualBytesException() {
        super(null, null, false, false);
    }
}

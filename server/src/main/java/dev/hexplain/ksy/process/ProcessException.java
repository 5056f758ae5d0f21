package dev.hexplain.ksy.process;

/** Bytes that could not be processed. Carries no stack trace: it is about the input, not about the program. */
public final class ProcessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    @SuppressWarnings("serial") // Never serialized.
    private final byte[] decoded;

    /** Why. */
    public enum Kind {
        /** Arguments of another number or type than it takes. */
        ARGUMENTS,
        /** Bytes that are not what they should be, or that break off. */
        MALFORMED,
        /** More bytes than allowed. */
        LIMIT
    }

    public ProcessException(Kind kind, String message) {
        this(kind, message, new byte[0]);
    }

    /** @param decoded what came out before it failed */
    public ProcessException(Kind kind, String message, byte[] decoded) {
        super(message, null, false, false);
        this.kind = kind;
        this.decoded = decoded.clone();
    }

    public Kind kind() {
        return kind;
    }

    /** What came out before it failed; empty where nothing did. */
    public byte[] decoded() {
        return decoded.clone();
    }
}

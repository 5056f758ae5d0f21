package dev.hexplain.ksy.process;

/** A failed {@code process}. Carries no stack trace, since it is about the input, not the program. */
public final class ProcessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    @SuppressWarnings("serial") // Never serialized.
    private final byte[] decoded;

    /** The reason. */
    public enum Kind {
        /** Wrong number or type of arguments. */
        ARGUMENTS,
        /** Malformed or truncated bytes. */
        MALFORMED,
        /** More bytes than allowed. */
        LIMIT
    }

    public ProcessException(Kind kind, String message) {
        this(kind, message, new byte[0]);
    }

    /** @param decoded the output before the failure */
    public ProcessException(Kind kind, String message, byte[] decoded) {
        super(message, null, false, false);
        this.kind = kind;
        this.decoded = decoded.clone();
    }

    public Kind kind() {
        return kind;
    }

    /** The output before the failure; may be empty. */
    public byte[] decoded() {
        return decoded.clone();
    }
}

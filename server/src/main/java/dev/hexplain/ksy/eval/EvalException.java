package dev.hexplain.ksy.eval;

/**
 * Thrown where an expression has no value for this input. Carries no stack trace, since it is about the input, not the
 * program.
 */
public final class EvalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** The reason. */
    public enum Kind {
        /** A text that cannot be parsed as a number, or bytes invalid in an encoding. */
        CONVERSION,
        UNKNOWN_ENCODING,
        DIVISION_BY_ZERO,
        /** An index outside an array, or a range outside a text. */
        OUT_OF_BOUNDS,
        /** A name that the object does not have. */
        UNKNOWN_NAME,
        /** A field that is not read yet, or broke off. */
        NOT_READ,
        /** An operand of the wrong type. */
        WRONG_TYPE,
        /** A text or array that exceeds a limit. */
        LIMIT
    }

    public EvalException(Kind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }
}

package dev.hexplain.ksy.eval;

/** An expression has no value. Carries no stack trace: it is about the input, not about the program. */
public final class EvalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    /** Why. */
    public enum Kind {
        /** A text that is no number where one is read from it, or no text of its encoding. */
        CONVERSION,
        UNKNOWN_ENCODING,
        DIVISION_BY_ZERO,
        /** An index outside an array, a part outside a text. */
        OUT_OF_BOUNDS,
        /** A name that means nothing in the object. */
        UNKNOWN_NAME,
        /** A field that comes later, or that broke off. */
        NOT_READ,
        /** A value of another type than the operation takes. */
        WRONG_TYPE,
        /** A text or array that grows beyond what is allowed. */
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

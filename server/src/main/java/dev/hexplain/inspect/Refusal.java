package dev.hexplain.inspect;

/** What was asked for cannot be done; the message says why, and what to do. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Why it cannot. */
    public enum Kind {
        /** Nothing has that name. */
        NOT_FOUND,
        /** The question makes no sense. */
        BAD_REQUEST,
        /** It cannot be done now. */
        CONFLICT,
        /** It is more than may be brought. */
        TOO_LARGE,
        /** Too much is being done already. */
        BUSY
    }

    private final Kind kind;

    private Refusal(Kind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    public static Refusal notFound(String message) {
        return new Refusal(Kind.NOT_FOUND, message);
    }

    public static Refusal badRequest(String message) {
        return new Refusal(Kind.BAD_REQUEST, message);
    }

    public static Refusal conflict(String message) {
        return new Refusal(Kind.CONFLICT, message);
    }

    public static Refusal tooLarge(String message) {
        return new Refusal(Kind.TOO_LARGE, message);
    }

    public static Refusal busy(String message) {
        return new Refusal(Kind.BUSY, message);
    }
}

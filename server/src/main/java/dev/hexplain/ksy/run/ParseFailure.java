package dev.hexplain.ksy.run;

/** Thrown where reading breaks off. Carries no stack trace, since it is about the input. */
public final class ParseFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ReadFailure failure;
    private final transient StreamBytes medium;

    /** A failure, and the bytes that its offset counts in. */
    ParseFailure(ReadFailure failure, StreamBytes medium) {
        super(failure.inWords(), null, false, false);
        this.failure = failure;
        this.medium = medium;
    }

    public ReadFailure failure() {
        return failure;
    }

    StreamBytes medium() {
        return medium;
    }
}

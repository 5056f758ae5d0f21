package dev.hexplain.ksy.run;

/** Reading broke off. Carries no stack trace: it is about the input. */
public final class ParseFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ReadFailure failure;
    private final transient StreamBytes medium;

    /** Takes what the failure's offset counts in. */
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

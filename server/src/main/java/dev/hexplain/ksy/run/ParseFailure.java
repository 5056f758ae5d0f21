package dev.hexplain.ksy.run;

/** Reading broke off. Carries no stack trace: it is about the input. */
public final class ParseFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;
    private final transient Medium medium;

    /** Takes what the failure's offset counts in. */
    ParseFailure(Failure failure, Medium medium) {
        super(failure.inWords(), null, false, false);
        this.failure = failure;
        this.medium = medium;
    }

    public Failure failure() {
        return failure;
    }

    Medium medium() {
        return medium;
    }
}

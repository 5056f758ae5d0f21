package dev.hexplain.ksy.run;

/** Reading broke off. Carries no stack trace: it is about the input. */
public final class ParseFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    ParseFailure(Failure failure) {
        super(failure.expected() + ", found " + failure.actual(), null, false, false);
        this.failure = failure;
    }

    public Failure failure() {
        return failure;
    }
}

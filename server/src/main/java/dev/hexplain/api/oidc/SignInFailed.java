package dev.hexplain.api.oidc;

import java.util.Locale;

/** Somebody was not signed in. The page says why; what exactly was wrong is for the log. */
final class SignInFailed extends Exception {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** What the page is told. */
    enum Reason {
        /** The provider does not answer, or answers what nobody can use. */
        PROVIDER,
        /** The provider let nobody in. */
        REFUSED,
        /** It took too long, or began in another browser. */
        EXPIRED,
        /** Whoever it is may do nothing here. */
        NOBODY;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    SignInFailed(Reason reason, String detail) {
        super(detail);
        this.reason = reason;
    }

    SignInFailed(Reason reason, String detail, Exception cause) {
        super(detail + ": " + cause.getMessage(), cause);
        this.reason = reason;
    }

    Reason reason() {
        return reason;
    }
}

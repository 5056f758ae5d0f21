package dev.hexplain.api.oidc;

import java.util.Locale;

/** A sign-in failed. The page says why; what exactly was wrong is for the log. */
final class SignInFailed extends Exception {
    private static final long serialVersionUID = 1;

    private final Reason reason;

    /** The message to the page. */
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

package dev.hexplain.api;

/** A request that is answered with a problem (RFC 9457) rather than what it asked for. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final int BUSY = 503;

    private final int status;
    private final String kind;
    private final String title;
    private final long retryAfter;

    Problem(int status, String kind, String title, String detail) {
        this(status, kind, title, detail, status == BUSY ? 1 : 0);
    }

    private Problem(int status, String kind, String title, String detail, long retryAfter) {
        super(detail, null, false, false);
        this.retryAfter = retryAfter;
        this.status = status;
        this.kind = kind;
        this.title = title;
    }

    static Problem badRequest(String detail) {
        return new Problem(400, "bad-request", "Bad request", detail);
    }

    static Problem unauthorized(String detail) {
        return new Problem(401, "token-missing", "Token required", detail);
    }

    /** The page offers both ways. */
    static Problem signInNeeded(String detail) {
        return new Problem(401, "sign-in-needed", "Sign-in required", detail);
    }

    /** @param seconds after which there may be room */
    static Problem busy(String detail, int seconds) {
        return new Problem(BUSY, "busy", "The server is busy", detail, seconds);
    }

    static Problem notReady(String detail) {
        return new Problem(409, "not-ready", "Not ready", detail, 1);
    }

    static Problem forbidden(String detail) {
        return new Problem(403, "forbidden", "This may not be asked from there", detail);
    }

    static Problem tokenTooWeak(String detail) {
        return new Problem(403, "token-too-weak", "The token's scope does not allow this", detail);
    }

    static Problem tooManyRequests(String detail) {
        return tooManyRequests(detail, 1);
    }

    /** @param seconds after which it may be asked again */
    static Problem tooManyRequests(String detail, long seconds) {
        return new Problem(429, "too-many-requests", "Too many requests", detail, seconds);
    }

    static Problem notFound(String detail) {
        return new Problem(404, "not-found", "There is no such thing", detail);
    }

    static Problem unsupportedMediaType(String detail) {
        return new Problem(415, "unsupported-media-type", "The body's type is not understood", detail);
    }

    /** Seconds after which it may be asked again; 0 where that does not help. */
    long retryAfter() {
        return retryAfter;
    }

    int status() {
        return status;
    }

    /** A stable name. */
    String kind() {
        return kind;
    }

    String title() {
        return title;
    }

    String detail() {
        return String.valueOf(getMessage());
    }
}

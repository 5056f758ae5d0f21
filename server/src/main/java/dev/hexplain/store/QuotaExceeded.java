package dev.hexplain.store;

/** Thrown when an upload is larger than the quota. */
public final class QuotaExceeded extends Exception {
    private static final long serialVersionUID = 1;

    private final long quota;

    public QuotaExceeded(long quota) {
        super("An upload may hold at most " + quota + " bytes", null, false, false);
        this.quota = quota;
    }

    /** Bytes an upload may hold. */
    public long quota() {
        return quota;
    }
}

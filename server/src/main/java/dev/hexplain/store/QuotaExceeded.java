package dev.hexplain.store;

/** An upload held more bytes than one may. */
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

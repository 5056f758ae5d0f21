package dev.hexplain.ingest.capture;

/**
 * Limits on indexing a capture. Reaching one is an issue; what came before stays.
 *
 * @param bytes most bytes of the capture to read
 * @param packets most packets
 * @param flows most flows
 * @param issues most issues that are kept; more are counted
 */
public record CaptureLimits(long bytes, int packets, int flows, int issues) {
    /** Interfaces that are kept of all sections together. */
    static final int INTERFACES = 1 << 13;

    /** Comments and resolved names that are kept, of each. */
    static final int NOTES = 1 << 20;

    public static final CaptureLimits USUAL = new CaptureLimits(Long.MAX_VALUE, 1 << 30, 1 << 24, 100_000);

    public CaptureLimits bytes(long most) {
        return new CaptureLimits(most, packets, flows, issues);
    }
}

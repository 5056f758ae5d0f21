package dev.hexplain.api;

/**
 * What one client may ask for: who has a token. Without tokens there are no limits.
 *
 * @param requests a second; twice as many at once
 * @param bytes that are received, a minute
 * @param decodings begun, a minute
 * @param streams of events that are open at the same time
 */
public record ClientLimits(int requests, long bytes, int decodings, int streams) {
    /** Far more than the page needs, and far less than would keep others waiting. */
    public static final ClientLimits USUAL = new ClientLimits(200, 10L << 30, 300, 32);

    public ClientLimits {
        if (requests < 1 || bytes < 1 || decodings < 1 || streams < 1) {
            throw new IllegalArgumentException("Limits of clients are numbers from 1");
        }
    }
}

package dev.hexplain.api;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits guesses at the token (rate limiting): counts wrong tokens by client address. After so many a second no token
 * is accepted for a moment, not even the right one, since otherwise the answer would reveal it. Remembers a bounded
 * number of clients. Safe for many threads.
 */
final class TokenThrottle {
    static final int A_SECOND = 10;
    static final int CLIENTS = 4096;

    private static final long NANOS_EACH = Duration.ofSeconds(1).toNanos() / A_SECOND;

    /** Bytes of the network prefix of an IPv6 address; one client may use every address in it. */
    private static final int NETWORK = 8;

    private final LongSupplier nanos;

    /** When the last wrong token of a client expires; least recently used first. */
    private final Map<String, Long> expiresAt = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > CLIENTS;
        }
    };

    TokenThrottle(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Whether a client may try a token now. */
    synchronized boolean mayTry(String address) {
        return debt(client(address)) <= (A_SECOND - 1) * NANOS_EACH;
    }

    /** Notes that a client's token was wrong. */
    synchronized void wrong(String address) {
        String client = client(address);
        expiresAt.put(client, nanos.getAsLong() + debt(client) + NANOS_EACH);
    }

    synchronized int clients() {
        return expiresAt.size();
    }

    private long debt(String client) {
        Long until = expiresAt.get(client);
        return until == null ? 0 : Math.max(0, until - nanos.getAsLong());
    }

    private static String client(String address) {
        if (!address.contains(":")) {
            return address;
        }
        try {
            // A literal: no name is looked up.
            byte[] bytes =
                    InetAddress.ofLiteral(address.replaceAll("[\\[\\]]", "")).getAddress();
            return bytes.length > NETWORK
                    ? HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK))
                    : InetAddress.getByAddress(bytes).getHostAddress();
        } catch (IllegalArgumentException | UnknownHostException notAnAddress) {
            return address;
        }
    }
}

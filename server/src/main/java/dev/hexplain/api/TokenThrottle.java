package dev.hexplain.api;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.LongSupplier;

/**
 * Limits guesses at the token (rate limiting): counts wrong tokens by client address. After so many a second no token
 * is accepted for a moment, not even the right one, since otherwise the answer would reveal it. Remembers a bounded
 * number of clients. Safe for many threads.
 */
final class TokenThrottle {
    static final int A_SECOND = 10;

    /** Bytes of the network prefix of an IPv6 address; one client may use every address in it. */
    private static final int NETWORK = 8;

    private final Throttle wrong;

    TokenThrottle(LongSupplier nanos) {
        this.wrong = new Throttle(A_SECOND, Duration.ofSeconds(1), A_SECOND, nanos);
    }

    /** Whether a client may try a token now. */
    boolean mayTry(String address) {
        return wrong.mayTake(client(address));
    }

    /** Notes that a client's token was wrong. */
    void wrong(String address) {
        wrong.take(client(address), 1);
    }

    int clients() {
        return wrong.clients();
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

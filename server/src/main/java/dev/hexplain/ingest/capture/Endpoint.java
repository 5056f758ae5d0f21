package dev.hexplain.ingest.capture;

/**
 * One endpoint of a flow: address and port.
 *
 * @param address as text: dotted decimal, or as RFC 5952 writes IPv6
 * @param port 0 where the protocol has none
 */
public record Endpoint(String address, int port) {
    private static final int GROUPS = 8;

    static Endpoint of(int family, long high, long low, int port) {
        return new Endpoint(family == 6 ? ipv6(high, low) : ipv4(low), port);
    }

    /** Dotted decimal. */
    static String ipv4(long bits) {
        return (bits >>> 24 & 0xFF) + "." + (bits >>> 16 & 0xFF) + "." + (bits >>> 8 & 0xFF) + "." + (bits & 0xFF);
    }

    /** RFC 5952: the longest run of two zero groups or more, the first of equals, is left out. */
    static String ipv6(long high, long low) {
        int[] groups = new int[GROUPS];
        for (int i = 0; i < GROUPS; i++) {
            groups[i] = (int) ((i < 4 ? high : low) >>> (48 - 16 * (i & 3))) & 0xFFFF;
        }
        int longest = 1;
        int start = -1;
        for (int i = 0; i < GROUPS; i++) {
            int zeros = zerosAt(groups, i);
            if (zeros > longest) {
                longest = zeros;
                start = i;
            }
        }
        if (start < 0) {
            return hex(groups, 0, GROUPS);
        }
        return hex(groups, 0, start) + "::" + hex(groups, start + longest, GROUPS);
    }

    private static int zerosAt(int[] groups, int from) {
        int at = from;
        while (at < GROUPS && groups[at] == 0) {
            at++;
        }
        return at - from;
    }

    private static String hex(int[] groups, int from, int to) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < to; i++) {
            text.append(i == from ? "" : ":").append(Integer.toHexString(groups[i]));
        }
        return text.toString();
    }

    /** {@code 10.0.0.1:80}, {@code [::1]:80}, or the address alone where there is no port. */
    @Override
    public String toString() {
        if (port == 0) {
            return address;
        }
        return address.indexOf(':') >= 0 ? "[" + address + "]:" + port : address + ":" + port;
    }
}

package dev.hexplain.inspect.access;

import java.util.Locale;
import java.util.Set;

/** The host names by which a browser on this machine reaches the server. */
public final class LoopbackNames {
    private static final Set<String> NAMES = Set.of("localhost", "127.0.0.1", "::1", "[::1]");

    private LoopbackNames() {}

    public static boolean contains(String host) {
        return NAMES.contains(host.toLowerCase(Locale.ROOT));
    }

    /** The name in a {@code Host} header, without its port. */
    public static String nameIn(String hostHeader) {
        int end = hostHeader.startsWith("[") ? hostHeader.indexOf(']') + 1 : hostHeader.indexOf(':');
        return end <= 0 ? hostHeader : hostHeader.substring(0, end);
    }
}

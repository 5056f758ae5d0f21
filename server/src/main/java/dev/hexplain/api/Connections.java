package dev.hexplain.api;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;

/**
 * How many connections there may be. Each takes a file handle, and so does every open dump: where all were taken by
 * connections, not even the one could be accepted that asks how the server is.
 */
final class Connections {
    /** Handles for the program, its database, and what stays open. */
    private static final long FOR_FILES = 192;

    private static final long MOST = 10_000;

    /** Where there are as many as may be, those that say nothing for so long are closed. */
    private static final long IDLE_MILLIS = 1_000;

    private Connections() {}

    static void limit(Server server) {
        NetworkConnectionLimit limit = new NetworkConnectionLimit((int) most(handles()), server);
        limit.setEndPointIdleTimeout(IDLE_MILLIS);
        server.addBean(limit);
    }

    /** Of so many handles. */
    static long most(long handles) {
        return Math.min(MOST, Math.max(handles - FOR_FILES, handles / 4));
    }

    private static long handles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
                ? system.getMaxFileDescriptorCount()
                : Long.MAX_VALUE;
    }
}

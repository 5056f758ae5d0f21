package dev.hexplain.api;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;

/**
 * Limits the number of connections. Each takes a file handle, and so does every file that is written: were all handles
 * taken by connections, not even a health check could be accepted.
 */
final class ConnectionLimit {
    /** Handles for uploads, indexes that are written, and the database's connections. */
    private static final long FOR_FILES = 64;

    private static final long MOST = 10_000;

    /** Once the limit is reached, connections that are idle for so long are closed. */
    private static final long IDLE_MILLIS = 500;

    private ConnectionLimit() {}

    static void limit(Server server) {
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            long most = most(system.getMaxFileDescriptorCount(), system.getOpenFileDescriptorCount());
            NetworkConnectionLimit limit = new NetworkConnectionLimit((int) most, server);
            limit.setEndPointIdleTimeout(IDLE_MILLIS);
            server.addBean(limit);
        }
    }

    /**
     * The largest number of connections that leaves enough handles for files.
     *
     * @param handles the process may have
     * @param open before the first connection
     */
    static long most(long handles, long open) {
        return Math.min(MOST, Math.max(handles - open - FOR_FILES, handles / 8));
    }
}

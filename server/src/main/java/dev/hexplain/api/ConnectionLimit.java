package dev.hexplain.api;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;

/**
 * Limits the number of connections. Each takes a file handle, and so does every file that is written: were all handles
 * taken by connections, not even a health check could be accepted. Once the limit is reached, idle connections are
 * closed, all of them: if the first closed one ended that, each waiting connection would wait for one more to idle.
 */
final class ConnectionLimit extends NetworkConnectionLimit {
    /** Handles for uploads, indexes that are written, and the database's connections. */
    private static final long FOR_FILES = 64;

    private static final long MOST = 10_000;

    /** Once the limit is reached, connections that are idle for so long are closed. */
    private static final long IDLE_MILLIS = 500;

    private final ServerConnector connector;
    private final long usualIdleMillis;

    private ConnectionLimit(int most, ServerConnector connector) {
        super(most, connector);
        this.connector = connector;
        this.usualIdleMillis = connector.getIdleTimeout();
        setEndPointIdleTimeout(IDLE_MILLIS);
    }

    static void limit(ServerConnector connector) {
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system) {
            long most = most(system.getMaxFileDescriptorCount(), system.getOpenFileDescriptorCount());
            connector.getServer().addBean(new ConnectionLimit((int) most, connector));
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

    /** Connections that are accepted, but not open yet, get the short time when they open. */
    @Override
    protected void limit() {
        connector.setIdleTimeout(IDLE_MILLIS);
        super.limit();
    }

    /** Accepts again when every connection had the time to be closed as idle. */
    @Override
    protected void unlimit() {
        connector.getScheduler().schedule(this::unlimitUnlessFull, IDLE_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** If connections that were being accepted have filled it meanwhile, the next one that closes asks again. */
    private void unlimitUnlessFull() {
        if (getNetworkConnectionCount() + getPendingNetworkConnectionCount() < getMaxNetworkConnectionCount()) {
            connector.setIdleTimeout(usualIdleMillis);
            super.unlimit();
        }
    }
}

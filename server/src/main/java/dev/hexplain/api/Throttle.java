package dev.hexplain.api;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits a rate by client (generic cell rate algorithm): each unit that a client takes is paid off at the rate, and who
 * owes more than the burst takes nothing for a while. Remembers a bounded number of clients. Safe for many threads.
 */
final class Throttle {
    static final int CLIENTS = 4096;

    private final LongSupplier nanos;
    private final double nanosEach;
    private final double mostOwed;

    /** When a client has paid off what it took; least recently used first. */
    private final Map<String, Double> paidAt = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Double> eldest) {
            return size() > CLIENTS;
        }
    };

    /**
     * A limit.
     *
     * @param units that a client may take in some time
     * @param burst units that it may take at once
     * @param nanos the clock
     */
    Throttle(long units, Duration time, long burst, LongSupplier nanos) {
        this.nanos = nanos;
        this.nanosEach = (double) time.toNanos() / units;
        this.mostOwed = (burst - 1) * nanosEach;
    }

    /** Whether a client may take a unit now. */
    synchronized boolean mayTake(String client) {
        return owed(client) <= mostOwed;
    }

    /** Takes units, whether the client may or not. */
    synchronized void take(String client, long units) {
        paidAt.put(client, nanos.getAsLong() + owed(client) + units * nanosEach);
    }

    /** Takes a unit where the client may; false where it may not. */
    synchronized boolean tryTake(String client) {
        boolean may = mayTake(client);
        if (may) {
            take(client, 1);
        }
        return may;
    }

    /** How long a client has to wait until it may take a unit. */
    synchronized Duration wait(String client) {
        return Duration.ofNanos((long) Math.max(0, Math.ceil(owed(client) - mostOwed)));
    }

    synchronized int clients() {
        return paidAt.size();
    }

    private double owed(String client) {
        Double until = paidAt.get(client);
        return until == null ? 0 : Math.max(0, until - nanos.getAsLong());
    }
}

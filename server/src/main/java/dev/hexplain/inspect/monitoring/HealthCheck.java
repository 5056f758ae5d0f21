package dev.hexplain.inspect.monitoring;

/**
 * A readiness check of one thing that the server needs.
 *
 * @param name a word for the answer: {@code database}
 * @param needed whether the server is not ready without it
 * @param probe throws where it is not there; the message is for the log
 */
public record HealthCheck(String name, boolean needed, Probe probe) {
    /** One without which the server is not ready. */
    public HealthCheck(String name, Probe probe) {
        this(name, true, probe);
    }

    /** Checks it; interrupted where it takes too long. */
    @FunctionalInterface
    public interface Probe {
        void run() throws Exception;
    }
}

package dev.hexplain.inspect.monitoring;

/**
 * A readiness check of one thing that the server needs.
 *
 * @param name a word for the answer: {@code database}
 * @param probe throws where it is not there; the message is for the log
 */
public record HealthCheck(String name, Probe probe) {
    /** Checks it; interrupted where it takes too long. */
    @FunctionalInterface
    public interface Probe {
        void run() throws Exception;
    }
}

package dev.hexplain.inspect.monitoring;

/**
 * One thing that the server cannot do without.
 *
 * @param name a word for the answer: {@code database}
 * @param probe throws where it is not there; the message is for the log
 */
public record HealthCheck(String name, Probe probe) {
    /** A look at it; interrupted where it takes too long. */
    @FunctionalInterface
    public interface Probe {
        void run() throws Exception;
    }
}

package dev.hexplain.inspect.monitoring;

/**
 * A readiness check of one thing that the server needs.
 *
 * @param name a word for the answer: {@code database}
 * @param needed whether the server is not ready without it
 * @param otherwise the word for the answer where it is not there
 * @param probe throws where it is not there; the message is for the log
 */
public record HealthCheck(String name, boolean needed, String otherwise, Probe probe) {
    private static final String DOWN = "down";
    private static final String RESTART = "restart";

    /** One without which the server is not ready. */
    public HealthCheck(String name, Probe probe) {
        this(name, true, probe);
    }

    public HealthCheck(String name, boolean needed, Probe probe) {
        this(name, needed, DOWN, probe);
    }

    /** One of what does not come back before the server is started again. */
    public static HealthCheck untilRestart(String name, Probe probe) {
        return new HealthCheck(name, true, RESTART, probe);
    }

    /** Checks it; interrupted where it takes too long. */
    @FunctionalInterface
    public interface Probe {
        void run() throws Exception;
    }
}

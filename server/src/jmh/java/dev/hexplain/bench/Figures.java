package dev.hexplain.bench;

/** What an iteration cost besides wall time, in the process that runs it. {@link FiguresProfiler} hands it to JMH. */
final class Figures {
    /** Of one round: milliseconds of the thread's processor time, bytes read, allocated, and of the index. */
    static volatile double cpuMillis;

    static volatile double bytes;
    static volatile double allocated;
    static volatile double indexBytes;

    private Figures() {}
}

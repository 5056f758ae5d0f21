package dev.hexplain.bench;

import java.io.IOException;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Rounds whose processor time and allocation are reported beside the wall time. */
@State(Scope.Thread)
public abstract class MeasuredRounds {
    private final CpuTime cpu = new CpuTime();

    /** Bytes that a round reads. */
    abstract long size() throws IOException;

    /** Removes what a round leaves, off the clock. */
    void tidy() throws IOException {}

    @Setup(Level.Invocation)
    public void startClock() {
        cpu.start();
    }

    @TearDown(Level.Invocation)
    public void stopClock() throws IOException {
        cpu.stop();
        tidy();
    }

    @TearDown(Level.Iteration)
    public void report() throws IOException {
        System.out.print(cpu.report(size()));
    }
}

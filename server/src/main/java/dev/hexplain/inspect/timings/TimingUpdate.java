package dev.hexplain.inspect.timings;

import dev.hexplain.inspect.view.TimingView;

/** What a run tells while it measures. */
public sealed interface TimingUpdate {
    /** Nothing new, about once a second. */
    record Alive() implements TimingUpdate {}

    /** Another program on this machine measures: this run goes on when that has ended. */
    record Waiting() implements TimingUpdate {}

    /** An iteration has ended. */
    record Iteration(TimingView.IterationView at) implements TimingUpdate {}

    /** A codec is measured, or cannot be. */
    record Result(TimingView.CodecTimeView of) implements TimingUpdate {}

    /**
     * All are measured.
     *
     * @param jmh JMH's own JSON of all results
     */
    record Finished(TimingView run, String jmh) implements TimingUpdate {}
}

package dev.hexplain.timing;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** What happens while codecs are measured, in order. The worker tells its parent in JSON, an event a line. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = TimingEvent.Alive.class, name = "alive"),
    @JsonSubTypes.Type(value = TimingEvent.Waiting.class, name = "waiting"),
    @JsonSubTypes.Type(value = TimingEvent.Iteration.class, name = "iteration"),
    @JsonSubTypes.Type(value = TimingEvent.Measured.class, name = "measured"),
    @JsonSubTypes.Type(value = TimingEvent.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = TimingEvent.Failed.class, name = "failed"),
    @JsonSubTypes.Type(value = TimingEvent.Finished.class, name = "finished")
})
public sealed interface TimingEvent {
    /** Nothing, once a second: so that whoever listens sees whether there is somebody to tell it to. */
    record Alive() implements TimingEvent {}

    /** Another program on this machine runs JMH, which lets one run at a time: this one goes on when that has ended. */
    record Waiting() implements TimingEvent {}

    /**
     * An iteration has ended.
     *
     * @param codec its id
     * @param elements of the object, where its size was chosen; else 0
     * @param fork the process it ran in, from 1
     * @param forks processes in all for this operation
     * @param number the iteration in its process, from 1; those that do not count come first
     * @param iterations in each process
     * @param nanos of one call
     */
    record Iteration(
            String codec,
            int elements,
            TimedOperation operation,
            int fork,
            int forks,
            int number,
            int iterations,
            boolean counts,
            double nanos)
            implements TimingEvent {}

    /**
     * A codec is measured with an object.
     *
     * @param elements of the object, where its size was chosen; else 0
     * @param size of the encoding, in bytes
     * @param reused what the codec keeps from one call to the next
     */
    record Measured(String codec, int elements, int size, String reused, List<OperationTime> times)
            implements TimingEvent {
        /** The time of an operation. */
        public OperationTime time(TimedOperation operation) {
            return times.stream()
                    .filter(time -> time.operation() == operation)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** A codec cannot encode the object, or cannot be used here. */
    record Refused(String codec, int elements, String reason) implements TimingEvent {}

    /**
     * A codec failed while it was measured, or did not end in time.
     *
     * @param log the last lines that its processes wrote
     */
    record Failed(String codec, int elements, String reason, String log) implements TimingEvent {}

    /**
     * All are measured.
     *
     * @param jmh JMH's own JSON of all results
     */
    record Finished(String jmh) implements TimingEvent {}
}

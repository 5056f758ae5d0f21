package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The times of codecs with a sample, from one run.
 *
 * @param values all that were encoded
 * @param size how large the sample was made; null where it is as it is by itself
 * @param plan {@code quick}, {@code thorough} or {@code article}
 * @param started ISO 8601, to the second
 * @param seconds that the run took
 */
public record TimingView(
        String sample,
        JsonNode values,
        @Nullable Integer size,
        String plan,
        String started,
        double seconds,
        MachineView machine,
        List<CodecTimeView> results) {

    /**
     * What was measured on.
     *
     * @param cpu the model, as the system calls it
     * @param memory in bytes; 0 where the system does not tell
     * @param flags of the JVMs that measured
     * @param loadBefore processes that were running on average in the minute before; negative where unknown
     */
    public record MachineView(
            String cpu,
            int processors,
            long memory,
            String system,
            String jdk,
            String jmh,
            List<String> flags,
            double loadBefore,
            double loadAfter) {}

    /**
     * An iteration that has ended.
     *
     * @param operation {@code encode} or {@code decode}
     * @param process the process it ran in, from 1
     * @param number the iteration in its process, from 1; those that do not count come first
     * @param nanos of one call
     */
    public record IterationView(
            String codec,
            String operation,
            int process,
            int processes,
            int number,
            int iterations,
            boolean counts,
            double nanos) {}

    /** The times of one codec, or why there are none. */
    public sealed interface CodecTimeView {
        String codec();

        /** The outcome's name in JSON. */
        @JsonProperty
        default String state() {
            return switch (this) {
                case Measured _ -> "measured";
                case Refused _ -> "refused";
                case Failed _ -> "failed";
            };
        }
    }

    /**
     * The times of a codec.
     *
     * @param version of its library
     * @param size of the encoding, in bytes
     * @param reused what it keeps from one call to the next
     */
    @JsonPropertyOrder({"codec", "state"})
    public record Measured(
            String codec, String version, int size, String reused, OperationView encode, OperationView decode)
            implements CodecTimeView {}

    /** A codec that cannot take the object, or whose library cannot be used here. */
    @JsonPropertyOrder({"codec", "state"})
    public record Refused(String codec, String version, String reason) implements CodecTimeView {}

    /**
     * A codec that failed while it was measured.
     *
     * @param log the last lines that it wrote
     */
    @JsonPropertyOrder({"codec", "state"})
    public record Failed(String codec, String version, String reason, String log) implements CodecTimeView {}

    /**
     * The time of an operation.
     *
     * @param nanos of one call
     * @param error half of the interval that holds it with 99.9 % confidence; null where there was one iteration
     * @param perSecond calls
     * @param megabytesPerSecond of the encoding
     * @param allocated bytes on the heap for one call; null where the JVM does not tell
     * @param noisy whether the error is above 20 %
     */
    public record OperationView(
            double nanos,
            @Nullable Double error,
            double perSecond,
            double megabytesPerSecond,
            @Nullable Double allocated,
            boolean noisy) {}
}

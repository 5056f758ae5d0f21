package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The times of codecs with an object, from one run.
 *
 * @param title of the object, for people
 * @param sample its id; null where the object is of a dump
 * @param values all that were encoded; null where the object is of a dump
 * @param size how large the sample was made; null where it is as it is by itself
 * @param object what was made of a dump; null for a sample
 * @param plan {@code quick}, {@code thorough} or {@code article}
 * @param started ISO 8601, to the second
 * @param seconds that the run took
 */
public record TimingView(
        String title,
        @Nullable String sample,
        @Nullable JsonNode values,
        @Nullable Integer size,
        @Nullable ObjectView object,
        String plan,
        String started,
        double seconds,
        MachineView machine,
        List<CodecTimeView> results) {

    /**
     * An object that was made of a dump.
     *
     * @param at path of the value in the dump; empty for its only object
     */
    public record ObjectView(String className, String at) {}

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
     * @param elements of the sample, where its size was chosen
     * @param operation {@code encode} or {@code decode}
     * @param process the process it ran in, from 1
     * @param number the iteration in its process, from 1; those that do not count come first
     * @param nanos of one call
     */
    public record IterationView(
            String codec,
            @Nullable Integer elements,
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

        /** How large the sample was made; null where it is as it is by itself. */
        @Nullable Integer elements();

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
            String codec,
            @Nullable Integer elements,
            String version,
            int size,
            String reused,
            OperationView encode,
            OperationView decode)
            implements CodecTimeView {}

    /** A codec that cannot take the object, or whose library cannot be used here. */
    @JsonPropertyOrder({"codec", "state"})
    public record Refused(String codec, @Nullable Integer elements, String version, String reason)
            implements CodecTimeView {}

    /**
     * A codec that failed while it was measured.
     *
     * @param log the last lines that it wrote
     */
    @JsonPropertyOrder({"codec", "state"})
    public record Failed(String codec, @Nullable Integer elements, String version, String reason, String log)
            implements CodecTimeView {}

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

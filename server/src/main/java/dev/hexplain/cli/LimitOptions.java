package dev.hexplain.cli;

import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.work.TimedAnswer;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options that limit what reading one dump may cost. A bound that is reached ends reading with an issue; what was read
 * stays.
 */
final class LimitOptions {
    private final Argument<Integer> fields = Argument.option(
            int.class,
            OptionSpec.builder("--max-fields")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_MAX_FIELDS:-2000000000}")
                    .description("Limit of fields stored for one dump (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> depth = Argument.option(
            int.class,
            OptionSpec.builder("--max-depth")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_MAX_DEPTH:-20000000}")
                    .description("Limit of nesting depth (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> seconds = Argument.option(
            int.class,
            OptionSpec.builder("--max-seconds")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_MAX_SECONDS:-300}")
                    .description("Limit of decoding time in seconds (default: ${DEFAULT-VALUE})."));

    private final Argument<Long> derived = Argument.option(
            long.class,
            OptionSpec.builder("--max-derived")
                    .paramLabel("SIZE")
                    .defaultValue("${env:HEXPLAIN_MAX_DERIVED:-1g}")
                    .converters(new ByteCount())
                    .description(
                            "Limit of bytes derived from one dump, such as decompressed ones (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> indexPerByte = Argument.option(
            int.class,
            OptionSpec.builder("--max-index")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_MAX_INDEX:-64}")
                    .description(
                            "Limit of index bytes for each byte of a dump, besides 64 MiB (default: ${DEFAULT-VALUE})."));

    /** When reading the dump began. */
    private long start = System.nanoTime();

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(fields, depth, seconds, derived, indexPerByte);
    }

    /** The limit on what is made of a dump, where nothing else is done with it. */
    Argument<Long> derived() {
        return derived;
    }

    /** As options of the data source for Spark. */
    Map<String, String> optionsOfSpark() {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("maxFields", String.valueOf(fields.value()));
        options.put("maxDepth", String.valueOf(depth.value()));
        options.put("maxSeconds", String.valueOf(seconds.value()));
        options.put("maxDerived", String.valueOf(derived.value()));
        options.put("maxIndex", String.valueOf(indexPerByte.value()));
        return options;
    }

    /** Works out an answer, in the time that is left of what was said: {@link TimedAnswer}. */
    <R> R within(PrintWriter err, ScopedValue.CallableOp<R, IOException> answer) throws IOException {
        return seconds.isWritten()
                ? TimedAnswer.within(Duration.ofSeconds(seconds.value()), start, err, answer)
                : answer.call();
    }

    /** When reading the dump began, as {@link System#nanoTime} counts: all that is done with it has the same end. */
    long start() {
        return start;
    }

    /** The bounds for a dump that is read from now on. */
    DumpLimits bounds() {
        start = System.nanoTime();
        return new DumpLimits(
                fields.value(),
                depth.value(),
                Duration.ofSeconds(seconds.value()),
                derived.value(),
                indexPerByte.value());
    }
}

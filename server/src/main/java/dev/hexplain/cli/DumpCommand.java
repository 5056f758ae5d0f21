package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.DialectConversion;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Model.OptionSpec;

/** Converts the bytes inside a dump to a dialect, or writes them as they are. */
final class DumpCommand extends Command {
    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The dump; - reads standard input. Without one, targets are listed.")
                    .arity("0..1"));

    private final Argument<String> target = Argument.option(
            String.class,
            OptionSpec.builder("--as")
                    .paramLabel("raw|xxd|…")
                    .defaultValue("raw")
                    .description("Target: a dialect, raw bytes or a capture (default: ${DEFAULT-VALUE})."));

    private final Argument<String> layers = Argument.option(
            String.class,
            OptionSpec.builder("--layers")
                    .paramLabel("dialect|all|PATH")
                    .defaultValue(DialectConversion.DIALECT)
                    .description(
                            "Encoding layers to remove first: the text only, every layer that is recognised, or those named,",
                            "such as xxd/gzip (default: ${DEFAULT-VALUE})."));

    private final Argument<Path> out = OutputOptions.file("Output file (default: standard output).");

    private final LimitOptions bounds = new LimitOptions();

    DumpCommand() {
        super("dump", "Write the bytes inside a dump, as they are or in another dialect.");
        add(dump);
        add(target);
        add(layers);
        add(out);
        printsInto(out::given);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        if (dump.given().isEmpty()) {
            DialectConversion.targets().forEach(out()::println);
            return 0;
        }
        return write(dump.value());
    }

    private int write(DumpInput text) throws IOException {
        OutputStream sink = new BufferedOutputStream(bytes());
        DialectConversion.Outcome outcome =
                new DialectConversion(bounds.bounds()).write(text, layers.value(), target.value(), sink);
        sink.flush();
        PrintWriter err = err();
        outcome.issues().forEach(issue -> err.println("hexplain: " + issue));
        err.flush();
        return ExitCodes.of(outcome.complete() ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
    }
}

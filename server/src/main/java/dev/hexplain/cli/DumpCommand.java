package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.DialectConversion;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Converts the bytes inside a dump to a dialect, or writes them as they are. */
@Command(
        name = "dump",
        description = "Write the bytes inside a dump, as they are or in another dialect.",
        sortOptions = false)
final class DumpCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE|-",
            arity = "0..1",
            converter = DumpConverter.class,
            description = "The dump; - reads standard input. Without one, targets are listed.")
    private @Nullable DumpInput dump;

    @Option(
            names = "--as",
            paramLabel = "raw|xxd|…",
            defaultValue = "raw",
            description = "Target: a dialect, raw bytes or a capture (default: ${DEFAULT-VALUE}).")
    private String target = "";

    @Option(
            names = "--layers",
            paramLabel = "dialect|all|PATH",
            defaultValue = DialectConversion.DIALECT,
            description = {
                "Encoding layers to remove first: the text only, every layer that is recognised, or those named,",
                "such as xxd/gzip (default: ${DEFAULT-VALUE})."
            })
    private String layers = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Output file (default: standard output).")
    private @Nullable Path out;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (dump == null) {
            DialectConversion.targets().forEach(spec.commandLine().getOut()::println);
            return 0;
        }
        return write(dump);
    }

    private int write(DumpInput text) throws IOException {
        try (OutputStream sink = sink()) {
            DialectConversion.Outcome outcome =
                    new DialectConversion(bounds.bounds()).write(text, layers, target, sink);
            PrintWriter err = spec.commandLine().getErr();
            outcome.issues().forEach(issue -> err.println("hexplain: " + issue));
            err.flush();
            return ExitCodes.of(outcome.complete() ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
        }
    }

    private OutputStream sink() throws IOException {
        return new BufferedOutputStream(
                out == null ? new Console(new FileOutputStream(FileDescriptor.out)) : Files.newOutputStream(out));
    }

    /** Standard output, which others write to after this command. */
    private static final class Console extends FilterOutputStream {
        Console(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] octets, int from, int length) throws IOException {
            out.write(octets, from, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}

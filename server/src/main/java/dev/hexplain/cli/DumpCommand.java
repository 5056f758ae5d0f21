package dev.hexplain.cli;

import dev.hexplain.inspect.Respelling;
import dev.hexplain.inspect.Status;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Spells what a text spells in another way. */
@Command(
        name = "dump",
        description = "Write the bytes that a text spells, as they are or in another dialect.",
        sortOptions = false)
final class DumpCommand implements Callable<Integer> {
    private static final String DIALECT_ONLY = "dialect";

    @Parameters(
            paramLabel = "FILE|-",
            arity = "0..1",
            description = "The dump; - reads standard input. Without one, what can be written is listed.")
    private @Nullable String file;

    @Option(
            names = "--as",
            paramLabel = "raw|xxd|…",
            defaultValue = "raw",
            description = "How to write them (default: ${DEFAULT-VALUE}).")
    private String target = "";

    @Option(
            names = "--dialect",
            paramLabel = "auto|ID",
            defaultValue = "auto",
            description = "How the bytes are spelled (default: ${DEFAULT-VALUE}).")
    private String dialect = "";

    @Option(
            names = "--layers",
            paramLabel = "dialect",
            defaultValue = DIALECT_ONLY,
            description = "What to take off first (default: ${DEFAULT-VALUE}).")
    private String layers = "";

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write (default: standard output).")
    private @Nullable Path out;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (!layers.equals(DIALECT_ONLY)) {
            throw new ParameterException(spec.commandLine(), "--layers is dialect, not " + layers);
        }
        if (file == null) {
            Respelling.targets().forEach(spec.commandLine().getOut()::println);
            return 0;
        }
        return file.equals("-") ? standardInput() : write(Path.of(file));
    }

    /** Kept in a file meanwhile: it may be larger than memory. */
    private int standardInput() throws IOException {
        Path kept = Files.createTempFile("hexplain", ".text");
        try {
            Files.copy(System.in, kept, StandardCopyOption.REPLACE_EXISTING);
            return write(kept);
        } finally {
            Files.delete(kept);
        }
    }

    private int write(Path text) throws IOException {
        try (OutputStream sink = sink()) {
            Respelling.Outcome outcome =
                    new Respelling(bounds.bounds().derivedBytes()).write(text, dialect, target, sink);
            PrintWriter err = spec.commandLine().getErr();
            outcome.issues().forEach(issue -> err.println("hexplain: " + issue));
            err.flush();
            return ExitCodes.of(outcome.complete() ? Status.COMPLETE : Status.PARTIAL);
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

package dev.hexplain.cli;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WholeFile;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.Ink;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command, which describes itself in code. Reading annotations, and setting fields by reflection, would take a third
 * of the time of a small job.
 */
abstract class Command implements Callable<Integer> {
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    private Supplier<Optional<Path>> outputFile = Optional::empty;
    /** Standard output as it is: what {@link System#out} cannot write is lost without a word. */
    private OutputStream bytes = new FileOutputStream(FileDescriptor.out);

    Command(String name, String... description) {
        spec.name(name).usageMessage().description(description).sortOptions(false);
    }

    /** In the order of the help text. */
    final void add(Argument<?> argument) {
        spec.add(argument.spec());
    }

    final void add(List<? extends Argument<?>> arguments) {
        arguments.forEach(this::add);
    }

    /** Adds options of what is printed, and has it printed into the file that they name. */
    final void add(OutputOptions<?> options) {
        add(options.arguments());
        printsInto(options::file);
    }

    /** Sets where all that the command prints goes, if not to standard output. */
    final void printsInto(Supplier<Optional<Path>> file) {
        outputFile = file;
    }

    final CommandSpec spec() {
        return spec;
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** Where bytes go that are printed as they are; it stays open. */
    final OutputStream bytes() {
        return bytes;
    }

    /** Colours of what is printed: none in a file, unless they are asked for. */
    final Ink ink(Colouring colour) {
        return colour.ink(outputFile.get().isEmpty() && Terminal.isOutput());
    }

    /**
     * Has a command run, once its options are understood. Where these name a file, all that it prints goes there: the file is
     * there once the command has ended, and a failure leaves none.
     */
    final int printing(IntSupplier run) {
        Optional<Path> file = spec.commandLine().isUsageHelpRequested() ? Optional.empty() : outputFile.get();
        return file.map(path -> printing(path, run)).orElseGet(run::getAsInt);
    }

    private int printing(Path file, IntSupplier run) {
        AtomicInteger exitCode = new AtomicInteger();
        try {
            for (DumpInput dump : dumps()) {
                dump.requireApart(file);
            }
            new WholeFile(file).write(to -> {
                PrintWriter text = Main.writer(to);
                bytes = to;
                spec.commandLine().setOut(text);
                exitCode.set(run.getAsInt());
                if (text.checkError()) {
                    throw new IOException("%s could not be written whole".formatted(file));
                }
            });
        } catch (IOException | Refusal failure) {
            throw new ExecutionException(spec.commandLine(), String.valueOf(failure.getMessage()), failure);
        }
        return exitCode.get();
    }

    private List<DumpInput> dumps() {
        return spec.args().stream()
                .map(ArgSpec::<Object>getValue)
                .flatMap(value -> value instanceof Collection<?> all ? all.stream() : Stream.ofNullable(value))
                .filter(DumpInput.class::isInstance)
                .map(DumpInput.class::cast)
                .toList();
    }
}

package dev.hexplain.cli;

import dev.hexplain.inspect.Prefetch;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Explains what every byte of a binary dump means. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        FileOutputStream output = new FileOutputStream(FileDescriptor.out);
        PrintWriter out = writer(output);
        PrintWriter err = writer(new FileOutputStream(FileDescriptor.err));
        String[] words = withCommand(args);
        boolean reads = words.length > 1;
        Runnable before = reads ? Prefetch.start()::await : () -> {};
        int exitCode = commandLine(out, err, words, before).execute(words);
        if (out.checkError() && isFile(output)) {
            err.println("hexplain: Not all of it could be written to standard output: look for room on its disk.");
            exitCode = CommandFailures.EXIT_CODE;
        }
        err.flush();
        if (exitCode != 0) { // to ask for an exit makes the JVM look for a logger; threads of ours do not hold it up
            System.exit(exitCode);
        }
    }

    /** Whether it has positions, as a file or a disk: what is written to a pipe or a terminal may have no reader any more. */
    private static boolean isFile(FileOutputStream output) {
        try {
            return output.getChannel().position() >= 0;
        } catch (IOException pipe) {
            return false;
        }
    }

    /** Words that begin with a file, and no command, are about decoding it. */
    static String[] withCommand(String[] words) {
        boolean decodes = words.length > 0
                && CommandGroup.all().noneMatch(command -> command.getKey().equals(words[0]))
                && (words[0].equals("-") || isThere(words[0]));
        return decodes
                ? Stream.concat(Stream.of("decode"), Arrays.stream(words)).toArray(String[]::new)
                : words;
    }

    private static boolean isThere(String file) {
        try {
            return Files.exists(Path.of(file));
        } catch (InvalidPathException none) {
            return false;
        }
    }

    /** Text leaves as UTF-8 whatever the platform, and in large pieces: there may be millions of lines. */
    static PrintWriter writer(OutputStream to) {
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8), 1 << 16));
    }

    /** The whole command line, for running in this process. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        CommandLine root = root();
        CommandGroup.addAll(root);
        return prepared(root, out, err, () -> {});
    }

    /** The command line as far as these words need it: the command that is named first, if any. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err, String[] args) {
        return commandLine(out, err, args, () -> {});
    }

    /** @param before runs when the words are understood, before the command */
    private static CommandLine commandLine(PrintWriter out, PrintWriter err, String[] args, Runnable before) {
        if (args.length == 1 && args[0].equals("--version")) {
            return prepared(root(), out, err, before);
        }
        Optional<Supplier<Command>> named = CommandGroup.all()
                .filter(command -> args.length > 0 && command.getKey().equals(args[0]))
                .map(Map.Entry::getValue)
                .findFirst();
        if (named.isEmpty()) {
            return commandLine(out, err);
        }
        CommandLine root = root();
        root.addSubcommand(args[0], named.get().get().spec());
        return prepared(root, out, err, before);
    }

    private static CommandLine root() {
        return new CommandLine(new RootCommand().spec());
    }

    private static CommandLine prepared(CommandLine root, PrintWriter out, PrintWriter err, Runnable before) {
        root.setOut(out);
        root.setErr(err);
        root.setCaseInsensitiveEnumValuesAllowed(true);
        root.setParameterExceptionHandler(CommandFailures::usage);
        root.setExecutionExceptionHandler(CommandFailures::execution);
        root.setExecutionStrategy(parsed -> {
            before.run();
            CommandSpec last = parsed.asCommandLineList().getLast().getCommandSpec();
            IntSupplier run = () -> new CommandLine.RunLast().execute(parsed);
            int exitCode = last.userObject() instanceof Command command ? command.printing(run) : run.getAsInt();
            out.flush();
            return exitCode;
        });
        return root;
    }
}

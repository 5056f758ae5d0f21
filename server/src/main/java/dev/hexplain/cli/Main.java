package dev.hexplain.cli;

import dev.hexplain.inspect.ReadingAhead;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Explains what every byte of a binary dump means. */
public final class Main {
    /** By name, in the order of the help text. None is made, or its class loaded, before it is needed. */
    private static final List<Map.Entry<String, Supplier<Command>>> COMMANDS = List.of(
            Map.entry("serve", () -> new ServeCommand()),
            Map.entry("token", () -> new TokenCommand()),
            Map.entry("store", () -> new StoreCommand()),
            Map.entry("work", () -> new WorkCommand()),
            Map.entry("decode", () -> new DecodeCommand()),
            Map.entry("scan", () -> new ScanCommand()),
            Map.entry("detect", () -> new DetectCommand()),
            Map.entry("layers", () -> new LayersCommand()),
            Map.entry("carve", () -> new CarveCommand()),
            Map.entry("classes", () -> new ClassesCommand()),
            Map.entry("risks", () -> new RisksCommand()),
            Map.entry("filter", () -> new FilterCommand()),
            Map.entry("explain", () -> new ExplainCommand()),
            Map.entry("capture", () -> new CaptureCommand()),
            Map.entry("dump", () -> new DumpCommand()),
            Map.entry("encode", () -> new EncodeCommand()),
            Map.entry("time", () -> new TimeCommand()),
            Map.entry("flexibility", () -> new FlexibilityCommand()),
            Map.entry("formats", () -> new FormatsCommand()),
            Map.entry("describe", () -> new DescribeCommand()),
            Map.entry("query", () -> new QueryCommand()),
            Map.entry("diff", () -> new DiffCommand()),
            Map.entry("align", () -> new AlignCommand()),
            Map.entry("find", () -> new FindCommand()),
            Map.entry("set", () -> new SetCommand()),
            Map.entry("patch", () -> new PatchCommand()),
            Map.entry("report", () -> new ReportCommand()),
            Map.entry("open", () -> new OpenCommand()),
            Map.entry("verify", () -> new VerifyCommand()),
            Map.entry("check", () -> new CheckCommand()),
            Map.entry("completion", () -> new CompletionCommand()),
            Map.entry("man", () -> new ManCommand()),
            Map.entry("rehearse", () -> new RehearseCommand()));

    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        String[] words = withCommand(args);
        boolean reads = words.length > 1;
        Runnable before = reads ? ReadingAhead.start()::await : () -> {};
        int exitCode = commandLine(out, err, words, before).execute(words);
        out.flush();
        err.flush();
        if (exitCode != 0) { // to ask for an exit makes the JVM look for a logger; threads of ours do not hold it up
            System.exit(exitCode);
        }
    }

    /** Words that begin with a file, and no command, are about decoding it. */
    static String[] withCommand(String[] words) {
        boolean decodes = words.length > 0
                && COMMANDS.stream().noneMatch(command -> command.getKey().equals(words[0]))
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
    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(to), StandardCharsets.UTF_8), 1 << 16));
    }

    /** The whole command line, for running in this process. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        CommandLine root = root();
        COMMANDS.forEach(command -> add(command, root));
        root.addSubcommand(new CommandLine.HelpCommand());
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
        for (Map.Entry<String, Supplier<Command>> command : COMMANDS) {
            if (args.length > 0 && command.getKey().equals(args[0])) {
                CommandLine root = root();
                add(command, root);
                return prepared(root, out, err, before);
            }
        }
        return commandLine(out, err);
    }

    private static void add(Map.Entry<String, Supplier<Command>> command, CommandLine root) {
        root.addSubcommand(command.getKey(), command.getValue().get().spec());
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
            int exitCode = new CommandLine.RunLast().execute(parsed);
            out.flush();
            return exitCode;
        });
        return root;
    }
}

package dev.hexplain.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Explains what every byte of a binary dump means. */
@Command(
        name = "hexplain",
        description = "Explains what every byte of a binary dump means.",
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every byte is explained",
            "2:some bytes are not, or something is wrong with them",
            "3:no format fits",
            "1:it could not be done; the message says why"
        })
public final class Main implements Runnable {
    /** By name, in the order of the help text. */
    private static final List<Map.Entry<String, Class<?>>> COMMANDS = List.of(
            Map.entry("serve", ServeCommand.class),
            Map.entry("decode", DecodeCommand.class),
            Map.entry("scan", ScanCommand.class),
            Map.entry("detect", DetectCommand.class),
            Map.entry("layers", LayersCommand.class),
            Map.entry("carve", CarveCommand.class),
            Map.entry("explain", ExplainCommand.class),
            Map.entry("capture", CaptureCommand.class),
            Map.entry("dump", DumpCommand.class),
            Map.entry("encode", EncodeCommand.class),
            Map.entry("formats", FormatsCommand.class),
            Map.entry("describe", DescribeCommand.class),
            Map.entry("query", QueryCommand.class),
            Map.entry("verify", VerifyCommand.class),
            Map.entry("check", CheckCommand.class),
            Map.entry("rehearse", RehearseCommand.class),
            Map.entry("help", CommandLine.HelpCommand.class));

    @Option(names = "--version", versionHelp = true, description = "Print the version and exit.")
    boolean version;

    @Mixin
    StandardOptions standard;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        int exitCode = commandLine(out, err, args).execute(args);
        out.flush();
        err.flush();
        System.exit(exitCode);
    }

    /** Text leaves as UTF-8 whatever the platform, and in large pieces: there may be millions of lines. */
    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(to), StandardCharsets.UTF_8), 1 << 16));
    }

    /** Only the command that is named first, if any: building the options of all takes half the time of a small job. */
    private static List<Map.Entry<String, Class<?>>> needed(String[] args) {
        if (args.length == 1 && args[0].equals("--version")) {
            return List.of();
        }
        List<Map.Entry<String, Class<?>>> named = COMMANDS.stream()
                .filter(command -> args.length > 0 && command.getKey().equals(args[0]))
                .filter(command -> command.getValue() != CommandLine.HelpCommand.class)
                .toList();
        return named.isEmpty() ? COMMANDS : named;
    }

    /** The whole command line, for running in this process. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        return commandLine(out, err, COMMANDS);
    }

    /** The command line as far as these words need it. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err, String[] args) {
        return commandLine(out, err, needed(args));
    }

    private static CommandLine commandLine(
            PrintWriter out, PrintWriter err, List<Map.Entry<String, Class<?>>> commands) {
        CommandLine commandLine = new CommandLine(new Main());
        commands.forEach(command -> commandLine.addSubcommand(command.getKey(), command.getValue()));
        commandLine.setOut(out);
        commandLine.setErr(err);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.setParameterExceptionHandler(CommandFailures::usage);
        commandLine.setExecutionExceptionHandler(CommandFailures::execution);
        commandLine.setExecutionStrategy(parsed -> {
            int exitCode = new CommandLine.RunLast().execute(parsed);
            out.flush();
            return exitCode;
        });
        return commandLine;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}

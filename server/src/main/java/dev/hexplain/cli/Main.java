package dev.hexplain.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Explains what every byte of a binary dump means. */
@Command(
        name = "hexplain",
        description = "Explains what every byte of a binary dump means.",
        subcommands = {
            ServeCommand.class,
            DecodeCommand.class,
            ScanCommand.class,
            DetectCommand.class,
            FormatsCommand.class,
            CommandLine.HelpCommand.class
        },
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every byte is explained",
            "2:some bytes are not, or something is wrong with them",
            "3:no format fits",
            "1:it could not be done; the message says why"
        })
public final class Main implements Runnable {
    @Option(names = "--version", versionHelp = true, description = "Print the version and exit.")
    private boolean version;

    @Mixin
    private StandardOptions standard;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        PrintWriter out = writer(FileDescriptor.out);
        PrintWriter err = writer(FileDescriptor.err);
        int exitCode = commandLine(out, err).execute(args);
        out.flush();
        err.flush();
        System.exit(exitCode);
    }

    /** Text leaves as UTF-8 whatever the platform, and in large pieces: there may be millions of lines. */
    private static PrintWriter writer(FileDescriptor to) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new FileOutputStream(to), StandardCharsets.UTF_8), 1 << 16));
    }

    /** The whole command line, for running in this process. */
    static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        CommandLine commandLine = new CommandLine(new Main());
        commandLine.setOut(out);
        commandLine.setErr(err);
        commandLine.setCaseInsensitiveEnumValuesAllowed(true);
        commandLine.setParameterExceptionHandler(Failures::usage);
        commandLine.setExecutionExceptionHandler(Failures::execution);
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

package dev.hexplain.cli;

import java.io.PrintStream;
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
        PrintStream out = new PrintStream(
                new java.io.FileOutputStream(java.io.FileDescriptor.out), false, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(
                new java.io.FileOutputStream(java.io.FileDescriptor.err), true, StandardCharsets.UTF_8);
        System.setOut(out);
        int exitCode = commandLine(new PrintWriter(out), new PrintWriter(err, true)).execute(args);
        System.exit(exitCode);
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

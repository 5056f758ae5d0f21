package dev.hexplain.cli;

import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;

/** Prints errors as one line that says what to do, and sets exit code 1. */
final class CommandFailures {
    static final int EXIT_CODE = 1;

    private CommandFailures() {}

    static int usage(CommandLine.ParameterException failure, String[] args) {
        PrintWriter err = failure.getCommandLine().getErr();
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        err.println("hexplain: " + failure.getMessage());
        err.println("Try: " + command + " --help");
        err.flush();
        return EXIT_CODE;
    }

    static int execution(Exception failure, CommandLine commandLine, CommandLine.ParseResult parsed) {
        commandLine.getOut().flush();
        PrintWriter err = commandLine.getErr();
        err.println("hexplain: " + line(failure));
        if (isDebug(commandLine)) {
            failure.printStackTrace(err);
        }
        err.flush();
        return EXIT_CODE;
    }

    private static boolean isDebug(CommandLine commandLine) {
        return "1".equals(System.getenv("HEXPLAIN_DEBUG"))
                || commandLine.getParseResult().expandedArgs().contains("--debug");
    }

    static String line(Exception failure) {
        return switch (failure) {
            case NoSuchFileException missing -> "there is no file " + missing.getFile();
            case AccessDeniedException denied -> "may not read or write " + denied.getFile();
            case UncheckedIOException wrapped -> String.valueOf(wrapped.getMessage());
            case IOException io -> String.valueOf(io.getMessage());
            case Refusal refusal -> String.valueOf(refusal.getMessage());
            case IllegalArgumentException argument -> String.valueOf(argument.getMessage());
            default -> "an unexpected error, " + failure + "; run again with --debug and report it";
        };
    }
}

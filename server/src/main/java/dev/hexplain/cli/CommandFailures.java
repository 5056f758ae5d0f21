package dev.hexplain.cli;

import dev.hexplain.inspect.common.FailureLine;
import dev.hexplain.inspect.common.Nearest;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.DiagnosticView;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Set;
import picocli.CommandLine;

/** Prints errors as one line that says what to do, with all mistakes below it, and sets exit code 1. */
final class CommandFailures {
    static final int EXIT_CODE = 1;

    private CommandFailures() {}

    static int usage(CommandLine.ParameterException failure, String[] args) {
        PrintWriter err = failure.getCommandLine().getErr();
        String command = failure.getCommandLine().getCommandSpec().qualifiedName();
        err.println("hexplain: " + message(failure));
        err.println("Try: " + command + " --help");
        err.flush();
        return EXIT_CODE;
    }

    private static String message(CommandLine.ParameterException failure) {
        if (!(failure instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return String.valueOf(failure.getMessage());
        }
        String word = unmatched.getUnmatched().getFirst();
        CommandLine.Model.CommandSpec command = unmatched.getCommandLine().getCommandSpec();
        if (unmatched.isUnknownOption()) {
            return String.valueOf(failure.getMessage())
                    + question(word, command.optionsMap().keySet());
        }
        Set<String> commands = command.subcommands().keySet();
        return commands.isEmpty()
                ? String.valueOf(failure.getMessage())
                : "There is no command and no file `%s`.%s".formatted(word, Nearest.question(word, commands));
    }

    private static String question(String word, Set<String> options) {
        String name = word.indexOf('=') < 0 ? word : word.substring(0, word.indexOf('='));
        String question = Nearest.question(name, options);
        return question.isEmpty() ? "" : "." + question;
    }

    static int execution(Exception failure, CommandLine commandLine, CommandLine.ParseResult parsed) {
        commandLine.getOut().flush();
        PrintWriter err = commandLine.getErr();
        err.println("hexplain: " + line(failure));
        if (failure instanceof Refusal refusal) {
            refusal.diagnostics().forEach(each -> err.println("  " + said(each)));
        }
        if (isDebug(commandLine)) {
            failure.printStackTrace(err);
        }
        err.flush();
        return EXIT_CODE;
    }

    /** {@code 3:14: there is no class 'Item'}, or {@code items[1].price: expected a number}. */
    private static String said(DiagnosticView mistake) {
        String line = mistake.line() > 0 ? mistake.line() + ":" : "";
        String column = mistake.line() > 0 && mistake.column() > 0 ? mistake.column() + ":" : "";
        String path = mistake.path().isEmpty() ? "" : mistake.path() + ":";
        String place = line + column + path;
        return place.isEmpty() ? mistake.message() : place + " " + mistake.message();
    }

    private static boolean isDebug(CommandLine commandLine) {
        return "1".equals(System.getenv("HEXPLAIN_DEBUG"))
                || commandLine.getParseResult().expandedArgs().contains("--debug");
    }

    static String line(Exception failure) {
        return switch (failure) {
            case UncheckedIOException _, IOException _, Refusal _, IllegalArgumentException _ ->
                FailureLine.of(failure);
            default -> FailureLine.of(failure) + "; run again with --debug and report it";
        };
    }
}

package dev.hexplain.cli;

import java.util.Objects;
import picocli.AutoComplete;
import picocli.CommandLine;

/** Prints the script by which shells complete commands and options. */
final class CompletionCommand extends Command {
    CompletionCommand() {
        super(
                "completion",
                "Print a script by which bash and zsh complete commands and options.",
                "Here and now: source <(hexplain completion). For good: put it into the file that the shell reads at its start.");
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        CommandLine alone = Objects.requireNonNull(spec().commandLine().getParent());
        out().print(AutoComplete.bash(alone.getCommandName(), Main.commandLine(out(), err())));
        return 0;
    }
}

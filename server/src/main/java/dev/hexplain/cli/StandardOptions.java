package dev.hexplain.cli;

import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Options of every command. */
final class StandardOptions {
    private StandardOptions() {}

    static List<Argument<?>> arguments() {
        return List.of(
                Argument.flag(OptionSpec.builder("--help").usageHelp(true).description("Print this help and exit.")),
                Argument.flag("--debug", "Print stack traces of errors (also: HEXPLAIN_DEBUG=1)."));
    }
}

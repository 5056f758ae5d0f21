package dev.hexplain.cli;

import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** What the program says of itself where no command is named. */
final class RootCommand extends Command {
    RootCommand() {
        super(
                "hexplain",
                "Explains what every byte of a binary dump means.",
                "Without a command, files are decoded: hexplain FILE is hexplain decode FILE.");
        spec().versionProvider(new Version())
                .usageMessage()
                .customSynopsis("hexplain [COMMAND | FILE...] [OPTIONS]")
                .sortOptions(true)
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(UsageMessageSpec.keyValuesMap(
                        "0:every byte is explained",
                        "2:some bytes are not, or something is wrong with them",
                        "3:no format fits",
                        "1:it could not be done; the message says why"));
        add(Argument.flag(
                OptionSpec.builder("--version").versionHelp(true).description("Print the version and exit.")));
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        spec().commandLine().usage(out());
        return 0;
    }
}

package dev.hexplain.cli;

import picocli.CommandLine.Option;

/** What every command takes. */
final class StandardOptions {
    @Option(names = "--help", usageHelp = true, description = "Print this help and exit.")
    private boolean help;

    @Option(names = "--debug", description = "Print stack traces of errors (also: HEXPLAIN_DEBUG=1).")
    private boolean debug;
}

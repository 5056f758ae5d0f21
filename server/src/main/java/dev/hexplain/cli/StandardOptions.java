package dev.hexplain.cli;

import picocli.CommandLine.Option;

/** What every command takes. It is picocli that reads them, so that none is private. */
final class StandardOptions {
    @Option(names = "--help", usageHelp = true, description = "Print this help and exit.")
    boolean help;

    @Option(names = "--debug", description = "Print stack traces of errors (also: HEXPLAIN_DEBUG=1).")
    boolean debug;
}

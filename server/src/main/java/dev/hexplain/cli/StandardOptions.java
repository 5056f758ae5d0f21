package dev.hexplain.cli;

import picocli.CommandLine.Option;

/** Options of every command. Not private, since picocli sets the fields. */
final class StandardOptions {
    @Option(names = "--help", usageHelp = true, description = "Print this help and exit.")
    boolean help;

    @Option(names = "--debug", description = "Print stack traces of errors (also: HEXPLAIN_DEBUG=1).")
    boolean debug;
}

package dev.hexplain.cli;

import java.io.Console;
import java.util.Optional;

/** Whether a person sits at standard input and output. The launcher says so; without it, the JVM knows of both at once. */
final class Terminal {
    /** The launcher's word: {@code i} where standard input is a terminal, {@code o} where standard output is. */
    private static final String PROPERTY = "hexplain.terminal";

    private Terminal() {}

    static boolean isInput() {
        return is("i");
    }

    static boolean isOutput() {
        return is("o");
    }

    private static boolean is(String end) {
        return Optional.ofNullable(System.getProperty(PROPERTY))
                .map(said -> said.contains(end))
                .orElseGet(() -> Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .isPresent());
    }
}

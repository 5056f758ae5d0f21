package dev.hexplain.cli;

import dev.hexplain.inspect.print.Ink;
import picocli.CommandLine.Model.OptionSpec;

/** When output is in colours. */
enum Colouring {
    /** On a terminal, unless NO_COLOR says otherwise (no-color.org). */
    AUTO,
    ALWAYS,
    NEVER;

    static Argument<Colouring> option() {
        return Argument.option(
                Colouring.class,
                OptionSpec.builder("--color")
                        .paramLabel("auto|always|never")
                        .defaultValue("auto")
                        .description(
                                "Colours; auto: on a terminal, unless NO_COLOR is set (default: ${DEFAULT-VALUE})."));
    }

    /** @param isTerminal whether a person reads what is printed */
    Ink ink(boolean isTerminal) {
        return switch (this) {
            case AUTO -> isTerminal && !isRefused() ? Ink.TERMINAL : Ink.PLAIN;
            case ALWAYS -> Ink.TERMINAL;
            case NEVER -> Ink.PLAIN;
        };
    }

    private static boolean isRefused() {
        String refusal = System.getenv("NO_COLOR");
        return (refusal != null && !refusal.isEmpty()) || "dumb".equals(System.getenv("TERM"));
    }
}

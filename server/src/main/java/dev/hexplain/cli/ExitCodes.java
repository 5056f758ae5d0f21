package dev.hexplain.cli;

import dev.hexplain.inspect.trees.DecodeStatus;

/** The exit codes of the process. */
final class ExitCodes {
    private ExitCodes() {}

    static int of(DecodeStatus status) {
        return switch (status) {
            case COMPLETE -> 0;
            case PARTIAL -> 2;
            case UNRECOGNISED -> 3;
        };
    }
}

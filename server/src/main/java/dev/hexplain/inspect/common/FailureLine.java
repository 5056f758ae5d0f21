package dev.hexplain.inspect.common;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** What a failure says to a person, on one line. */
public final class FailureLine {
    private FailureLine() {}

    public static String of(Exception failure) {
        return switch (failure) {
            case NoSuchFileException missing -> "there is no file " + missing.getFile();
            case AccessDeniedException denied -> "may not read or write " + denied.getFile();
            case UncheckedIOException wrapped -> String.valueOf(wrapped.getMessage());
            case IOException io -> String.valueOf(io.getMessage());
            case Refusal refusal -> String.valueOf(refusal.getMessage());
            case IllegalArgumentException argument -> String.valueOf(argument.getMessage());
            default -> "an unexpected error, " + failure;
        };
    }
}

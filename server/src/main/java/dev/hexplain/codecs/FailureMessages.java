package dev.hexplain.codecs;

import org.jspecify.annotations.Nullable;

/** Messages for exceptions that a library throws. */
public final class FailureMessages {
    private static final int LONGEST = 300;
    /** Maximum depth of causes, which may be circular. */
    private static final int DEEPEST = 10;

    private FailureMessages() {}

    /** The message nearest to the root cause, in one line. */
    public static String of(Throwable thrown) {
        Throwable cause = thrown;
        for (int depth = 0; depth < DEEPEST && cause.getCause() != null; depth++) {
            cause = cause.getCause();
        }
        String message = firstLine(cause.getMessage());
        if (cause instanceof UnsupportedOperationException && !message.isEmpty()) {
            return message;
        }
        String type = cause.getClass().getSimpleName();
        return message.isEmpty() ? type : type + ": " + message;
    }

    private static String firstLine(@Nullable String message) {
        String line = message == null ? "" : message.strip().lines().findFirst().orElse("");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }
}

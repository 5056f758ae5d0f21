package dev.hexplain.inspect.common;

import java.io.IOException;

/** A function of something that is open only during the call. */
@FunctionalInterface
public interface Use<T, R> {
    /** How long a request waits for slow work before it is answered with its progress. */
    long PATIENCE_MILLIS = 250;

    R with(T open) throws IOException;
}

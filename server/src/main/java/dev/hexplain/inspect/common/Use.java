package dev.hexplain.inspect.common;

import java.io.IOException;

/** Something done with what is open only meanwhile. */
@FunctionalInterface
public interface Use<T, R> {
    /** Who asks for what takes long waits so long for it before being told to come back. */
    long PATIENCE_MILLIS = 250;

    R with(T open) throws IOException;
}

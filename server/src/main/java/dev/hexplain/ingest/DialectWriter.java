package dev.hexplain.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Writes bytes as text in a dialect, as a tool or a language prints them. Stateless and thread-safe. */
public interface DialectWriter {

    /** Stable name in options, such as {@code hexdump-c}. */
    String id();

    /** Display name. */
    String title();

    /** Id of the {@link Dialect} that reads what is written. */
    String dialect();

    /**
     * Writes all of {@code bytes}, with bounded memory.
     *
     * @param text receives UTF-8; flushed, left open
     */
    void write(InputStream bytes, OutputStream text) throws IOException;
}

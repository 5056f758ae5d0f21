package dev.hexplain.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A text notation of bytes: xxd, base64, or {@code raw}, which is the bytes themselves. Stateless and thread-safe. */
public interface Dialect {

    /** Stable name in addresses and options, such as {@code hexdump-c}. */
    String id();

    /** Display name, such as {@code hexdump -C}. */
    String title();

    /** The confidence that the sampled text is written in this dialect. */
    Confidence recognise(TextSample sample);

    /** Whether all lines of a text have to be in it, so that its first lines suffice to reject it. */
    default boolean showsAtOnce() {
        return true;
    }

    /**
     * Reads text to its end and writes the bytes it stands for. What does not parse is an issue of the transcript,
     * never an exception. Memory is bounded whatever the text's size or line lengths.
     *
     * @param text the text as bytes: UTF-8, or UTF-16 with a byte order mark; left open
     * @param sink receives the bytes in order; flushed, left open
     * @param byteLimit most bytes to write; reaching it ends the reading with an issue
     * @throws IOException only if {@code text} or {@code sink} fails
     */
    Transcript decode(InputStream text, OutputStream sink, long byteLimit) throws IOException;
}

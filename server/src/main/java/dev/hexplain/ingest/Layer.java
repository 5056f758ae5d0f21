package dev.hexplain.ingest;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * One step between what was brought and what is decoded: text that spells bytes, a compression, an entry of an archive.
 * Stateless and thread-safe.
 */
public interface Layer {

    /** Stable name in addresses and options, such as {@code gzip}. */
    String id();

    /** Name for people. */
    String title();

    /**
     * Where this layer lies around bytes of a source, most likely first; at its start for layers that wrap everything.
     * Bounded work, whatever the size.
     */
    List<LayerCandidate> find(Source source);

    /**
     * Takes the layer off: writes the bytes inside. What is malformed is an issue of the result, never an exception, and
     * what could be read before it is written.
     *
     * @param sink receives the bytes in order; flushed, left open
     * @throws IOException only if {@code sink} fails
     */
    UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits) throws IOException;
}

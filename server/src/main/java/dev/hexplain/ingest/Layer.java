package dev.hexplain.ingest;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/**
 * One step between the upload and what is decoded: a text notation, a compression, an entry of an archive. Stateless
 * and thread-safe.
 */
public interface Layer {

    /** Stable name in addresses and options, such as {@code gzip}. */
    String id();

    /** Display name. */
    String title();

    /**
     * The places in a source where this layer may be removed, most likely first; offset 0 for layers that wrap
     * everything. Bounded work, whatever the size.
     */
    List<LayerCandidate> find(Source source);

    /** The id of the schema that the layer names, where it is the header of a schema registry and names one. */
    default Optional<String> schemaId(Source source, LayerStep step) {
        return Optional.empty();
    }

    /** The id of the format that is always inside, where this layer is around one alone. */
    default Optional<String> content() {
        return Optional.empty();
    }

    /** How the bytes were changed on their way, where this layer undoes a change that nobody wanted. */
    default Optional<String> damage(LayerStep step) {
        return Optional.empty();
    }

    /**
     * Removes the layer: writes the bytes inside. What is malformed is an issue of the result, never an exception, and
     * what could be read before it is written.
     *
     * @param sink receives the bytes in order; flushed, left open
     * @throws IOException only if {@code sink} fails
     */
    UnwrapResult unwrap(Source source, LayerStep step, OutputStream sink, LayerLimits limits) throws IOException;
}

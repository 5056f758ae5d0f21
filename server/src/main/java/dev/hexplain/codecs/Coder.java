package dev.hexplain.codecs;

import dev.hexplain.codecs.samples.Sample;
import java.util.Optional;

/**
 * How one configuration of a library encodes. Made once, when first used, and asked by one thread at a time; may keep
 * buffers and instances of the library. What it throws becomes the reason of an {@link Encoding.Unsupported}.
 */
public interface Coder {
    /**
     * Encodes an object of a sample.
     *
     * @return an array of its own
     */
    byte[] encode(Sample sample, Object object) throws Exception;

    /** Reads back what {@link #encode} has just written, and nothing else: never bytes that somebody brought. */
    Object decode(Sample sample, byte[] own) throws Exception;

    /** What explains the bytes of a sample. How its schema is named does not matter. */
    FormatRef format(Sample sample);

    /**
     * Why an object cannot be encoded, for people: {@code needs a schema, and has none for a session}. Asked before
     * {@link #encode}, so that a library is never brought to a state it does not come back from.
     */
    default Optional<String> refusal(Sample sample, Object object) {
        return Optional.empty();
    }
}

package dev.hexplain.codecs;

import dev.hexplain.codecs.subjects.Subject;
import java.util.Optional;

/**
 * Encodes and decodes objects with one configuration of a library. Created once, when first used, and called by one
 * thread at a time; may keep buffers and instances of the library. An exception becomes the reason of an
 * {@link Encoding.Unsupported}.
 */
public interface Coder {
    /**
     * Encodes an object.
     *
     * @return an array of its own
     */
    byte[] encode(Subject subject, Object object) throws Exception;

    /** Reads back what {@link #encode} has just written, and nothing else: never uploaded bytes. */
    Object decode(Subject subject, byte[] own) throws Exception;

    /** The format that decodes the bytes of an object. The name of its schema is ignored. */
    FormatRef format(Subject subject);

    /**
     * The reason why an object cannot be encoded, as shown to users: {@code needs a schema, and has none for a
     * session}. Called before {@link #encode}, so that a library does not get into a broken state.
     */
    default Optional<String> refusal(Subject subject, Object object) {
        return Optional.empty();
    }

    /** What it keeps from one call to the next, as shown beside its times: {@code the Kryo instance and its buffers}. */
    default String reused() {
        return "nothing";
    }
}

package dev.hexplain.codecs;

import dev.hexplain.codecs.graph.RoundTrip;

/** The result of encoding an object with a codec. */
public sealed interface Encoding {
    /**
     * The object was encoded.
     *
     * @param bytes not to be changed
     * @param roundTrip the comparison with the object that the codec read back
     * @param format the format that decodes them
     * @param writeNanos time of a single call, a rough figure
     * @param readNanos time of a single call
     */
    @SuppressWarnings("ArrayRecordComponent") // passed on, never compared
    record Encoded(byte[] bytes, RoundTrip roundTrip, FormatRef format, long writeNanos, long readNanos)
            implements Encoding {}

    /** The codec cannot encode this object. */
    record Unsupported(String reason) implements Encoding {}

    /** The codec cannot be used here at all. */
    record Unavailable(String reason) implements Encoding {}
}

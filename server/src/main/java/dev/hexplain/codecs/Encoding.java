package dev.hexplain.codecs;

import dev.hexplain.codecs.graph.RoundTrip;

/** What came of asking a codec to encode an object. */
public sealed interface Encoding {
    /**
     * It did.
     *
     * @param bytes not to be changed
     * @param roundTrip what the codec itself made of the bytes
     * @param format what explains them
     * @param writeNanos one call, for what that is worth
     * @param readNanos one call
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    record Encoded(byte[] bytes, RoundTrip roundTrip, FormatRef format, long writeNanos, long readNanos)
            implements Encoding {}

    /** It cannot encode this object, for a reason that people can read. */
    record Unsupported(String reason) implements Encoding {}

    /** It cannot be used here at all. */
    record Unavailable(String reason) implements Encoding {}
}

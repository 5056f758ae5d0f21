package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.documents.ParseInput;

/**
 * Recognizes frames of the framed transport: a length, big-endian, and as many bytes with a message or a struct in
 * them.
 */
final class ThriftFraming {
    private static final int LENGTH = 4;
    private static final long LONGEST = 1L << 28;

    private ThriftFraming() {}

    /**
     * A length that leads exactly to the end of the source, or a plausible length with a message after it. What could
     * also be a struct without a frame is a frame only if its length is exact.
     */
    static boolean isFrame(ParseInput in, ThriftProtocol protocol) {
        if (in.left() <= LENGTH || protocol.isMessage(in, in.pos)) {
            return false;
        }
        long length = in.bytes.u4(in.pos);
        return length == in.left() - LENGTH
                || (length > 0 && length <= LONGEST && protocol.isMessage(in, in.pos + LENGTH));
    }
}

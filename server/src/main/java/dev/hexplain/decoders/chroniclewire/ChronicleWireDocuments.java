package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.bytes.Window;

/**
 * Recognizes the documents of a queue: a header of four bytes, little-endian, whose lower 30 bits are the document's
 * length, then the document, padded to a multiple of four.
 */
final class ChronicleWireDocuments {
    static final int HEADER = 4;

    private static final int META = 1 << 30;
    private static final int LENGTH = META - 1;

    private ChronicleWireDocuments() {}

    static long end(Window bytes, long at) {
        return at + HEADER + (bytes.s4le(at) & LENGTH);
    }

    static boolean isMeta(Window bytes, long at) {
        return (bytes.s4le(at) & META) != 0;
    }

    /** Whether documents fill the source, and each begins like a field. */
    static boolean are(Window bytes, long from, long end) {
        long at = from;
        while (end - at > HEADER) {
            long next = end(bytes, at);
            if (next > end || next == at + HEADER || !ChronicleWireCodes.isField(bytes.u1(at + HEADER))) {
                return false;
            }
            at = next;
            long padded = next + 3 & ~3L;
            at = padded < end ? padded : at;
        }
        return at == end && at > from;
    }
}

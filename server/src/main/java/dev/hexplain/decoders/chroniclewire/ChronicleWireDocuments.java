package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.bytes.Window;
import java.util.Arrays;

/**
 * Recognizes the documents of a queue: a header of four bytes, little-endian, whose lower 30 bits are the document's
 * length, then the document, padded to a multiple of four. In a file ({@code .cq4}, {@code .cq4t}) the first one is
 * meta-data, the event {@code header}; a header of 0 is where the next document will be written (Chronicle Wire,
 * {@code Wires} and {@code WireOut}).
 */
final class ChronicleWireDocuments {
    static final int HEADER = 4;

    /** The queue goes on in its next file ({@code Wires.END_OF_DATA}). */
    static final int END_OF_DATA = 3 << 30;

    private static final int META = 1 << 30;
    private static final int LENGTH = META - 1;

    private static final byte[] END_NAME = {(byte) (ChronicleWireCodes.FIELD_NAME0 + 3), 'E', 'O', 'F'};

    /** The name of the event that begins a file. */
    private static final byte[] FILE_HEADER = {(byte) ChronicleWireCodes.EVENT_NAME, 6, 'h', 'e', 'a', 'd', 'e', 'r'};

    private ChronicleWireDocuments() {}

    /** Whether it begins like the file of a queue. */
    static boolean areFile(Window bytes, long from, long end) {
        return end - from >= HEADER && isMeta(bytes, from) && has(bytes, from + HEADER, end, FILE_HEADER);
    }

    static boolean isEndName(Window bytes, long at, long end) {
        return has(bytes, at, end, END_NAME);
    }

    private static boolean has(Window bytes, long at, long end, byte[] wanted) {
        return end - at >= wanted.length && Arrays.equals(bytes.copy(at, wanted.length), wanted);
    }

    /** Where what follows a document begins: padded, unless bytes that are not zero stand there, as older queues write. */
    static long next(Window bytes, long at, long end) {
        long padded = Math.min(end, at + 3 & ~3L);
        for (long fill = at; fill < padded; fill++) {
            if (bytes.u1(fill) != 0) {
                return at;
            }
        }
        return padded;
    }

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

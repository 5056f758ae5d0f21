package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;

/**
 * The extent of a zstd frame, from its header and those of its blocks (RFC 8878 section 3.1.1), without decompressing
 * any.
 *
 * @param end behind its blocks, before its sum; the input's end where they go on beyond that
 * @param sum whether a sum follows
 * @param whole whether the last block is there
 */
record ZstdFrame(long end, boolean sum, boolean whole) {
    private static final int SUM = 1 << 2;
    private static final int SINGLE_SEGMENT = 1 << 5;
    private static final int[] DICTIONARY_BYTES = {0, 1, 2, 4};
    private static final int[] SIZE_BYTES = {0, 2, 4, 8};
    private static final int REPEATED = 1;

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0x28, 0xB5, 0x2F, 0xFD) && bytes.has(at, 6) && (bytes.u1(at + 4) & 0x08) == 0;
    }

    static ZstdFrame at(SourceReader bytes, long start) {
        int descriptor = bytes.u1(start + 4);
        boolean single = (descriptor & SINGLE_SEGMENT) != 0;
        int size = descriptor >> 6 == 0 && single ? 1 : SIZE_BYTES[descriptor >> 6];
        boolean sum = (descriptor & SUM) != 0;
        long at = start + 5 + (single ? 0 : 1) + DICTIONARY_BYTES[descriptor & 3] + size;
        while (bytes.has(at, 3)) {
            int head = bytes.u3le(at);
            at += 3 + ((head >> 1 & 3) == REPEATED ? 1 : head >> 3);
            if ((head & 1) != 0) {
                return new ZstdFrame(Math.min(at, bytes.length()), sum, at <= bytes.length());
            }
        }
        return new ZstdFrame(bytes.length(), sum, false);
    }
}

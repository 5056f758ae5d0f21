package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;

/** A skippable frame of LZ4 and zstd: {@code 5x 2A 4D 18}, a size, so many bytes of user data. */
final class SkippableFrame {
    private static final int HEAD = 8;

    private SkippableFrame() {}

    static boolean starts(SourceReader bytes, long at) {
        return bytes.has(at, 4) && bytes.u1(at) >> 4 == 5 && bytes.at(at + 1, 0x2A, 0x4D, 0x18);
    }

    /** The offset behind it. */
    static long end(LayerUnpacking to, long start) throws UnpackAborted {
        to.require(start, HEAD);
        long size = to.octets().u4le(start + 4);
        to.require(start + HEAD, size);
        to.note(start, "%,d bytes in a frame to be skipped".formatted(size));
        to.reached(start + HEAD + size);
        return start + HEAD + size;
    }
}

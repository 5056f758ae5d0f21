package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/**
 * Legacy LZ4 frames (lz4_Frame_format.md, Legacy frame), which {@code lz4 -l} and the Linux kernel write: a magic
 * number and blocks of 8 MiB, each with its compressed length before it, up to the end.
 */
final class Lz4LegacyLayer extends PackedLayer {
    private static final int MAGIC = 4;

    /** Most bytes that a block of 8 MiB is compressed to. */
    private static final long LARGEST = (8 << 20) + (8 << 20) / 255 + 16;

    Lz4LegacyLayer() {
        super("lz4-legacy", "LZ4 frame, legacy");
    }

    private static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0x02, 0x21, 0x4C, 0x18);
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return starts(bytes, 0) && bytes.has(MAGIC, 5) && bytes.u4le(MAGIC) <= LARGEST
                ? Confidence.of(SIGNED, "head of a legacy LZ4 frame")
                : Confidence.no("no head of a legacy LZ4 frame");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.require(0, MAGIC);
        if (!starts(to.octets(), 0)) {
            throw to.fail(0, "No head of a legacy LZ4 frame", "02 21 4C 18", null);
        }
        LzOutput out = new LzOutput(to);
        long at = MAGIC;
        while (at < to.length()) {
            at = starts(to.octets(), at) ? at + MAGIC : block(to, out, at);
        }
        to.end(at);
    }

    private static long block(LayerUnpacking to, LzOutput out, long start) throws IOException, UnpackAborted {
        to.require(start, 4);
        long packed = to.octets().u4le(start);
        if (packed == 0 || packed > LARGEST) {
            throw to.fail(start, "No length of a block", "1 to " + LARGEST, Long.toString(packed));
        }
        long from = start + 4;
        out.block(start);
        out.forget();
        Lz4Block.decode(to, out, from, Math.min(to.length(), from + packed));
        to.require(from, packed);
        return from + packed;
    }
}

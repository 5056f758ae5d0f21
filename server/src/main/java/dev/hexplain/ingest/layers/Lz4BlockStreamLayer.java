package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.Locale;
import net.jpountz.xxhash.StreamingXXHash32;
import net.jpountz.xxhash.XXHashFactory;

/**
 * The stream that lz4-java's {@code LZ4BlockOutputStream} writes: blocks of magic {@code LZ4Block}, a token (0x10
 * stored, 0x20 compressed), both lengths, XXH32; an empty block at the end.
 */
final class Lz4BlockStreamLayer extends PackedLayer {
    private static final int HEAD = 21;
    private static final int STORED = 0x10;
    private static final int PACKED = 0x20;
    private static final int LARGEST = 1 << 25;
    private static final int SEED = 0x9747b28c;
    /** The sum as a {@code Checksum} of that library. */
    private static final long SUM_BITS = 0x0FFF_FFFF;

    Lz4BlockStreamLayer() {
        super("lz4-block", "LZ4 block stream (lz4-java)");
    }

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 'L', 'Z', '4', 'B', 'l', 'o', 'c', 'k');
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return starts(bytes, 0)
                ? Confidence.of(SIGNED, "starts with LZ4Block, as lz4-java's streams do")
                : Confidence.no("no block of lz4-java");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        LzOutput out = new LzOutput(to);
        long at = 0;
        boolean last = false;
        while (!last) {
            to.require(at, HEAD);
            if (!starts(to.octets(), at)) {
                throw to.fail(at, "No block starts here", "LZ4Block", null);
            }
            last = to.octets().u4le(at + 13) == 0;
            at = block(to, out, at);
        }
        to.end(at);
    }

    private static long block(LayerUnpacking to, LzOutput out, long start) throws IOException, UnpackAborted {
        SourceReader bytes = to.octets();
        int method = bytes.u1(start + 8) & 0xF0;
        long packed = bytes.u4le(start + 9);
        long unpacked = bytes.u4le(start + 13);
        if ((method != STORED && method != PACKED) || packed > LARGEST || unpacked > LARGEST) {
            String found = String.format(Locale.ROOT, "method 0x%02X, %,d bytes of %,d", method, packed, unpacked);
            throw to.fail(start + 8, "No block of lz4-java", "method 0x10 or 0x20, at most 32 MiB", found);
        }
        StreamingXXHash32 sum = XXHashFactory.safeInstance().newStreamingHash32(SEED);
        to.summing(sum::update);
        long from = start + HEAD;
        long end = Math.min(to.length(), from + packed);
        long before = to.written();
        out.block(start);
        out.forget();
        if (method == STORED) {
            out.literals(new ByteFeed(to, from, end), end - from);
            out.flush(end);
        } else if (packed > 0) {
            Lz4Block.decode(to, out, from, end);
        }
        to.summing(null);
        to.require(from, packed);
        to.check(start + 13, "The size", unpacked, to.written() - before);
        if (unpacked > 0) {
            to.check(start + 17, "XXH32", bytes.u4le(start + 17) & SUM_BITS, sum.getValue() & SUM_BITS);
        }
        return end;
    }
}

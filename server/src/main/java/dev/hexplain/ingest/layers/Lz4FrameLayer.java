package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.Optional;
import net.jpountz.xxhash.StreamingXXHash32;
import net.jpountz.xxhash.XXHashFactory;

/**
 * LZ4 frames (lz4_Frame_format.md): a descriptor, blocks that may refer to those before, XXH32; skippable frames too.
 */
final class Lz4FrameLayer extends PackedLayer {
    private static final int STORED = 1 << 31;

    Lz4FrameLayer() {
        super("lz4", "LZ4 frame");
    }

    /**
     * A frame's descriptor.
     *
     * @param flags FLG
     * @param most bytes that a block may come to
     * @param blocks where the blocks start
     */
    private record Descriptor(int flags, long most, long blocks) {
        private static final int CONTENT_SUM = 1 << 2;
        private static final int CONTENT_SIZE = 1 << 3;
        private static final int BLOCK_SUM = 1 << 4;
        private static final int INDEPENDENT = 1 << 5;

        static Optional<Descriptor> read(SourceReader bytes, long at) {
            if (!starts(bytes, at) || !bytes.has(at, 7)) {
                return Optional.empty();
            }
            int flags = bytes.u1(at + 4);
            int size = bytes.u1(at + 5) >> 4;
            long sum = at + 6 + ((flags & CONTENT_SIZE) != 0 ? 8 : 0) + ((flags & 1) != 0 ? 4 : 0);
            boolean sound = flags >> 6 == 1 && (flags & 2) == 0 && size >= 4 && size <= 7 && bytes.has(sum, 1);
            return sound ? Optional.of(new Descriptor(flags, 1L << (2 * size + 8), sum + 1)) : Optional.empty();
        }

        boolean has(int flag) {
            return (flags & flag) != 0;
        }
    }

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0x04, 0x22, 0x4D, 0x18);
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return Descriptor.read(bytes, 0).isPresent()
                ? Confidence.of(SIGNED, "head of an LZ4 frame")
                : Confidence.no("no head of an LZ4 frame");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        long at = frame(to, 0);
        while (starts(to.octets(), at) || SkippableFrame.starts(to.octets(), at)) {
            at = SkippableFrame.starts(to.octets(), at) ? SkippableFrame.end(to, at) : frame(to, at);
        }
        to.end(at);
    }

    private static long frame(LayerUnpacking to, long start) throws IOException, UnpackAborted {
        Descriptor frame = Descriptor.read(to.octets(), start)
                .orElseThrow(() -> to.fail(start, "No head of an LZ4 frame", "04 22 4D 18 and a descriptor", null));
        StreamingXXHash32 sum = XXHashFactory.safeInstance().newStreamingHash32(0);
        to.summing(frame.has(Descriptor.CONTENT_SUM) ? sum::update : null);
        long at = blocks(to, frame);
        to.summing(null);
        if (frame.has(Descriptor.CONTENT_SUM)) {
            to.require(at, 4);
            to.check(at, "XXH32", to.octets().u4le(at), sum.getValue() & 0xFFFF_FFFFL);
            at += 4;
        }
        to.reached(at);
        return at;
    }

    /** Returns the offset behind the end mark. */
    private static long blocks(LayerUnpacking to, Descriptor frame) throws IOException, UnpackAborted {
        LzOutput out = new LzOutput(to);
        long at = frame.blocks();
        to.require(at, 4);
        for (int size = to.octets().s4le(at); size != 0; size = to.octets().s4le(at)) {
            at = block(to, frame, out, at, size);
            to.require(at, 4);
        }
        return at + 4;
    }

    private static long block(LayerUnpacking to, Descriptor frame, LzOutput out, long start, int size)
            throws IOException, UnpackAborted {
        long length = size & ~STORED;
        long from = start + 4;
        if (length > frame.most()) {
            throw to.fail(start, "A block of %,d bytes".formatted(length), "at most %,d".formatted(frame.most()), null);
        }
        long end = Math.min(to.length(), from + length);
        out.block(start);
        if (frame.has(Descriptor.INDEPENDENT)) {
            out.forget();
        }
        if ((size & STORED) != 0) {
            ByteFeed feed = new ByteFeed(to, from, end);
            out.literals(feed, end - from);
            out.flush(end);
        } else {
            Lz4Block.decode(to, out, from, end);
        }
        to.require(from, length);
        return end + (frame.has(Descriptor.BLOCK_SUM) ? 4 : 0);
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/**
 * Blocks of Hadoop's {@code BlockCompressorStream}, which its codecs for Snappy and LZ4 write: the uncompressed length
 * of a block, big-endian, and its chunks, each with its compressed length before it.
 */
final class HadoopBlocksLayer extends PackedLayer {
    /** Hadoop's buffers are of 64 or 256 KiB; what asks for more than this is something else. */
    private static final long LARGEST = 1 << 26;

    private static final int HEAD = 8;
    private static final int LIKELY = 88;

    private final Codec codec;

    /** The compression of a chunk. */
    enum Codec {
        SNAPPY("hadoop-snappy", "Snappy blocks (Hadoop)") {
            @Override
            void decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
                SnappyBlock.decode(to, out, from, end);
            }
        },
        LZ4("hadoop-lz4", "LZ4 blocks (Hadoop)") {
            @Override
            void decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
                out.forget();
                Lz4Block.decode(to, out, from, end);
            }
        };

        private final String id;
        private final String title;

        Codec(String id, String title) {
            this.id = id;
            this.title = title;
        }

        abstract void decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted;
    }

    HadoopBlocksLayer(Codec codec) {
        super(codec.id, codec.title);
        this.codec = codec;
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!bytes.has(0, HEAD + 1) || !isLength(bytes.u4be(0)) || bytes.u4be(4) > most(bytes.u4be(0))) {
            return Confidence.no("no lengths of a block and of a chunk");
        }
        TrialUnpack trial = TrialUnpack.of(bytes, this::unpack);
        return trial.sound() && trial.made() > 0
                ? Confidence.of(LIKELY, "lengths of blocks and chunks, big-endian, that what they hold comes to")
                : Confidence.no("chunks that do not come to the length of their block");
    }

    private static boolean isLength(long length) {
        return length > 0 && length <= LARGEST;
    }

    /** Most bytes that a chunk of so many is compressed to. */
    private static long most(long unpacked) {
        return unpacked + unpacked / 6 + 32;
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        LzOutput out = new LzOutput(to);
        long at = 0;
        do {
            at = block(to, out, at);
        } while (at < to.length());
        to.end(at);
    }

    private long block(LayerUnpacking to, LzOutput out, long start) throws IOException, UnpackAborted {
        to.require(start, 4);
        long unpacked = to.octets().u4be(start);
        if (unpacked > LARGEST) {
            throw to.fail(start, "No length of a block", "at most 64 MiB", Long.toString(unpacked));
        }
        long before = to.written();
        long at = start + 4;
        while (to.written() - before < unpacked) {
            to.require(at, 4);
            long packed = to.octets().u4be(at);
            if (packed == 0 || packed > most(unpacked)) {
                throw to.fail(at, "No length of a chunk", "1 to " + most(unpacked), Long.toString(packed));
            }
            long from = at + 4;
            out.block(at);
            codec.decode(to, out, from, Math.min(to.length(), from + packed));
            to.require(from, packed);
            at = from + packed;
        }
        to.check(start, "The size", unpacked, to.written() - before);
        return at;
    }
}

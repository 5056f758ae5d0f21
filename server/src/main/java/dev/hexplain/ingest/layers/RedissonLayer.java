package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/**
 * Compressed values of Redisson: a length, big-endian, before a block of LZ4 ({@code LZ4Codec}, {@code LZ4CodecV2}), a frame
 * of zstd ({@code ZStdCodec}) or each block of Snappy ({@code SnappyCodec}). {@code SnappyCodecV2} writes a raw block, as
 * {@link SnappyLayer} reads it.
 */
final class RedissonLayer extends PackedLayer {
    private static final int HEAD = 4;
    /** LZ4 makes at most so many bytes of one. */
    private static final int MOST = 256;

    private static final long LARGEST = 1 << 30;
    private static final int LIKELY = 90;

    private final Codec codec;

    /** The compression behind the length. */
    enum Codec {
        LZ4("redisson-lz4", "LZ4 (Redisson)", true) {
            @Override
            boolean fits(SourceReader bytes, long length) {
                return length <= MOST * bytes.length() && bytes.length() <= HEAD + length + length / 255 + 16;
            }

            @Override
            long decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
                Lz4Block.decode(to, out, from, end);
                return end;
            }
        },
        ZSTD("redisson-zstd", "zstd (Redisson)", true) {
            @Override
            boolean fits(SourceReader bytes, long length) {
                return ZstdFrame.starts(bytes, HEAD);
            }

            @Override
            long decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
                return ZstdLayer.unpack(to, from, end);
            }
        },
        SNAPPY("redisson-snappy", "Snappy (Redisson)", false) {
            @Override
            boolean fits(SourceReader bytes, long length) {
                return length <= bytes.length() - HEAD;
            }

            @Override
            long decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
                SnappyBlock.decode(to, out, from, end);
                return end;
            }
        };

        private final String id;
        private final String title;
        /** Whether the length is that of what comes out, and there is one block; otherwise it is that of the next block. */
        private final boolean unpacked;

        Codec(String id, String title, boolean unpacked) {
            this.id = id;
            this.title = title;
            this.unpacked = unpacked;
        }

        abstract boolean fits(SourceReader bytes, long length);

        /** Decodes a block; returns the offset behind it. */
        abstract long decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted;
    }

    RedissonLayer(Codec codec) {
        super(codec.id, codec.title);
        this.codec = codec;
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        long length = bytes.has(0, HEAD + 2) ? bytes.u4be(0) : 0;
        if (length == 0 || length > LARGEST || !codec.fits(bytes, length)) {
            return Confidence.no("no length of what is packed");
        }
        TrialUnpack trial = TrialUnpack.of(bytes, this::unpack);
        return trial.sound() && trial.made() > 1
                ? Confidence.of(LIKELY, "a length, big-endian, that what is packed comes to")
                : Confidence.no("nothing packed that comes to the length before it");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        LzOutput out = new LzOutput(to);
        if (codec.unpacked) {
            to.require(0, HEAD);
            long end = codec.decode(to, out, HEAD, to.length());
            to.check(0, "The length", to.octets().u4be(0), to.written());
            to.end(end);
            return;
        }
        long at = 0;
        do {
            to.require(at, HEAD);
            long from = at + HEAD;
            long end = from + to.octets().u4be(at);
            out.block(at);
            codec.decode(to, out, from, Math.min(to.length(), end));
            to.require(from, end - from);
            at = end;
        } while (at < to.length());
        to.end(at);
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.zip.CRC32C;

/** Snappy's framing format (framing_format.txt): chunks of a type, three bytes of length, and a masked CRC-32C. */
final class SnappyFramedLayer extends PackedLayer {
    private static final int PACKED = 0x00;
    private static final int STORED = 0x01;
    private static final int FIRST_SKIPPABLE = 0x80;
    private static final int HEAD = 4;
    private static final int SUM = 4;

    SnappyFramedLayer() {
        super("snappy-framed", "Snappy frames");
    }

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0xFF, 0x06, 0x00, 0x00, 's', 'N', 'a', 'P', 'p', 'Y');
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return starts(bytes, 0)
                ? Confidence.of(SIGNED, "stream identifier of Snappy's framing format")
                : Confidence.no("no stream identifier of Snappy");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        if (!starts(to.octets(), 0)) {
            throw to.fail(0, "No stream identifier", "FF 06 00 00 sNaPpY", null);
        }
        LzOutput out = new LzOutput(to);
        long at = 0;
        while (isChunk(to, at)) {
            to.require(at, HEAD);
            long length = to.octets().u3le(at + 1);
            chunk(to, out, at, length);
            to.require(at + HEAD, length);
            at += HEAD + length;
        }
        to.end(at);
    }

    /** Types that have to be understood and are not end the stream. */
    private static boolean isChunk(LayerUnpacking to, long at) {
        return to.octets().has(at, 1)
                && (to.octets().u1(at) <= STORED || to.octets().u1(at) >= FIRST_SKIPPABLE)
                && (at == 0 || to.octets().zeros(at) < to.length() - at);
    }

    private static void chunk(LayerUnpacking to, LzOutput out, long start, long length)
            throws IOException, UnpackAborted {
        int type = to.octets().u1(start);
        if (type >= FIRST_SKIPPABLE) {
            to.reached(Math.min(to.length(), start + HEAD + length));
            return;
        }
        to.require(start + HEAD, SUM);
        long from = start + HEAD + SUM;
        long end = Math.clamp(start + HEAD + length, from, to.length());
        CRC32C sum = new CRC32C();
        to.summing(sum::update);
        out.block(start);
        if (type == PACKED) {
            SnappyBlock.decode(to, out, from, end);
        } else {
            out.literals(new ByteFeed(to, from, end), end - from);
            out.flush(end);
        }
        to.summing(null);
        to.check(start + HEAD, "The masked CRC-32C", to.octets().u4le(start + HEAD), masked(sum.getValue()));
    }

    /** Section 3 of the framing format. */
    private static long masked(long crc) {
        return ((crc >>> 15 | crc << 17) + 0xa282ead8L) & 0xFFFF_FFFFL;
    }
}

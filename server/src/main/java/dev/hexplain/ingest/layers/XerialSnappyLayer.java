package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/**
 * The stream that snappy-java's {@code SnappyOutputStream} writes, used by Kafka's clients: {@code 82 SNAPPY 00}, two
 * versions, and Snappy blocks, each with its length before it, big-endian.
 */
final class XerialSnappyLayer extends PackedLayer {
    private static final int HEAD = 16;

    XerialSnappyLayer() {
        super("snappy-java", "Snappy blocks (snappy-java)");
    }

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0x82, 'S', 'N', 'A', 'P', 'P', 'Y', 0);
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return starts(bytes, 0)
                ? Confidence.of(SIGNED, "head of a stream of snappy-java")
                : Confidence.no("no head of snappy-java");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.require(0, HEAD);
        if (!starts(to.octets(), 0)) {
            throw to.fail(0, "No head of snappy-java", "82 SNAPPY 00", null);
        }
        LzOutput out = new LzOutput(to);
        long at = HEAD;
        while (at < to.length()) {
            at = starts(to.octets(), at) ? at + HEAD : block(to, out, at);
        }
        to.end(Math.min(at, to.length()));
    }

    private static long block(LayerUnpacking to, LzOutput out, long start) throws IOException, UnpackAborted {
        to.require(start, 4);
        long length = to.octets().u4be(start);
        long from = start + 4;
        if (length == 0 || length > Integer.MAX_VALUE) {
            throw to.fail(start, "No length of a block", "1 to 2,147,483,647", Long.toString(length));
        }
        out.block(start);
        SnappyBlock.decode(to, out, from, Math.min(to.length(), from + length));
        to.require(from, length);
        return from + length;
    }
}

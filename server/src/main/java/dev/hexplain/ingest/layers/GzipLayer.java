package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.util.Optional;
import java.util.zip.CRC32;

/** The gzip format (RFC 1952): members, each with a header, deflate data, CRC-32 and size. */
final class GzipLayer extends PackedLayer {
    private static final int TRAILER = 8;

    GzipLayer() {
        super("gzip", "gzip");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!GzipHead.starts(bytes, 0)) {
            return Confidence.no("no head of gzip");
        }
        String words = GzipHead.read(bytes, 0).map(GzipHead::words).orElse("");
        return Confidence.of(SIGNED, "head of a gzip member" + (words.isEmpty() ? "" : ": " + words));
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        long at = 0;
        do {
            at = member(to, at);
        } while (GzipHead.starts(to.octets(), at));
        to.end(at);
    }

    private static long member(LayerUnpacking to, long start) throws IOException, UnpackAborted {
        if (to.octets().has(start, 4) && !GzipHead.starts(to.octets(), start)) {
            throw to.fail(start, "No head of a gzip member", "1F 8B 08", null);
        }
        Optional<GzipHead> head = GzipHead.read(to.octets(), start);
        if (head.isEmpty()) {
            throw to.truncated(0);
        }
        long before = to.written();
        CRC32 sum = new CRC32();
        to.summing(sum::update);
        long trailer = DeflateReader.inflate(to, head.get().end(), to.length(), false);
        to.summing(null);
        to.require(trailer, TRAILER);
        to.check(trailer, "CRC-32", to.octets().u4le(trailer), sum.getValue());
        to.check(trailer + 4, "The size", to.octets().u4le(trailer + 4), to.written() - before & 0xFFFF_FFFFL);
        to.reached(trailer + TRAILER);
        return trailer + TRAILER;
    }
}

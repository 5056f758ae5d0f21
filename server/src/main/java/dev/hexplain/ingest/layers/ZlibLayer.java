package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/** The zlib format (RFC 1950): a header of two bytes, deflate data, Adler-32. */
final class ZlibLayer extends PackedLayer {
    private static final int WHOLE = 97;
    private static final int BEGINNING = 80;

    /** A deflated piece of chance data rarely goes on for so long. */
    private static final int ENOUGH = 512;

    ZlibLayer() {
        super("zlib", "zlib");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!isHead(bytes, 0)) {
            return Confidence.no("no head of zlib");
        }
        TrialUnpack trial = TrialUnpack.of(bytes, this::unpack);
        if (trial.whole()) {
            return Confidence.of(WHOLE, "zlib's head and sum, and deflated data between them");
        }
        return trial.sound() && trial.made() >= ENOUGH
                ? Confidence.of(BEGINNING, "zlib's head, and deflated data as far as was tried")
                : Confidence.of(OFFERED, "zlib's head; what follows is damaged, or something else");
    }

    /** RFC 1950 section 2.2: deflate, a window of at most 32 KiB, both bytes a multiple of 31. */
    static boolean isHead(SourceReader bytes, long at) {
        if (!bytes.has(at, 2)) {
            return false;
        }
        int head = bytes.u1(at);
        return (head & 0x0F) == 8 && head >> 4 <= 7 && (head << 8 | bytes.u1(at + 1)) % 31 == 0;
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(DeflateReader.inflate(to, 0, to.length(), true));
    }
}

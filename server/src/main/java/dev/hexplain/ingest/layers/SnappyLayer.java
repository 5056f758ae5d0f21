package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/** A raw Snappy block without framing, as in Kafka's messages and Parquet's pages. */
final class SnappyLayer extends PackedLayer {
    private static final int LIKELY = 40;
    /** Where copies make more of it, so that chance is out of the question. */
    private static final int SURE = 80;

    private static final int ENOUGH = 40;
    private static final int LEAST = 8;
    private static final int LITERAL = 3;

    SnappyLayer() {
        super("snappy", "raw Snappy");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (bytes.length() < LEAST || !startsWithLiteral(bytes)) {
            return Confidence.no("no block of Snappy");
        }
        TrialUnpack trial = TrialUnpack.of(bytes, this::unpack);
        long tried = Math.min(TrialUnpack.INPUT, bytes.length());
        if (!trial.sound()) {
            return Confidence.no("the length is not that of what follows");
        }
        if (bytes.length() >= ENOUGH && trial.made() > tried) {
            return Confidence.of(SURE, "a length, and literals and copies of that length");
        }
        return trial.whole() && trial.made() > bytes.length() / 2
                ? Confidence.of(LIKELY, "a length, and literals and copies of that length")
                : Confidence.no("no copies that make it smaller");
    }

    private static boolean startsWithLiteral(SourceReader bytes) {
        long at = 0;
        while (at < 5 && bytes.u1(at) >= 0x80) {
            at++;
        }
        return at < 5 && (bytes.u1(at + 1) & LITERAL) == 0;
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        SnappyBlock.decode(to, new LzOutput(to), 0, to.length());
        to.end(to.length());
    }
}

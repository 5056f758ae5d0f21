package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;

/** Raw deflate data without header or checksum (RFC 1951). */
final class DeflateLayer extends PackedLayer {
    private static final int LIKELY = 40;

    /** Chance data that inflates ends sooner. */
    private static final int ENOUGH = 1024;

    private static final int STORED = 0;

    DeflateLayer() {
        super("deflate", "raw deflate");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (bytes.length() < 3 || (bytes.u1(0) >> 1 & 3) % 3 == STORED || isText(bytes)) {
            return Confidence.no("no block of deflated data");
        }
        TrialUnpack trial = TrialUnpack.of(bytes, this::unpack);
        if (trial.whole() && trial.made() > 0) {
            return Confidence.of(LIKELY, "inflates to %,d bytes, to the last of its own".formatted(trial.made()));
        }
        return trial.sound() && trial.made() >= ENOUGH
                ? Confidence.of(OFFERED, "inflates as far as was tried")
                : Confidence.no("does not inflate");
    }

    private static boolean isText(SourceReader bytes) {
        for (int at = 0; at < Math.min(32, bytes.length()); at++) {
            int octet = bytes.u1(at);
            if (octet >= 0x7F || (octet < ' ' && octet != '\n' && octet != '\r' && octet != '\t')) {
                return false;
            }
        }
        return true;
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(DeflateReader.inflate(to, 0, to.length(), false));
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.Octets;
import dev.hexplain.ingest.Recognition;
import java.io.IOException;

/** Deflated data without head or sum (RFC 1951). */
final class DeflateLayer extends PackedLayer {
    private static final int LIKELY = 40;

    /** Chance data that inflates ends sooner. */
    private static final int ENOUGH = 1024;

    private static final int STORED = 0;

    DeflateLayer() {
        super("deflate", "raw deflate");
    }

    @Override
    Recognition recognise(Octets bytes) {
        if (bytes.length() < 3 || (bytes.u1(0) >> 1 & 3) % 3 == STORED || isText(bytes)) {
            return Recognition.no("no block of deflated data");
        }
        Trial trial = Trial.of(bytes, this::unpack);
        if (trial.whole() && trial.made() > 0) {
            return Recognition.of(LIKELY, "inflates to %,d bytes, to the last of its own".formatted(trial.made()));
        }
        return trial.sound() && trial.made() >= ENOUGH
                ? Recognition.of(OFFERED, "inflates as far as was tried")
                : Recognition.no("does not inflate");
    }

    private static boolean isText(Octets bytes) {
        for (int at = 0; at < Math.min(32, bytes.length()); at++) {
            int octet = bytes.u1(at);
            if (octet >= 0x7F || octet < ' ' && octet != '\n' && octet != '\r' && octet != '\t') {
                return false;
            }
        }
        return true;
    }

    @Override
    void unpack(Unpacking to) throws IOException, Halt {
        to.end(Inflating.inflate(to, 0, to.length(), false));
    }
}

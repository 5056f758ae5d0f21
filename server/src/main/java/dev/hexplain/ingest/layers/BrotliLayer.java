package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.io.InputStream;
import org.brotli.dec.BrotliInputStream;

/** Brotli (RFC 7932). It has no signature: it is found by the name of a file, and otherwise has to be chosen. */
final class BrotliLayer extends PackedLayer {
    private static final int LIKELY = 80;

    BrotliLayer() {
        super("brotli", "Brotli");
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!bytes.source().name().endsWith(".br")) {
            return Confidence.no("not named like Brotli");
        }
        return TrialUnpack.of(bytes, this::unpack).sound()
                ? Confidence.of(LIKELY, "named .br, and unpacks as far as was tried")
                : Confidence.no("named .br, and does not unpack");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(BoundedInflater.inflate(to, 0, to.length(), false, Library::open));
    }

    /** A class of its own, so that the library is loaded only when it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new BrotliInputStream(packed);
        }
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.io.InputStream;
import org.tukaani.xz.SingleXZInputStream;

/** The .xz format (xz-file-format.txt): streams, with stream padding between them. */
final class XzLayer extends PackedLayer {
    /** Kibibytes that the library may take: what {@code xz -9} needs, and as much again. */
    static final int MEMORY = 1 << 17;

    XzLayer() {
        super("xz", "xz");
    }

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0xFD, '7', 'z', 'X', 'Z', 0);
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return starts(bytes, 0) ? Confidence.of(SIGNED, "head of xz") : Confidence.no("no head of xz");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(unpack(to, 0, to.length()));
    }

    static long unpack(LayerUnpacking to, long from, long end) throws IOException, UnpackAborted {
        long at = from;
        long next = from;
        do {
            at = BoundedInflater.inflate(to, next, end, true, Library::open);
            next = at + to.octets().zeros(at) / 4 * 4;
        } while (starts(to.octets(), next) && next < end);
        return at;
    }

    /** A class of its own, so that the library is loaded only when it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new SingleXZInputStream(packed, MEMORY);
        }
    }
}

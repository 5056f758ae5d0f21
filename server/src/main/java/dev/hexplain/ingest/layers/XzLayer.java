package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Octets;
import dev.hexplain.ingest.Recognition;
import java.io.IOException;
import java.io.InputStream;
import org.tukaani.xz.SingleXZInputStream;

/** The .xz format (xz-file-format.txt): streams, with zeros between them in fours. */
final class XzLayer extends PackedLayer {
    /** Kibibytes that the library may take: what {@code xz -9} needs, and as much again. */
    static final int MEMORY = 1 << 17;

    XzLayer() {
        super("xz", "xz");
    }

    static boolean starts(Octets bytes, long at) {
        return bytes.at(at, 0xFD, '7', 'z', 'X', 'Z', 0);
    }

    @Override
    Recognition recognise(Octets bytes) {
        return starts(bytes, 0) ? Recognition.of(SIGNED, "head of xz") : Recognition.no("no head of xz");
    }

    @Override
    void unpack(Unpacking to) throws IOException, Halt {
        to.end(unpack(to, 0, to.length()));
    }

    static long unpack(Unpacking to, long from, long end) throws IOException, Halt {
        long at = from;
        long next = from;
        do {
            at = Pumping.pump(to, next, end, true, Library::open);
            next = at + to.octets().zeros(at) / 4 * 4;
        } while (starts(to.octets(), next) && next < end);
        return at;
    }

    /** Apart, so that the library is touched no sooner than it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new SingleXZInputStream(packed, MEMORY);
        }
    }
}

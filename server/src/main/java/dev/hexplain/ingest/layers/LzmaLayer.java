package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.io.InputStream;
import org.tukaani.xz.LZMAInputStream;

/**
 * The LZMA alone format ({@code .lzma}), the one before xz: properties, a dictionary size, a length or -1, and no
 * checksum.
 */
final class LzmaLayer extends PackedLayer {
    private static final int WHOLE = 90;
    private static final int BEGINNING = 60;
    private static final int HEAD = 13;
    private static final int USUAL_PROPERTIES = 0x5D;
    private static final long LONGEST = 1L << 38;

    LzmaLayer() {
        super("lzma", "LZMA");
    }

    /** The header as {@code lzma} and similar tools write it: others are possible, and would be found everywhere. */
    static boolean starts(SourceReader bytes, long at) {
        if (!bytes.has(at, HEAD + 1) || bytes.u1(at) != USUAL_PROPERTIES || bytes.u1(at + HEAD) != 0) {
            return false;
        }
        long dictionary = bytes.u4le(at + 1);
        long length = bytes.s8le(at + 5);
        boolean usual = Long.bitCount(dictionary) <= 2 && dictionary >= 1 << 12;
        return usual && length >= -1 && length < LONGEST;
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!starts(bytes, 0)) {
            return Confidence.no("no head of LZMA");
        }
        TrialUnpack trial = TrialUnpack.of(bytes, this::unpack);
        if (trial.whole()) {
            return Confidence.of(WHOLE, "head of LZMA, and all that follows belongs to it");
        }
        return Confidence.of(trial.made() > HEAD ? BEGINNING : OFFERED, "head of LZMA");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(BoundedInflater.inflate(to, 0, to.length(), true, Library::open));
    }

    /** A class of its own, so that the library is loaded only when it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new LZMAInputStream(packed, XzLayer.MEMORY);
        }
    }
}

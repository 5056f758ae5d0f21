package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.compressors.z.ZCompressorInputStream;

/** The output of {@code compress}, {@code .Z}: LZW with codes of up to 16 bits. It has neither length nor checksum. */
final class CompressLayer extends PackedLayer {
    private static final int SOUND = 80;
    private static final int UNUSED = 0x60;
    private static final int CODE_BITS = 0x1F;

    /** Kibibytes that the library may take. */
    private static final int MEMORY = 1 << 12;

    CompressLayer() {
        super("compress", "compress (.Z)");
    }

    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 0x1F, 0x9D)
                && bytes.has(at, 4)
                && (bytes.u1(at + 2) & UNUSED) == 0
                && (bytes.u1(at + 2) & CODE_BITS) >= 9
                && (bytes.u1(at + 2) & CODE_BITS) <= 16;
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        if (!starts(bytes, 0)) {
            return Confidence.no("no head of compress");
        }
        return TrialUnpack.of(bytes, this::unpack).sound()
                ? Confidence.of(SOUND, "head of compress, and sound as far as was tried")
                : Confidence.of(OFFERED, "head of compress, and no codes of it");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(BoundedInflater.inflate(to, 0, to.length(), true, Library::open));
    }

    /** A class of its own, so that the library is loaded only when it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new ZCompressorInputStream(packed, MEMORY);
        }
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.io.InputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;

/** bzip2: streams one after the other, each of blocks with a CRC. */
final class Bzip2Layer extends PackedLayer {
    Bzip2Layer() {
        super("bzip2", "bzip2");
    }

    /** {@code BZh}, the block size, and the mark of a block or of the end. */
    static boolean starts(SourceReader bytes, long at) {
        return bytes.at(at, 'B', 'Z', 'h')
                && bytes.has(at, 10)
                && bytes.u1(at + 3) >= '1'
                && bytes.u1(at + 3) <= '9'
                && (bytes.at(at + 4, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59)
                        || bytes.at(at + 4, 0x17, 0x72, 0x45, 0x38, 0x50, 0x90));
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return starts(bytes, 0)
                ? Confidence.of(SIGNED, "head of bzip2, with a block size of %c00 kB".formatted(bytes.u1(3)))
                : Confidence.no("no head of bzip2");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(unpack(to, 0, to.length()));
    }

    static long unpack(LayerUnpacking to, long from, long end) throws IOException, UnpackAborted {
        long at = from;
        do {
            at = BoundedInflater.inflate(to, at, end, true, Library::open);
        } while (starts(to.octets(), at) && at < end);
        return at;
    }

    /** A class of its own, so that the library is loaded only when it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new BZip2CompressorInputStream(packed, false);
        }
    }
}

package dev.hexplain.ingest.layers;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.SourceReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import net.jpountz.xxhash.StreamingXXHash64;
import net.jpountz.xxhash.XXHashFactory;

/** zstd frames (RFC 8878), and skippable frames between them. */
final class ZstdLayer extends PackedLayer {
    /** A window of 128 MiB: what {@code zstd --ultra -22} needs. */
    private static final int LARGEST_WINDOW = 27;

    ZstdLayer() {
        super("zstd", "zstd");
    }

    /** Decompresses an empty frame, so that the native library is loaded and has been used once. */
    static void warmUp() {
        Source frame = Source.ofBytes("an empty frame", HexFormat.of().parseHex("28B52FFD2000010000"));
        try (InputStream in = Library.open(new SourceStream(frame))) {
            in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // from an array
        }
    }

    @Override
    Confidence recognise(SourceReader bytes) {
        return ZstdFrame.starts(bytes, 0)
                ? Confidence.of(SIGNED, "head of a zstd frame")
                : Confidence.no("no head of a zstd frame");
    }

    @Override
    void unpack(LayerUnpacking to) throws IOException, UnpackAborted {
        to.end(unpack(to, 0, to.length()));
    }

    static long unpack(LayerUnpacking to, long from, long end) throws IOException, UnpackAborted {
        if (!ZstdFrame.starts(to.octets(), from) && !SkippableFrame.starts(to.octets(), from)) {
            throw to.fail(from, "No head of a zstd frame", "28 B5 2F FD", null);
        }
        long at = from;
        while (at < end && (ZstdFrame.starts(to.octets(), at) || SkippableFrame.starts(to.octets(), at))) {
            at = SkippableFrame.starts(to.octets(), at) ? SkippableFrame.end(to, at) : frame(to, at);
        }
        return at;
    }

    /**
     * The library is not given the frame's sum, which is checked here: where that is wrong it would keep the last bytes
     * to itself.
     */
    private static long frame(LayerUnpacking to, long start) throws IOException, UnpackAborted {
        ZstdFrame frame = ZstdFrame.at(to.octets(), start);
        StreamingXXHash64 sum = XXHashFactory.safeInstance().newStreamingHash64(0);
        to.summing(frame.sum() ? sum::update : null);
        BoundedInflater.inflate(to, start, frame.end(), false, Library::open);
        to.summing(null);
        if (!frame.whole()) {
            throw to.truncated(0);
        }
        if (!frame.sum()) {
            return frame.end();
        }
        to.require(frame.end(), 4);
        to.check(frame.end(), "XXH64", to.octets().u4le(frame.end()), sum.getValue() & 0xFFFF_FFFFL);
        to.reached(frame.end() + 4);
        return frame.end() + 4;
    }

    /** A class of its own, so that the library is loaded only when it is needed. */
    private static final class Library {
        static InputStream open(SourceStream packed) throws IOException {
            return new ZstdInputStreamNoFinalizer(packed)
                    .setLongMax(LARGEST_WINDOW)
                    .setContinuous(true);
        }
    }
}

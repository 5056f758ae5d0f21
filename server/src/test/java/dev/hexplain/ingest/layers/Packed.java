package dev.hexplain.ingest.layers;

import com.github.luben.zstd.ZstdOutputStream;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import net.jpountz.lz4.LZ4BlockOutputStream;
import net.jpountz.lz4.LZ4FrameOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.lz4.BlockLZ4CompressorOutputStream;
import org.apache.commons.compress.compressors.lz4.FramedLZ4CompressorOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;
import org.tukaani.xz.XZOutputStream;
import org.xerial.snappy.Snappy;
import org.xerial.snappy.SnappyFramedOutputStream;
import org.xerial.snappy.SnappyOutputStream;

/** Bytes packed by the libraries that real ones come from. */
public final class Packed {
    private Packed() {}

    /** What a library does. */
    @FunctionalInterface
    interface Packer {
        OutputStream around(OutputStream sink) throws IOException;
    }

    /** By layer: all that a stream can be wrapped around. */
    static final Map<String, Packer> STREAMS = streams();

    private static Map<String, Packer> streams() {
        Map<String, Packer> all = new LinkedHashMap<>();
        all.put("gzip", GZIPOutputStream::new);
        all.put("zlib", DeflaterOutputStream::new);
        all.put("deflate", sink -> new DeflaterOutputStream(sink, new Deflater(9, true)));
        all.put("zstd", sink -> new ZstdOutputStream(sink).setChecksum(true));
        all.put(
                "lz4",
                sink -> new LZ4FrameOutputStream(
                        sink,
                        LZ4FrameOutputStream.BLOCKSIZE.SIZE_64KB,
                        LZ4FrameOutputStream.FLG.Bits.BLOCK_INDEPENDENCE,
                        LZ4FrameOutputStream.FLG.Bits.CONTENT_CHECKSUM));
        all.put("lz4-block", sink -> new LZ4BlockOutputStream(sink, 1 << 14));
        all.put("snappy-framed", SnappyFramedOutputStream::new);
        all.put("snappy-java", sink -> new SnappyOutputStream(sink, 1 << 14));
        all.put("bzip2", sink -> new BZip2CompressorOutputStream(sink, 1));
        all.put("xz", sink -> new XZOutputStream(sink, new LZMA2Options(1)));
        all.put("lzma", sink -> new LZMAOutputStream(sink, new LZMA2Options(1), -1));
        return all;
    }

    public static byte[] by(String layer, byte[] content) {
        return by(STREAMS.get(layer), content);
    }

    static byte[] by(Packer packer, byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = packer.around(packed)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    /** A frame whose blocks refer to those before. */
    static byte[] lz4Linked(byte[] content) {
        return by(
                sink -> new FramedLZ4CompressorOutputStream(
                        sink,
                        new FramedLZ4CompressorOutputStream.Parameters(
                                FramedLZ4CompressorOutputStream.BlockSize.K64,
                                true,
                                true,
                                true,
                                BlockLZ4CompressorOutputStream.createParameterBuilder()
                                        .build())),
                content);
    }

    static byte[] snappy(byte[] content) {
        try {
            return Snappy.compress(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every byte as a code of nine bits: short texts need no more. */
    static byte[] compress(byte[] content) {
        byte[] packed = new byte[3 + (content.length * 9 + 7) / 8];
        packed[0] = 0x1F;
        packed[1] = (byte) 0x9D;
        packed[2] = (byte) 0x90;
        for (int i = 0; i < content.length * 9; i++) {
            int bit = i % 9 == 8 ? 0 : content[i / 9] >> i % 9 & 1;
            packed[3 + i / 8] |= (byte) (bit << i % 8);
        }
        return packed;
    }

    /** Lines that repeat with numbers that do not. */
    static byte[] text(int length) {
        StringBuilder text = new StringBuilder();
        Random random = new Random(5);
        while (text.length() < length) {
            text.append("order ")
                    .append(random.nextInt(100_000))
                    .append(" was filled at ")
                    .append(random.nextInt(900))
                    .append('\n');
        }
        return Arrays.copyOf(text.toString().getBytes(StandardCharsets.US_ASCII), length);
    }

    /** What came out of a layer. */
    @SuppressWarnings("ArrayRecordComponent") // looked at, never compared
    record Outcome(UnwrapResult unwrapped, byte[] bytes) {}

    static Outcome unwrap(LayerStep step, byte[] packed) {
        return unwrap(step, packed, LayerLimits.of(1 << 26));
    }

    static Outcome unwrap(LayerStep step, byte[] packed, LayerLimits limits) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            UnwrapResult unwrapped =
                    Layers.byId(step.layer()).orElseThrow().unwrap(Source.ofBytes("packed", packed), step, out, limits);
            return new Outcome(unwrapped, out.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

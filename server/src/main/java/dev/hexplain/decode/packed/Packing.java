package dev.hexplain.decode.packed;

import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import net.jpountz.lz4.LZ4FrameInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.brotli.dec.BrotliInputStream;
import org.jspecify.annotations.Nullable;
import org.tukaani.xz.XZInputStream;

/**
 * Compression methods (gzip, zlib, deflate, brotli, zstd, lz4, snappy, bzip2, xz). Output is bounded in size, and above
 * a threshold in ratio.
 */
public enum Packing {
    /** RFC 1952. */
    GZIP("gzip", (in, _) -> new GZIPInputStream(in)),
    /** RFC 1950. */
    ZLIB("zlib", (in, _) -> new InflaterInputStream(in)),
    /** RFC 1951, without a header. */
    DEFLATE("deflate", (in, _) -> inflate(in)),
    /** RFC 7932. */
    BROTLI("br", (in, _) -> new BrotliInputStream(in)),
    /** RFC 8878. */
    ZSTD("zstd", (in, _) -> new ZstdInputStream(in)),
    /** The frame format, version 1.6. */
    LZ4("lz4", (in, _) -> new LZ4FrameInputStream(in)),
    /** One block, or blocks as snappy-java's streams frame them. */
    SNAPPY("snappy", (in, most) -> new SnappyBlocks(in.readAllBytes(), most)),
    BZIP2("bzip2", (in, _) -> new BZip2CompressorInputStream(in)),
    XZ("xz", (in, _) -> new XZInputStream(in, Packing.XZ_MEMORY));

    /** Maximum output of one piece, which is on the heap while it is inflated. */
    public static final int MOST = 1 << 26;

    /** Output that any input may have, whatever the ratio. */
    private static final long FREE = 1L << 24;
    /** Maximum ratio above that: real data is seldom compressed more. */
    private static final long RATIO = 1100;

    /** KiB: what the strongest setting of the xz tool needs; the stream's header may not ask for more. */
    private static final int XZ_MEMORY = 66 << 10;

    private static final int PIECE = 1 << 16;

    private final String id;

    @SuppressWarnings("ImmutableEnumChecker") // constructors of streams
    private final Opener opener;

    Packing(String id, Opener opener) {
        this.id = id;
        this.opener = opener;
    }

    /** Opens a decompressing stream. */
    @FunctionalInterface
    private interface Opener {
        InputStream open(ByteArrayInputStream packed, long most) throws IOException;
    }

    /** Its name as a layer. */
    public String id() {
        return id;
    }

    private static InputStream inflate(InputStream in) {
        Inflater inflater = new Inflater(true);
        return new InflaterInputStream(in, inflater) {
            @Override
            public void close() throws IOException {
                super.close();
                inflater.end();
            }
        };
    }

    /** Maximum output of so many bytes, where so many may be made at all. */
    public static long most(long packed, long limit) {
        return Math.min(Math.min(limit, MOST), Math.max(FREE, packed * RATIO));
    }

    /** What is said of output that is larger. */
    public static String tooLarge(long most) {
        return "it is larger than the limit of " + most + " bytes";
    }

    /**
     * Decompresses a piece.
     *
     * @param limit maximum number of bytes to write
     * @param making called with a piece before the first byte is made, and then with what was made; throws to end it
     */
    public Unpacked unpack(byte[] packed, long limit, LongConsumer making) {
        long most = most(packed.length, limit);
        Output out = new Output(most, making);
        try (InputStream in = opener.open(new ByteArrayInputStream(packed), most)) {
            return out.fill(in);
        } catch (IOException | RuntimeException e) { // libraries throw various exceptions for damaged bytes
            if (out.ended != null) {
                throw out.ended;
            }
            String message = e.getMessage();
            return new Unpacked(out.bytes(), message == null ? "the bytes are damaged" : message);
        }
    }

    /** What comes out, in pieces, so that it is copied once. */
    private static final class Output {
        private final long most;
        private final LongConsumer making;
        private final List<byte[]> pieces = new ArrayList<>();
        private int size;
        /** What {@link #making} threw. */
        private @Nullable RuntimeException ended;

        Output(long most, LongConsumer making) {
            this.most = most;
            this.making = making;
        }

        Unpacked fill(InputStream in) throws IOException {
            byte[] piece = new byte[PIECE];
            make(PIECE);
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                int taken = (int) Math.min(length, most - size);
                pieces.add(Arrays.copyOf(piece, taken));
                size += taken;
                if (taken < length) {
                    return new Unpacked(bytes(), tooLarge(most));
                }
                make(length);
            }
            return new Unpacked(bytes(), "");
        }

        private void make(int length) {
            try {
                making.accept(length);
            } catch (RuntimeException e) {
                ended = e;
                throw e;
            }
        }

        byte[] bytes() {
            ByteBuffer all = ByteBuffer.allocate(size);
            pieces.forEach(all::put);
            return all.array();
        }
    }
}

package dev.hexplain.decode.packed;

import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import net.jpountz.lz4.LZ4FrameInputStream;
import org.brotli.dec.BrotliInputStream;

/**
 * Compression methods (gzip, zlib, deflate, brotli, zstd, lz4, snappy). Output is bounded in size, and above a
 * threshold in ratio.
 */
public enum Packing {
    /** RFC 1952. */
    GZIP("gzip", in -> new GZIPInputStream(in)),
    /** RFC 1950. */
    ZLIB("zlib", in -> new InflaterInputStream(in)),
    /** RFC 1951, without a header. */
    DEFLATE("deflate", Packing::inflate),
    /** RFC 7932. */
    BROTLI("br", in -> new BrotliInputStream(in)),
    /** RFC 8878. */
    ZSTD("zstd", in -> new ZstdInputStream(in)),
    /** The frame format, version 1.6. */
    LZ4("lz4", in -> new LZ4FrameInputStream(in)),
    /** One block, or blocks as snappy-java's streams frame them. */
    SNAPPY("snappy", in -> new ByteArrayInputStream(SnappyBlocks.unpack(in.readAllBytes(), Packing.MOST)));

    /** Maximum output of one piece, which is on the heap while it is inflated. */
    public static final int MOST = 1 << 26;

    /** Output that any input may have, whatever the ratio. */
    private static final long FREE = 1L << 24;
    /** Maximum ratio above that: real data is seldom compressed more. */
    private static final long RATIO = 1100;

    private static final int PIECE = 1 << 13;

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
        InputStream open(ByteArrayInputStream packed) throws IOException;
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

    /**
     * Decompresses a piece.
     *
     * @param limit maximum number of bytes to write
     */
    public Unpacked unpack(byte[] packed, long limit) {
        long most = Math.min(Math.min(limit, MOST), Math.max(FREE, packed.length * RATIO));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (InputStream in = opener.open(new ByteArrayInputStream(packed))) {
            byte[] piece = new byte[PIECE];
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                if (out.size() + (long) length > most) {
                    return new Unpacked(out.toByteArray(), "it is larger than the limit of " + most + " bytes");
                }
                out.write(piece, 0, length);
            }
            return new Unpacked(out.toByteArray(), "");
        } catch (IOException | RuntimeException e) { // libraries throw various exceptions for damaged bytes
            String message = e.getMessage();
            return new Unpacked(out.toByteArray(), message == null ? "the bytes are damaged" : message);
        }
    }
}

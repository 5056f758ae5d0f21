package dev.hexplain.decoders.avro;

import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.tukaani.xz.XZInputStream;
import org.xerial.snappy.Snappy;

/** Decompresses the data of blocks ("Required Codecs", "Optional Codecs"), to at most a given number of bytes. */
final class AvroBlockCodec {
    private static final int PIECE = 1 << 13;
    private static final int CRC_LENGTH = 4;
    /** KiB: what the strongest setting of the xz tool needs; the stream's header may not ask for more. */
    private static final int XZ_MEMORY = 66 << 10;

    private AvroBlockCodec() {}

    /** Thrown where a block cannot be decompressed. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1;

        Failure(String message) {
            super(message);
        }
    }

    static byte[] unpack(String codec, byte[] packed, long limit) throws Failure {
        try {
            return switch (codec) {
                case "deflate" -> inflate(packed, limit);
                case "snappy" -> snappy(packed, limit);
                case "zstandard" -> read(new ZstdInputStream(new ByteArrayInputStream(packed)), limit);
                case "bzip2" -> read(new BZip2CompressorInputStream(new ByteArrayInputStream(packed)), limit);
                case "xz" -> read(new XZInputStream(new ByteArrayInputStream(packed), XZ_MEMORY), limit);
                default -> throw new Failure("no such codec is known here");
            };
        } catch (IOException e) {
            throw new Failure(e.getMessage() == null ? "the bytes are damaged" : e.getMessage());
        }
    }

    /** Raw deflate, without zlib's header. */
    private static byte[] inflate(byte[] packed, long limit) throws IOException, Failure {
        Inflater inflater = new Inflater(true);
        try {
            return read(new InflaterInputStream(new ByteArrayInputStream(packed), inflater), limit);
        } finally {
            inflater.end();
        }
    }

    /** The data ends with a CRC-32 of the uncompressed bytes, big-endian. */
    private static byte[] snappy(byte[] packed, long limit) throws IOException, Failure {
        if (packed.length < CRC_LENGTH) {
            throw new Failure("there is no checksum");
        }
        byte[] data = Arrays.copyOf(packed, packed.length - CRC_LENGTH);
        if (!Snappy.isValidCompressedBuffer(data) || Snappy.uncompressedLength(data) > limit) {
            throw new Failure("it is damaged, or larger than the limit of " + limit + " bytes");
        }
        byte[] bytes = Snappy.uncompress(data);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        if ((int) crc.getValue() != ByteBuffer.wrap(packed).getInt(data.length)) {
            throw new Failure("its checksum is wrong");
        }
        return bytes;
    }

    private static byte[] read(InputStream in, long limit) throws IOException, Failure {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        try (in) {
            for (int length = in.read(piece); length >= 0; length = in.read(piece)) {
                if (out.size() + (long) length > limit) {
                    throw new Failure("it is larger than the limit of " + limit + " bytes");
                }
                out.write(piece, 0, length);
            }
        }
        return out.toByteArray();
    }
}

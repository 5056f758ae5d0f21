package dev.hexplain.decoders.avro;

import com.github.luben.zstd.ZstdInputStream;
import com.github.luben.zstd.ZstdOutputStream;
import dev.hexplain.bytes.Compressing;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZInputStream;
import org.tukaani.xz.XZOutputStream;
import org.xerial.snappy.Snappy;

/** Decompresses the data of blocks ("Required Codecs", "Optional Codecs"), to at most a given number of bytes, and back. */
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

    static byte[] pack(String codec, byte[] bytes) throws IOException {
        return switch (codec) {
            case "null" -> bytes;
            case "deflate" -> deflated(bytes);
            case "snappy" -> snappyWithChecksum(bytes);
            case "zstandard" -> Compressing.compress(bytes, ZstdOutputStream::new);
            case "bzip2" -> Compressing.compress(bytes, BZip2CompressorOutputStream::new);
            case "xz" -> Compressing.compress(bytes, out -> new XZOutputStream(out, new LZMA2Options()));
            default -> throw new IOException("the codec " + codec + " is not known here");
        };
    }

    private static byte[] deflated(byte[] bytes) throws IOException {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        try {
            return Compressing.compress(bytes, out -> new DeflaterOutputStream(out, deflater));
        } finally {
            deflater.end();
        }
    }

    private static byte[] snappyWithChecksum(byte[] bytes) throws IOException {
        byte[] packed = Snappy.compress(bytes);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return ByteBuffer.allocate(packed.length + CRC_LENGTH)
                .put(packed)
                .putInt((int) crc.getValue())
                .array();
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

package dev.hexplain.decoders.avro;

import com.github.luben.zstd.ZstdOutputStream;
import dev.hexplain.bytes.Compressing;
import dev.hexplain.decode.packed.Packing;
import dev.hexplain.decode.packed.Unpacked;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;
import org.xerial.snappy.Snappy;

/** Decompresses the data of blocks ("Required Codecs", "Optional Codecs"), and back. */
final class AvroBlockCodec {
    private static final int CRC_LENGTH = 4;

    private AvroBlockCodec() {}

    /** Decompresses within bounds. */
    @FunctionalInterface
    interface Unpacker {
        Unpacked unpack(Packing packing, byte[] packed);
    }

    static Unpacked unpack(String codec, byte[] packed, Unpacker unpacker) {
        return switch (codec) {
            case "deflate" -> unpacker.unpack(Packing.DEFLATE, packed);
            case "snappy" -> snappy(packed, unpacker);
            case "zstandard" -> unpacker.unpack(Packing.ZSTD, packed);
            case "bzip2" -> unpacker.unpack(Packing.BZIP2, packed);
            case "xz" -> unpacker.unpack(Packing.XZ, packed);
            default -> nothing("no such codec is known here");
        };
    }

    private static Unpacked nothing(String why) {
        return new Unpacked(new byte[0], why);
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

    /** The data ends with a CRC-32 of the uncompressed bytes, big-endian. */
    private static Unpacked snappy(byte[] packed, Unpacker unpacker) {
        if (packed.length < CRC_LENGTH) {
            return nothing("there is no checksum");
        }
        Unpacked made = unpacker.unpack(Packing.SNAPPY, Arrays.copyOf(packed, packed.length - CRC_LENGTH));
        CRC32 crc = new CRC32();
        crc.update(made.bytes());
        boolean wrong = (int) crc.getValue() != ByteBuffer.wrap(packed).getInt(packed.length - CRC_LENGTH);
        return made.isWhole() && wrong ? new Unpacked(made.bytes(), "its checksum is wrong") : made;
    }
}

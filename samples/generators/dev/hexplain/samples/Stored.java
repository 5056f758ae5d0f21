package dev.hexplain.samples;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * Bytes as formats of compression keep what they cannot make smaller. What a library would write depends on its version;
 * this does not.
 */
final class Stored {
    private Stored() {}

    /** One member with one stored block (RFC 1951, 3.2.4; RFC 1952). */
    static byte[] gzip(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return new Bytes()
                .add(Bytes.hex("1f8b0800000000000000"))
                .add(deflate(bytes))
                .s4le((int) crc.getValue())
                .s4le(bytes.length)
                .done();
    }

    /** One last block (RFC 1951, 3.2.4). */
    static byte[] deflate(byte[] bytes) {
        ByteBuffer lengths = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
        lengths.putShort((short) bytes.length).putShort((short) ~bytes.length);
        return new Bytes().u1(1).add(lengths.array()).add(bytes).done();
    }

    /** A frame of zlib around that (RFC 1950). */
    static byte[] zlib(byte[] bytes) {
        Adler32 sum = new Adler32();
        sum.update(bytes);
        return new Bytes()
                .add(Bytes.hex("7801"))
                .add(deflate(bytes))
                .s4((int) sum.getValue())
                .done();
    }

    /** A raw block: its length, and literals of at most 60 bytes. */
    static byte[] snappy(byte[] bytes) {
        Bytes out = new Bytes();
        int left = bytes.length;
        for (; left >= 0x80; left >>>= 7) {
            out.u1(left & 0x7F | 0x80);
        }
        out.u1(left);
        for (int at = 0; at < bytes.length; at += 60) {
            int length = Math.min(60, bytes.length - at);
            out.u1(length - 1 << 2).add(Arrays.copyOfRange(bytes, at, at + length));
        }
        return out.done();
    }

    /** The stream of snappy-java around such a block. */
    static byte[] snappyStream(byte[] bytes) {
        byte[] block = snappy(bytes);
        return new Bytes()
                .add(Bytes.hex("82534e4150505900 00000001 00000001"))
                .s4(block.length)
                .add(block)
                .done();
    }

    /** A frame with one block that is not compressed; the sixth byte of the head is the checksum of the two before. */
    static byte[] lz4(byte[] bytes) {
        return new Bytes()
                .add(Bytes.hex("04224d18 6040 82"))
                .s4le(bytes.length | 1 << 31)
                .add(bytes)
                .s4le(0)
                .done();
    }

    /** A frame of one segment, up to 255 bytes, with one raw block (RFC 8878, 3.1.1). */
    static byte[] zstd(byte[] bytes) {
        int block = bytes.length << 3 | 1;
        return new Bytes()
                .add(Bytes.hex("28b52ffd 20"))
                .u1(bytes.length)
                .u1(block & 0xFF)
                .u1(block >> 8 & 0xFF)
                .u1(block >> 16)
                .add(bytes)
                .done();
    }
}

package dev.hexplain.inspect;

import dev.hexplain.ingest.layers.Packed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Collections;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import net.jpountz.lz4.LZ4Factory;
import org.xerial.snappy.Snappy;

/** Zeros, compressed to small bytes, in containers of other formats. */
final class Bombs {
    private static final int ZEROS = 24 << 20;

    /** 256 MiB, as Google's encoder packs them. */
    private static final String BROTLI =
            "z///fwAkAOKxQHLv//n//w+ABEAcFoDu/T////8BkACIwwLQvf/n//8/ABIAcVgAuvf//P//B0ACIA4LQPf+n///"
                    + "/wBIAMRhAeje//P//x8ACYA4LADd+3/+//8DIAEQhwWge//P//9/ACQA4rAAdO//+f//D4AEQBwWgO79P////wGQ"
                    + "AIjDAtC9/+f//z8AEgBxWAC69//8//8HQAIgDgtA9/6f////AEgAxGEB6N7/8///HwAJgDgsAN37//z//wcgARCH"
                    + "BaB7/w8=";

    private static final int COPIES = 85;
    private static final int SMALL = 8 << 20;

    private Bombs() {}

    /** One stream, or block, of the zeros. */
    static byte[] of(String method) {
        return switch (method) {
            case "br", "brotli" -> Base64.getDecoder().decode(BROTLI);
            case "snappy" -> snappy(ZEROS);
            case "lz4-raw" -> LZ4Factory.fastestInstance().fastCompressor().compress(new byte[ZEROS]);
            default -> Packed.by(method, new byte[ZEROS]);
        };
    }

    /** Two gigabytes, in streams one after the other, where that is small. */
    static byte[] many(String method) {
        byte[] one = of(method);
        return copies(one, Math.clamp(SMALL / one.length, 1, COPIES));
    }

    private static byte[] copies(byte[] part, int count) {
        return joined(Collections.nCopies(count, part).toArray(byte[][]::new));
    }

    private static byte[] snappy(int length) {
        try {
            return Snappy.compress(new byte[length]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static byte[] u4be(int number) {
        return ByteBuffer.allocate(4).putInt(number).array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** A block of 64 MiB that says so, in one chunk that comes to more. */
    static byte[] hadoop(byte[] chunk) {
        return joined(u4be(64 << 20), u4be(chunk.length), chunk);
    }

    static byte[] lz4Legacy() {
        byte[] block = LZ4Factory.fastestInstance().fastCompressor().compress(new byte[8 << 20]);
        byte[] sized = joined(
                ByteBuffer.allocate(4)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putInt(block.length)
                        .array(),
                block);
        return joined(ascii("\u0002!L\u0018"), copies(sized, 256));
    }

    static byte[] glue(byte[] zlib) {
        return joined(
                new byte[] {3, 5},
                ByteBuffer.allocate(16)
                        .putLong(0x123e4567_e89b_42d3L)
                        .putLong(0xa456_426614174000L)
                        .array(),
                zlib);
    }

    /** An archive of one entry, without a directory. */
    static byte[] zip(int method, byte[] packed) {
        ByteBuffer head = ByteBuffer.allocate(31).order(ByteOrder.LITTLE_ENDIAN);
        head.putInt(0x04034b50).putShort((short) 20).putShort((short) 0).putShort((short) method);
        head.putInt(0)
                .putInt(0)
                .putInt(packed.length)
                .putInt(ZEROS)
                .putShort((short) 1)
                .putShort((short) 0);
        return joined(head.put((byte) 'e').array(), packed);
    }

    static byte[] kafkaBatch(int codec, byte[] packed) {
        byte[] checked = ByteBuffer.allocate(40 + packed.length)
                .putShort((short) codec)
                .putInt(0)
                .putLong(0)
                .putLong(0)
                .putLong(-1)
                .putShort((short) -1)
                .putInt(-1)
                .putInt(1)
                .put(packed)
                .array();
        CRC32C sum = new CRC32C();
        sum.update(checked);
        return ByteBuffer.allocate(21 + checked.length)
                .putLong(0)
                .putInt(9 + checked.length)
                .putInt(0)
                .put((byte) 2)
                .putInt((int) sum.getValue())
                .put(checked)
                .array();
    }

    static byte[] avro(String codec, byte[] packed) {
        byte[] data = codec.equals("snappy") ? joined(packed, u4be(zerosSum())) : packed;
        return joined(
                ascii("Obj\u0001\u0004\u0016avro.schema\u000E\"bytes\"\u0014avro.codec"),
                new byte[] {(byte) (2 * codec.length())},
                ascii(codec),
                new byte[17],
                zigzag(1),
                zigzag(data.length),
                data,
                new byte[16]);
    }

    private static int zerosSum() {
        CRC32 sum = new CRC32();
        sum.update(new byte[ZEROS]);
        return (int) sum.getValue();
    }

    private static byte[] zigzag(long number) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (long left = number * 2; ; left >>>= 7) {
            if (left < 0x80) {
                out.write((int) left);
                return out.toByteArray();
            }
            out.write((int) ((left & 0x7F) | 0x80));
        }
    }

    static byte[] mongoDb(int compressor, byte[] packed) {
        return ByteBuffer.allocate(25 + packed.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(25 + packed.length)
                .putInt(1)
                .putInt(0)
                .putInt(2012)
                .putInt(2013)
                .putInt(ZEROS)
                .put((byte) compressor)
                .put(packed)
                .array();
    }

    static byte[] http(String coding, byte[] packed) {
        return joined(
                ascii("HTTP/1.1 200 OK\r\nContent-Encoding: %s\r\nContent-Length: %d\r\n\r\n"
                        .formatted(coding, packed.length)),
                packed);
    }

    static byte[] webSocket(byte[] deflated) {
        return joined(
                new byte[] {(byte) 0xC2, 127},
                ByteBuffer.allocate(8).putLong(deflated.length).array(),
                deflated);
    }

    /** A batch of Kafka whose records are blocks as snappy-java frames them, of 256 MiB. */
    static byte[] snappyJava() {
        byte[] block = snappy(16 << 20);
        byte[] sized = joined(u4be(block.length), block);
        return joined(ascii("\u0082SNAPPY\0"), new byte[] {0, 0, 0, 1, 0, 0, 0, 1}, copies(sized, 16));
    }

    /** A value of Redisson's codecs. */
    static byte[] redisson(byte[] packed) {
        return joined(u4be(ZEROS), packed);
    }
}

package dev.hexplain.decode.packed;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.xerial.snappy.Snappy;

/**
 * Decompresses Snappy as the JVM writes it: one raw block, or the stream of snappy-java's {@code SnappyOutputStream},
 * which Kafka's records use: a header of 16 bytes, then blocks with big-endian lengths in front.
 */
final class SnappyBlocks {
    private static final byte[] MAGIC = "\u0082SNAPPY\0".getBytes(StandardCharsets.ISO_8859_1);
    private static final int HEADER = 16;

    private SnappyBlocks() {}

    static byte[] unpack(byte[] packed, int limit) throws IOException {
        if (packed.length < HEADER || !Arrays.equals(packed, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            return block(packed, limit);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteBuffer in = ByteBuffer.wrap(packed).position(HEADER);
        while (in.hasRemaining()) {
            int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
            if (length < 0 || length > in.remaining()) {
                throw new IOException("a block is longer than what is left");
            }
            byte[] block = new byte[length];
            in.get(block);
            out.writeBytes(block(block, limit - out.size()));
        }
        return out.toByteArray();
    }

    private static byte[] block(byte[] packed, int limit) throws IOException {
        if (!Snappy.isValidCompressedBuffer(packed)) {
            throw new IOException("the bytes are damaged");
        }
        if (Snappy.uncompressedLength(packed) > limit) {
            throw new IOException("it is larger than the limit of " + limit + " bytes");
        }
        return Snappy.uncompress(packed);
    }
}

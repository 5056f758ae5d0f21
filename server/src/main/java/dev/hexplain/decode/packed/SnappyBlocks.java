package dev.hexplain.decode.packed;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.xerial.snappy.Snappy;

/**
 * Decompresses Snappy as the JVM writes it: one raw block, or the stream of snappy-java's {@code SnappyOutputStream},
 * which Kafka's records use: a header of 16 bytes, then blocks with big-endian lengths in front. One block at a time is
 * on the heap, and none that is larger than the limit.
 */
final class SnappyBlocks extends InputStream {
    private static final byte[] MAGIC = "\u0082SNAPPY\0".getBytes(StandardCharsets.ISO_8859_1);
    private static final int HEADER = 16;

    private final ByteBuffer in;
    private final boolean framed;
    private final long most;
    private InputStream block = InputStream.nullInputStream();

    SnappyBlocks(byte[] packed, long most) {
        this.framed = packed.length >= HEADER && Arrays.equals(packed, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
        this.in = ByteBuffer.wrap(packed).position(framed ? HEADER : 0);
        this.most = most;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
        int count = block.read(to, offset, length);
        while (count < 0 && in.hasRemaining()) {
            block = new ByteArrayInputStream(next());
            count = block.read(to, offset, length);
        }
        return count;
    }

    private byte[] next() throws IOException {
        int length = !framed ? in.remaining() : in.remaining() < Integer.BYTES ? -1 : in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new IOException("a block is longer than what is left");
        }
        byte[] packed = new byte[length];
        in.get(packed);
        if (!Snappy.isValidCompressedBuffer(packed)) {
            throw new IOException("the bytes are damaged");
        }
        if (Snappy.uncompressedLength(packed) > most) {
            throw new IOException(Packing.tooLarge(most));
        }
        return Snappy.uncompress(packed);
    }
}

package dev.hexplain.api;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Compresses answers into gzip members (RFC 1952), quickly: each is sent a few times at most. Deflaters are used again,
 * since to make one takes as long as to compress a small answer. Safe for many threads.
 */
final class Gzip {
    /** Magic, deflate, no flags, no time, fastest, unknown system. */
    private static final byte[] HEAD = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 4, (byte) 255};

    /** The check sum and the length of what was compressed. */
    private static final int TAIL = 8;

    private final Deque<Deflater> idle = new ConcurrentLinkedDeque<>();

    byte[] packed(byte[] body) {
        Deflater known = idle.poll();
        Deflater deflater = known == null ? new Deflater(Deflater.BEST_SPEED, true) : known;
        try {
            return member(deflater, body);
        } finally {
            deflater.reset();
            idle.push(deflater);
        }
    }

    private static byte[] member(Deflater deflater, byte[] body) {
        byte[] packed = Arrays.copyOf(HEAD, HEAD.length + body.length / 3 + 64);
        int end = HEAD.length;
        deflater.setInput(body);
        deflater.finish();
        while (!deflater.finished()) {
            if (end == packed.length) {
                packed = Arrays.copyOf(packed, 2 * end);
            }
            end += deflater.deflate(packed, end, packed.length - end);
        }
        packed = Arrays.copyOf(packed, end + TAIL);
        CRC32 sum = new CRC32();
        sum.update(body);
        ByteBuffer.wrap(packed)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(end, (int) sum.getValue())
                .putInt(end + Integer.BYTES, body.length);
        return packed;
    }
}

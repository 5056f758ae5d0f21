package dev.hexplain.testing;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Changes bytes as accidents and attackers do: cuts, copies, lengths that promise too much. Seeded, so repeatable. */
public final class Mutations {
    private static final int MOST_AT_ONCE = 4;
    private static final int LONGEST_RUN = 64;

    /** What a length or count may be made: at the edges of one, two, four and eight bytes. */
    private static final long[] EXTREMES = {
        0,
        1,
        0x7F,
        0x80,
        0xFF,
        0x7FFF,
        0x8000,
        0xFFFF,
        0x7FFFFFFFL,
        0x80000000L,
        0xFFFFFFFFL,
        Long.MAX_VALUE,
        Long.MIN_VALUE,
        -1
    };

    private final Random random;

    public Mutations(Random random) {
        this.random = random;
    }

    /** Some bytes with one to four changes; {@code other} is what parts are taken from. */
    public byte[] of(byte[] whole, byte[] other) {
        byte[] bytes = whole.clone();
        int changes = 1 + random.nextInt(MOST_AT_ONCE);
        for (int i = 0; i < changes; i++) {
            bytes = change(bytes, other);
        }
        return bytes;
    }

    private byte[] change(byte[] bytes, byte[] other) {
        if (bytes.length == 0) {
            return noise(1 + random.nextInt(LONGEST_RUN));
        }
        int at = random.nextInt(bytes.length);
        return switch (random.nextInt(12)) {
            case 0, 1 -> flipped(bytes, at);
            case 2 -> with(bytes, at, new byte[] {(byte) random.nextInt()});
            case 3 -> Arrays.copyOf(bytes, at);
            case 4 -> inserted(bytes, at, noise(1 + random.nextInt(LONGEST_RUN)));
            case 5 -> inserted(bytes, at, run(bytes, at));
            case 6 -> spliced(bytes, at, other);
            case 7, 8 -> with(bytes, at, extreme());
            case 9 ->
                with(bytes, at, filled(1 + random.nextInt(LONGEST_RUN), (byte) (random.nextBoolean() ? 0xFF : 0)));
            case 10 -> with(bytes, at, varint());
            default -> without(bytes, at, 1 + random.nextInt(LONGEST_RUN));
        };
    }

    private byte[] flipped(byte[] bytes, int at) {
        bytes[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
        return bytes;
    }

    private byte[] noise(int length) {
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        return noise;
    }

    private static byte[] filled(int length, byte value) {
        byte[] filled = new byte[length];
        Arrays.fill(filled, value);
        return filled;
    }

    private byte[] run(byte[] bytes, int at) {
        int from = random.nextInt(at + 1);
        return Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + 1 + random.nextInt(LONGEST_RUN)));
    }

    /** An extreme number of one to eight bytes in either order. */
    private byte[] extreme() {
        long value = EXTREMES[random.nextInt(EXTREMES.length)];
        int size = List.of(1, 2, 4, 8).get(random.nextInt(4));
        boolean little = random.nextBoolean();
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[little ? i : size - 1 - i] = (byte) (value >>> (Byte.SIZE * i));
        }
        return bytes;
    }

    /** A variable-length number that goes on for as long as such may, or longer. */
    private byte[] varint() {
        byte[] bytes = filled(1 + random.nextInt(12), (byte) (0x80 | random.nextInt(0x80)));
        bytes[bytes.length - 1] = (byte) random.nextInt(0x80);
        return bytes;
    }

    private static byte[] with(byte[] bytes, int at, byte[] written) {
        System.arraycopy(written, 0, bytes, at, Math.min(written.length, bytes.length - at));
        return bytes;
    }

    private static byte[] inserted(byte[] bytes, int at, byte[] more) {
        byte[] longer = Arrays.copyOf(bytes, bytes.length + more.length);
        System.arraycopy(more, 0, longer, at, more.length);
        System.arraycopy(bytes, at, longer, at + more.length, bytes.length - at);
        return longer;
    }

    private static byte[] without(byte[] bytes, int at, int count) {
        int from = Math.min(bytes.length, at + count);
        byte[] shorter = Arrays.copyOf(bytes, bytes.length - (from - at));
        System.arraycopy(bytes, from, shorter, at, bytes.length - from);
        return shorter;
    }

    /** A beginning, and the end of something else. */
    private byte[] spliced(byte[] bytes, int at, byte[] other) {
        int from = random.nextInt(other.length + 1);
        byte[] spliced = Arrays.copyOf(bytes, at + other.length - from);
        System.arraycopy(other, from, spliced, at, other.length - from);
        return spliced;
    }
}

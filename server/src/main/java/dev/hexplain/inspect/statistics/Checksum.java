package dev.hexplain.inspect.statistics;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.function.Supplier;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import net.jpountz.xxhash.StreamingXXHash32;
import net.jpountz.xxhash.StreamingXXHash64;
import net.jpountz.xxhash.XXHashFactory;

/** Checksums and hashes that formats write behind, or before, what they protect. */
enum Checksum {
    CRC_32("CRC-32", Integer.BYTES, () -> jdk(new CRC32())),
    CRC_32C("CRC-32C", Integer.BYTES, () -> jdk(new CRC32C())),
    /** The form in frames of Snappy (framing format, section 3), of LevelDB and of TensorFlow. */
    MASKED_CRC_32C("CRC-32C, masked", Integer.BYTES, () -> masked(new CRC32C())),
    ADLER_32("Adler-32", Integer.BYTES, () -> jdk(new Adler32())),
    XXH32("xxHash32", Integer.BYTES, Checksum::xx32),
    XXH64("xxHash64", Long.BYTES, Checksum::xx64),
    /** The form at the end of a frame of Zstandard (RFC 8878, section 3.1.1). */
    LOW_XXH64("xxHash64, low 4 bytes", Integer.BYTES, Checksum::lowXx64),
    MD5("MD5", 16, () -> digest("MD5")),
    SHA_1("SHA-1", 20, () -> digest("SHA-1")),
    SHA_256("SHA-256", 32, () -> digest("SHA-256"));

    private static final int MASK_ROTATION = 15;
    private static final int MASK_DELTA = 0xA282EAD8;

    private final String title;
    private final int size;
    private final Supplier<Running> begin;

    Checksum(String title, int size, Supplier<Running> begin) {
        this.title = title;
        this.size = size;
        this.begin = begin;
    }

    String title() {
        return title;
    }

    /** Bytes of a value. */
    int size() {
        return size;
    }

    /** Whether it is another one in other bytes: nobody asks for it, but formats have it. */
    boolean isVariant() {
        return this == MASKED_CRC_32C || this == LOW_XXH64;
    }

    Running begin() {
        return begin.get();
    }

    /** A checksum of the bytes so far. */
    interface Running {
        void update(byte[] bytes, int from, int length);

        /** The value so far, big-endian; more bytes may follow. */
        byte[] value();
    }

    @FunctionalInterface
    private interface Update {
        void with(byte[] bytes, int from, int length);
    }

    /** What a library counts, and how its value is read. */
    private record Counted(Update update, Supplier<byte[]> current) implements Running {
        @Override
        public void update(byte[] bytes, int from, int length) {
            update.with(bytes, from, length);
        }

        @Override
        public byte[] value() {
            return current.get();
        }
    }

    private static Running jdk(java.util.zip.Checksum sum) {
        return new Counted(sum::update, () -> four((int) sum.getValue()));
    }

    private static Running masked(CRC32C sum) {
        return new Counted(
                sum::update, () -> four(Integer.rotateRight((int) sum.getValue(), MASK_ROTATION) + MASK_DELTA));
    }

    private static Running xx32() {
        StreamingXXHash32 hash = XXHashFactory.safeInstance().newStreamingHash32(0);
        return new Counted(hash::update, () -> four(hash.getValue()));
    }

    private static Running xx64() {
        StreamingXXHash64 hash = XXHashFactory.safeInstance().newStreamingHash64(0);
        return new Counted(
                hash::update,
                () -> ByteBuffer.allocate(Long.BYTES).putLong(hash.getValue()).array());
    }

    private static Running lowXx64() {
        StreamingXXHash64 hash = XXHashFactory.safeInstance().newStreamingHash64(0);
        return new Counted(hash::update, () -> four((int) hash.getValue()));
    }

    private static Running digest(String algorithm) {
        try {
            MessageDigest digest = MessageDigest.getInstance(algorithm);
            return new Counted(digest::update, () -> copy(digest).digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has " + algorithm, e);
        }
    }

    /** A digest ends when it is asked: a copy of it is. */
    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("The JDK's digests can be copied", e);
        }
    }

    private static byte[] four(int value) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
    }
}

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
    CRC_32("CRC-32", Integer.BYTES, () -> new OfJdk(new CRC32())),
    CRC_32C("CRC-32C", Integer.BYTES, () -> new OfJdk(new CRC32C())),
    /** The form in frames of Snappy (framing format, section 3), of LevelDB and of TensorFlow. */
    MASKED_CRC_32C("CRC-32C, masked", Integer.BYTES, Masked::new),
    ADLER_32("Adler-32", Integer.BYTES, () -> new OfJdk(new Adler32())),
    XXH32("xxHash32", Integer.BYTES, Xx32::new),
    XXH64("xxHash64", Long.BYTES, Xx64::new),
    /** The form at the end of a frame of Zstandard (RFC 8878, section 3.1.1). */
    LOW_XXH64("xxHash64, low 4 bytes", Integer.BYTES, LowXx64::new),
    MD5("MD5", 16, () -> new Digest("MD5")),
    SHA_1("SHA-1", 20, () -> new Digest("SHA-1")),
    SHA_256("SHA-256", 32, () -> new Digest("SHA-256"));

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

    private static byte[] four(int value) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
    }

    private static byte[] eight(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }

    private record OfJdk(java.util.zip.Checksum sum) implements Running {
        @Override
        public void update(byte[] bytes, int from, int length) {
            sum.update(bytes, from, length);
        }

        @Override
        public byte[] value() {
            return four((int) sum.getValue());
        }
    }

    private record Masked(CRC32C sum) implements Running {
        private static final int ROTATION = 15;
        private static final int DELTA = 0xA282EAD8;

        Masked() {
            this(new CRC32C());
        }

        @Override
        public void update(byte[] bytes, int from, int length) {
            sum.update(bytes, from, length);
        }

        @Override
        public byte[] value() {
            return four(Integer.rotateRight((int) sum.getValue(), ROTATION) + DELTA);
        }
    }

    private record Xx32(StreamingXXHash32 sum) implements Running {
        Xx32() {
            this(XXHashFactory.safeInstance().newStreamingHash32(0));
        }

        @Override
        public void update(byte[] bytes, int from, int length) {
            sum.update(bytes, from, length);
        }

        @Override
        public byte[] value() {
            return four(sum.getValue());
        }
    }

    private record Xx64(StreamingXXHash64 sum) implements Running {
        Xx64() {
            this(XXHashFactory.safeInstance().newStreamingHash64(0));
        }

        @Override
        public void update(byte[] bytes, int from, int length) {
            sum.update(bytes, from, length);
        }

        @Override
        public byte[] value() {
            return eight(sum.getValue());
        }
    }

    private record LowXx64(StreamingXXHash64 sum) implements Running {
        LowXx64() {
            this(XXHashFactory.safeInstance().newStreamingHash64(0));
        }

        @Override
        public void update(byte[] bytes, int from, int length) {
            sum.update(bytes, from, length);
        }

        @Override
        public byte[] value() {
            return four((int) sum.getValue());
        }
    }

    private record Digest(MessageDigest digest) implements Running {
        Digest(String algorithm) {
            this(digest(algorithm));
        }

        private static MessageDigest digest(String algorithm) {
            try {
                return MessageDigest.getInstance(algorithm);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("Every Java platform has " + algorithm, e);
            }
        }

        @Override
        public void update(byte[] bytes, int from, int length) {
            digest.update(bytes, from, length);
        }

        @Override
        public byte[] value() {
            try {
                return ((MessageDigest) digest.clone()).digest();
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException("The JDK's digests can be copied", e);
            }
        }
    }
}

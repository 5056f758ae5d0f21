package dev.hexplain.inspect.statistics;

/** How often each byte occurs. */
final class ByteCounts {
    private static final int VALUES = 1 << Byte.SIZE;

    private final long[] counts = new long[VALUES];
    private long total;

    void add(byte[] bytes) {
        add(bytes, bytes.length);
    }

    /** Adds the first so many bytes. */
    void add(byte[] bytes, int length) {
        for (int i = 0; i < length; i++) {
            counts[bytes[i] & 0xFF]++;
        }
        total += length;
    }

    long[] counts() {
        return counts.clone();
    }

    /** Shannon's entropy in bits a byte, 0 to 8: what an ideal code for these frequencies needs. */
    double entropy() {
        double bits = 0;
        for (long count : counts) {
            if (count > 0) {
                double share = (double) count / total;
                bits -= share * Math.log(share) / Math.log(2);
            }
        }
        return Math.max(0, bits); // of one value: not minus zero
    }
}

package dev.hexplain.decode;

import dev.hexplain.bytes.Source;

/**
 * What a probe found, and how much of it chance would give. A probe says what it saw; how sure that makes, and whether it
 * may speak of the last byte, is settled here, for all formats alike.
 *
 * @param bits that had to be right: a byte that could have been only this one is 8, a length that may be any of half of
 *     all is 1
 * @param whole whether the probe reached the last byte there is
 */
public record Evidence(double bits, boolean whole) {
    /** By bytes that had to be right; more are as good as the last. Two may well be right by chance. */
    private static final int[] CONFIDENCE = {0, 20, 45, 60, 80, 85, 88, 90, 95};

    private static final int ENOUGH = Byte.SIZE * (CONFIDENCE.length - 1);

    /** Bytes at the start whose variety is looked at. */
    public static final int LOOKED_AT = 64;

    /** Bytes that vary by so many bits each are what they are for a reason. */
    private static final double VARIED = 1.5;

    /**
     * What was found from the start of a source on.
     *
     * @param bits that had to be right, if any byte could have been any other
     * @param reached the offset behind the last byte that was looked at
     */
    public static Evidence of(Source source, double bits, long reached) {
        return new Evidence(
                Math.min(bits, ENOUGH) * variety(source), reached >= source.length() && !source.isBeginning());
    }

    /** 0 to 100, as of {@link Candidate}. */
    public int confidence() {
        double bytes = Math.clamp(bits / Byte.SIZE, 0, CONFIDENCE.length - 1);
        int below = (int) bytes;
        int above = Math.min(below + 1, CONFIDENCE.length - 1);
        return (int) (CONFIDENCE[below] + (bytes - below) * (CONFIDENCE[above] - CONFIDENCE[below]));
    }

    /**
     * The reading that this speaks for, which starts where the source does; the reason says how far it goes.
     *
     * @param most what it is worth at most, however unlikely chance is: other formats may look the same
     * @param reason why, for people
     */
    public Candidate reading(String format, int most, String reason) {
        return candidate(format, most, reason + (whole ? ", to the last byte" : ", as far as was tried"));
    }

    /** The same for what says nothing of the end. */
    public Candidate candidate(String format, int most, String reason) {
        return new Candidate(format, 0, Math.min(most, confidence()), reason);
    }

    /** 0 to 1: zeros, and whatever repeats, fit many formats and prove none. */
    private static double variety(Source source) {
        int length = (int) Math.min(LOOKED_AT, source.length());
        int[] counts = new int[1 << Byte.SIZE];
        for (int at = 0; at < length; at++) {
            counts[source.u1(at)]++;
        }
        double bits = 0;
        for (int count : counts) {
            bits -= count == 0 ? 0 : count * Math.log((double) count / length) / Math.log(2) / length;
        }
        return Math.min(1, bits / VARIED);
    }

    /** The bits that printable characters tell where any bytes might have stood. */
    public static double textBits(long characters) {
        return 1.4 * characters;
    }

    /** The bits that a number tells that could have been any of so many bytes, and is one of so few. */
    public static double bits(int size, double possible) {
        return Math.max(0, Byte.SIZE * size - Math.log(Math.max(1, possible)) / Math.log(2));
    }
}

package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import java.util.List;

/**
 * The evidence that a probe found for a format: how many bits had to match, and how far it read. Computes the
 * confidence from that, and whether the reading reaches the last byte, in the same way for all formats.
 *
 * @param bits that had to match: a byte with one allowed value counts 8, a length with half of all values allowed
 *     counts 1
 * @param whole whether the probe reached the last byte there is
 */
public record Evidence(double bits, boolean whole) {
    /**
     * Confidence by the number of bytes that had to match, the last one for all above. Two bytes may well match by
     * chance.
     */
    private static final int[] CONFIDENCE = {0, 20, 45, 60, 80, 85, 88, 90, 95};

    private static final int ENOUGH = Byte.SIZE * (CONFIDENCE.length - 1);

    /** Bytes at the start whose entropy is computed. */
    public static final int LOOKED_AT = 64;

    /** Entropy per byte, in bits, from which on a match counts in full. */
    private static final double VARIED = 1.5;

    /**
     * Evidence found from the start of a source on.
     *
     * @param bits that had to match
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
     * The candidate that this is evidence for, from the start of the source; its reason says how far it was read.
     *
     * @param most the highest confidence it may have: other formats may look the same
     * @param reason why, as shown to users
     */
    public Candidate reading(String format, int most, String reason) {
        return candidate(format, most, reason + (whole ? ", to the last byte" : ", as far as was tried"));
    }

    /** The same, for formats whose end is not known. */
    public Candidate candidate(String format, int most, String reason) {
        return new Candidate(format, 0, Math.min(most, confidence()), reason);
    }

    /** The same, or none where the evidence is too little for any confidence. */
    public List<Candidate> candidates(String format, int most, String reason) {
        Candidate found = candidate(format, most, reason);
        return found.confidence() > 0 ? List.of(found) : List.of();
    }

    /** Entropy of the first bytes, 0 to 1: zeros and repetitions fit many formats. */
    private static double variety(Source source) {
        int length = (int) Math.min(LOOKED_AT, source.length());
        int[] counts = new int[1 << Byte.SIZE];
        for (int at = 0; at < length; at++) {
            counts[source.u1(at)]++;
        }
        double[] known = new double[LOOKED_AT + 1]; // by count: most bytes are there as often as many others
        double bits = 0;
        for (int count : counts) {
            if (count > 0) {
                if (known[count] == 0) {
                    known[count] = count * Math.log((double) count / length) / Math.log(2) / length;
                }
                bits -= known[count];
            }
        }
        return Math.min(1, bits / VARIED);
    }

    /** The bits of evidence in printable characters where any bytes are possible. */
    public static double textBits(long characters) {
        return 1.4 * characters;
    }

    /** The bits of evidence in the characters of a name, of which there are a quarter of all. */
    public static double nameBits(long characters) {
        return 2.0 * characters;
    }

    /** The bits of evidence in a number of {@code size} bytes of which only {@code possible} values are allowed. */
    public static double bits(int size, double possible) {
        return Math.max(0, Byte.SIZE * size - Math.log(Math.max(1, possible)) / Math.log(2));
    }
}

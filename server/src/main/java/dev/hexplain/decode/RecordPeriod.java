package dev.hexplain.decode;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Finds the size of records that follow each other without anything between: at some places in them, few of the bytes that
 * the source has stand.
 */
public final class RecordPeriod {
    private static final int SHORTEST = 3;
    private static final int LONGEST = 512;
    private static final int FEWEST_RECORDS = 8;

    /** Bytes at the start that are looked at. */
    private static final int LOOKED_AT = 1 << 13;

    /** The share of a record's bytes that have to be alike from record to record. */
    private static final double ALIKE = 0.3;

    /** Of a multiple of a size, at least as much is alike. */
    private static final double AS_GOOD = 0.9;

    /** Different values among all bytes: of fewer, any size has few. */
    private static final int VARIED = 16;

    private final byte[] bytes;
    private final int[] counts = new int[1 << Byte.SIZE];

    private RecordPeriod(byte[] bytes) {
        this.bytes = bytes;
        for (byte each : bytes) {
            counts[each & 0xFF]++;
        }
    }

    /** The size of a record; empty where no size fits, or the bytes are text. */
    public static OptionalInt of(Source source) {
        int length = (int) Math.min(LOOKED_AT, source.length());
        if (length < SHORTEST * FEWEST_RECORDS || PlainText.isPrintable(source.window(), 0, length)) {
            return OptionalInt.empty();
        }
        RecordPeriod found = new RecordPeriod(source.copy(0, length));
        int[] sizes = IntStream.rangeClosed(SHORTEST, Math.min(LONGEST, length / FEWEST_RECORDS))
                .filter(size -> source.length() % size == 0)
                .toArray();
        return found.variety() < VARIED ? OptionalInt.empty() : found.best(sizes);
    }

    private long variety() {
        return IntStream.of(counts).filter(count -> count > 0).count();
    }

    private OptionalInt best(int... sizes) {
        double[] alike = IntStream.of(sizes).mapToDouble(this::alike).toArray();
        double most = IntStream.range(0, sizes.length)
                .mapToDouble(i -> alike[i])
                .max()
                .orElse(0);
        return most < ALIKE
                ? OptionalInt.empty()
                : IntStream.range(0, sizes.length)
                        .filter(i -> alike[i] >= AS_GOOD * most)
                        .map(i -> sizes[i])
                        .findFirst();
    }

    /** The share of places in records of a size that have at most half as many different bytes as by chance. */
    private double alike(int size) {
        int records = bytes.length / size;
        double expected = IntStream.of(counts)
                .mapToDouble(count -> 1 - Math.pow(1 - (double) count / bytes.length, records))
                .sum();
        int places = 0;
        for (int place = 0; place < size; place++) {
            boolean[] seen = new boolean[1 << Byte.SIZE];
            int different = 0;
            for (int at = place; at < records * size; at += size) {
                different += seen[bytes[at] & 0xFF] ? 0 : 1;
                seen[bytes[at] & 0xFF] = true;
            }
            places += 2 * different <= expected ? 1 : 0;
        }
        return (double) places / size;
    }
}

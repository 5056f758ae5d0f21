package dev.hexplain.inspect.statistics;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.view.ByteStatisticsView;
import dev.hexplain.inspect.view.ByteStatisticsView.ChecksumView;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Counts, entropy and checksums of a range of bytes, in one pass. */
public final class ByteStatistics {
    private static final int PAIRS = 1 << 2 * Byte.SIZE;

    private ByteStatistics() {}

    public static ByteStatisticsView of(Source source, Range range) {
        ByteCounts counts = new ByteCounts();
        Map<Checksum, Checksum.Running> sums = new EnumMap<>(Checksum.class);
        for (Checksum each : Checksum.values()) {
            if (!each.isVariant()) {
                sums.put(each, each.begin());
            }
        }
        Blocks.pass(source, range, (block, length) -> {
            counts.add(block, length);
            sums.values().forEach(sum -> sum.update(block, 0, length));
        });
        List<ChecksumView> checksums = sums.entrySet().stream()
                .map(sum -> new ChecksumView(
                        sum.getKey().title(),
                        HexFormat.of().formatHex(sum.getValue().value())))
                .toList();
        List<Long> frequencies = Arrays.stream(counts.counts()).boxed().toList();
        return new ByteStatisticsView(range.offset(), range.length(), counts.entropy(), frequencies, checksums);
    }

    /**
     * How often each byte follows each: 65,536 bytes, the row of the first byte after the other, 0 where a pair does not
     * occur, 255 for the most frequent, and between them by the logarithm of the count.
     */
    public static byte[] digraph(Source source, Range range) {
        long[] pairs = new long[PAIRS];
        int[] before = {-1};
        Blocks.pass(source, range, (block, length) -> {
            int last = before[0];
            for (int i = 0; i < length; i++) {
                int next = block[i] & 0xFF;
                if (last >= 0) {
                    pairs[last << Byte.SIZE | next]++;
                }
                last = next;
            }
            before[0] = last;
        });
        return shades(pairs);
    }

    private static byte[] shades(long[] pairs) {
        double most = Math.log1p(Arrays.stream(pairs).max().orElse(0));
        byte[] shades = new byte[PAIRS];
        for (int i = 0; i < PAIRS; i++) {
            shades[i] = (byte) (pairs[i] == 0 ? 0 : Math.max(1, Math.round(255 * Math.log1p(pairs[i]) / most)));
        }
        return shades;
    }
}

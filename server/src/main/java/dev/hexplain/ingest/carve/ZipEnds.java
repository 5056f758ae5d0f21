package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.layers.ZipDirectory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds zip archives by their end of central directory records: the local headers met before belong to them. Headers
 * without an end are one truncated archive.
 */
final class ZipEnds {
    private static final int SURE = 97;
    private static final int CUT = 70;
    private static final int LOCAL = 30;

    /** Headers that are kept until their end comes. */
    private static final int MOST = 1 << 20;

    private final SourceReader bytes;
    private final List<CarvedCandidate> findings = new ArrayList<>();
    private long[] heads = new long[16];
    private int count;

    ZipEnds(SourceReader bytes) {
        this.bytes = bytes;
    }

    /** Takes note of what is at a {@code PK}. */
    void at(long offset) {
        boolean head = bytes.at(offset, 'P', 'K', 3, 4) && bytes.has(offset, LOCAL) && bytes.u2le(offset + 26) > 0;
        if (head && bytes.u1(offset + 5) == 0 && count < MOST) {
            heads = count == heads.length ? Arrays.copyOf(heads, 2 * count) : heads;
            heads[count++] = offset;
        } else if (ZipDirectory.isEnd(bytes, offset)) {
            ZipDirectory.at(bytes, offset).ifPresent(directory -> end(offset, directory));
        }
    }

    /** Adds the archive that ends here; it starts where the directory's offset 0 is. */
    private void end(long offset, ZipDirectory directory) {
        int first = Arrays.binarySearch(heads, 0, count, directory.shift());
        int entries = bytes.u2le(offset + 10);
        if (first < 0 && entries > 0) {
            return;
        }
        long start = entries == 0 ? offset : directory.shift();
        count = first < 0 ? count : first;
        findings.removeIf(inner -> inner.range().offset() >= start);
        Range range = new Range(start, directory.archiveEnd() - start);
        String reason = "a directory of %,d entries at 0x%X".formatted(entries, directory.start());
        findings.add(CarvedCandidate.of(CarvedKind.ZIP, range, true, SURE, reason));
    }

    /** All that were found, in order. */
    List<CarvedCandidate> findings() {
        if (count > 0) {
            Range range = new Range(heads[0], bytes.length() - heads[0]);
            String reason = "%,d headers of entries, and no directory behind them".formatted(count);
            findings.add(CarvedCandidate.of(CarvedKind.ZIP, range, false, CUT, reason));
        }
        return findings;
    }
}

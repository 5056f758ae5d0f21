package dev.hexplain.bytes;

import java.util.Arrays;
import java.util.List;

/** The ranges of a source whose bytes are missing, such as packets that a capture missed. They read as zeros. */
public final class Gaps {
    public static final Gaps NONE = new Gaps(new long[0], new long[0]);

    private final long[] starts;
    private final long[] ends;

    private Gaps(long[] starts, long[] ends) {
        this.starts = starts;
        this.ends = ends;
    }

    /** Gaps at ranges that are in order and do not touch. */
    public static Gaps of(List<Range> runs) {
        return runs.isEmpty()
                ? NONE
                : new Gaps(
                        runs.stream().mapToLong(Range::offset).toArray(),
                        runs.stream().mapToLong(Range::end).toArray());
    }

    public boolean isEmpty() {
        return starts.length == 0;
    }

    /** Where the run that holds an offset ends; the offset itself where none does. */
    public long endFrom(long offset) {
        int found = Arrays.binarySearch(starts, offset);
        int before = found < 0 ? -found - 2 : found;
        return before < 0 ? offset : Math.max(offset, ends[before]);
    }
}

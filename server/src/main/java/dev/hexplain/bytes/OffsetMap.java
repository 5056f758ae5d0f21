package dev.hexplain.bytes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Maps offsets of decoded bytes to offsets of the bytes they were decoded from: a sorted list of runs. Memory is
 * bounded: when there are too many runs, neighbours are merged, so that answers are coarser, never wrong.
 */
public final class OffsetMap {
    /** Most runs a map holds. */
    public static final int MOST = 1 << 14;

    /** Nothing is known. */
    public static final OffsetMap NONE = new OffsetMap(new long[0]);

    private static final int LONGS = 4;

    /** A run's last number holds three: its length in what was read, and the sizes of its groups, which are small. */
    private static final int SIZES = 48;

    private static final int SIZE = 8;
    private static final long LENGTH = (1L << SIZES) - 1;

    /** offset, length, from offset, from length with sizes of groups; sorted by offset. */
    private final long[] runs;

    /**
     * A run of bytes that were made together.
     *
     * @param made the bytes that were made
     * @param from what they were made of; of the same length where it is byte for byte
     * @param group bytes that were made at a time, such as 3 of base64; 0 where that is not known
     * @param groupFrom bytes that each group was made of, such as 4
     */
    public record Run(Range made, Range from, int group, int groupFrom) {
        long start(long offset) {
            return group == 0 ? from.offset() : from.offset() + (offset - made.offset()) / group * groupFrom;
        }

        long end(long end) {
            long groups = group == 0 ? 0 : (end - made.offset() + group - 1) / group;
            return group == 0 ? from.end() : Math.min(from.end(), from.offset() + groups * groupFrom);
        }
    }

    private OffsetMap(long[] runs) {
        this.runs = runs;
    }

    /** A single run: all of one range was made from all of the other. */
    public static OffsetMap of(Range made, Range from) {
        return new OffsetMap(new long[] {made.offset(), made.length(), from.offset(), from.length()});
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Reads what {@link #toLongs} wrote. */
    public static OffsetMap ofLongs(long[] runs) {
        return new OffsetMap(runs.clone());
    }

    /**
     * Four numbers a run: offset and length of what was made, offset and length of what it was made of, the last with
     * the sizes of groups in its upper bits.
     */
    public long[] toLongs() {
        return runs.clone();
    }

    public List<Run> runs() {
        List<Run> all = new ArrayList<>(runs.length / LONGS);
        for (int run = 0; run < runs.length / LONGS; run++) {
            all.add(run(run));
        }
        return all;
    }

    /** The ranges that were made from no bytes. */
    public Gaps gaps() {
        List<Range> gaps = new ArrayList<>();
        for (int at = 0; at < runs.length; at += LONGS) {
            if (runs[at + 3] == 0) {
                gaps.add(new Range(runs[at], runs[at + 1]));
            }
        }
        return Gaps.of(gaps);
    }

    private Run run(int number) {
        int at = number * LONGS;
        Range made = new Range(runs[at], runs[at + 1]);
        Range from = new Range(runs[at + 2], runs[at + 3] & LENGTH);
        if (made.length() == from.length()) {
            return new Run(made, from, 1, 1);
        }
        int sizes = (int) (runs[at + 3] >>> SIZES);
        return new Run(made, from, sizes & (1 << SIZE) - 1, sizes >>> SIZE);
    }

    /** The same map where the bytes read begin {@code by} bytes further on. */
    public OffsetMap shifted(long by) {
        long[] shifted = runs.clone();
        for (int at = 2; at < shifted.length; at += LONGS) {
            shifted[at] += by;
        }
        return new OffsetMap(shifted);
    }

    /**
     * What a range was made of: from the first byte of its first run to the last of its last; empty where none is
     * known.
     */
    public Range from(Range made) {
        int first = runOf(made.offset());
        int last = runOf(Math.max(made.offset(), made.end() - 1));
        if (first < 0 || last < 0) {
            return new Range(0, 0);
        }
        long start = run(first).start(made.offset());
        return new Range(start, run(last).end(made.end()) - start);
    }

    /** The last run that starts no later than an offset, or -1. */
    private int runOf(long offset) {
        int low = 0;
        int high = runs.length / LONGS - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (runs[middle * LONGS] <= offset) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return high;
    }

    /** Takes runs in order of what was made. */
    public static final class Builder {
        private long[] runs = new long[16 * LONGS];
        private int used;
        /** Calls that become one run. */
        private int together = 1;

        private int inLast;

        private Builder() {}

        /** {@code length} bytes at {@code offset} were made of {@code fromLength} bytes at {@code from}. */
        public void add(long offset, long length, long from, long fromLength) {
            if (length == 0) {
                return;
            }
            if (used > 0 && (inLast < together || continues(offset, length, from, fromLength))) {
                inLast += continues(offset, length, from, fromLength) ? 0 : 1;
                extend(offset + length, from, from + fromLength);
                return;
            }
            if (used == MOST * LONGS) {
                halve();
            }
            append(offset, length, from, fromLength);
        }

        /**
         * {@code length} bytes at {@code offset} were made {@code group} at a time, each of {@code groupFrom} bytes
         * from {@code from} on; the last may be fewer.
         */
        public void addGroups(long offset, long length, long from, int group, int groupFrom) {
            if (length == 0) {
                return;
            }
            long sizes = (long) groupFrom << SIZE | group;
            long fromLength = (length + group - 1) / group * groupFrom;
            if (used > 0 && continuesGroups(offset, from, sizes, group)) {
                runs[used - LONGS + 1] += length;
                runs[used - LONGS + 3] += fromLength;
            } else if (used > 0 && inLast < together) {
                inLast++;
                extend(offset + length, from, from + fromLength);
            } else {
                if (used == MOST * LONGS) {
                    halve();
                }
                append(offset, length, from, fromLength | sizes << SIZES);
            }
        }

        private boolean continuesGroups(long offset, long from, long sizes, int group) {
            int last = used - LONGS;
            return runs[last + 3] >>> SIZES == sizes
                    && runs[last + 1] % group == 0
                    && runs[last] + runs[last + 1] == offset
                    && runs[last + 2] + (runs[last + 3] & LENGTH) == from;
        }

        private boolean continues(long offset, long length, long from, long fromLength) {
            int last = used - LONGS;
            return length == fromLength
                    && runs[last + 1] == runs[last + 3]
                    && runs[last] + runs[last + 1] == offset
                    && runs[last + 2] + runs[last + 3] == from;
        }

        private void append(long offset, long length, long from, long fromLength) {
            if (used == runs.length) {
                runs = Arrays.copyOf(runs, runs.length * 2);
            }
            runs[used] = offset;
            runs[used + 1] = length;
            runs[used + 2] = from;
            runs[used + 3] = fromLength;
            used += LONGS;
            inLast = 1;
        }

        private void extend(long end, long from, long fromEnd) {
            int last = used - LONGS;
            long start = Math.min(runs[last + 2], from);
            runs[last + 1] = end - runs[last];
            runs[last + 3] = Math.max(runs[last + 2] + (runs[last + 3] & LENGTH), fromEnd) - start;
            runs[last + 2] = start;
        }

        /** Makes one of each two neighbours. */
        private void halve() {
            int kept = 0;
            for (int run = 0; run < used; run += 2 * LONGS) {
                System.arraycopy(runs, run, runs, kept, LONGS);
                int next = run + LONGS;
                kept += LONGS;
                if (next < used) {
                    int full = used;
                    used = kept;
                    extend(runs[next] + runs[next + 1], runs[next + 2], runs[next + 2] + (runs[next + 3] & LENGTH));
                    used = full;
                }
            }
            used = kept;
            together *= 2;
        }

        public OffsetMap build() {
            return new OffsetMap(Arrays.copyOf(runs, used));
        }
    }
}

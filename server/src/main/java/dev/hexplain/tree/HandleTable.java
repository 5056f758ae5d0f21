package dev.hexplain.tree;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The offset of each handle's definition, by <em>ordinal</em>: the number of definitions before it in the source,
 * through all epochs. Offsets mostly grow with ordinals; those that do not (an object that brings a new class
 * descriptor gets its handle after the descriptor) are in a separate list, so that both directions are binary searches.
 */
final class HandleTable {
    private static final int EPOCH_INTS = 3;
    private static final int DISPLACED_INTS = 3;

    private static final long NARROW_LIMIT = 0xFFFF_FFFFL;

    private final boolean wide;
    private final Column offsets;
    private final Column displaced;
    private final Column epochs;
    private int count;
    private int displacedCount;
    private int epochCount;
    private long lastOffset = -1;
    private int @Nullable [] displacedByOffset;
    /** The epoch that was asked for last: readers mostly stay in one. Racing readers may see any. */
    private int lastEpoch;

    HandleTable(TreeStorage storage, long sourceLength) {
        this.wide = sourceLength > NARROW_LIMIT;
        this.offsets = new Column(storage, "handles", wide ? 2 : 1);
        this.displaced = new Column(storage, "displaced-handles", DISPLACED_INTS);
        this.epochs = new Column(storage, "epochs", EPOCH_INTS);
    }

    int count() {
        return count;
    }

    long bytes() {
        return offsets.bytes(count) + displaced.bytes(displacedCount) + epochs.bytes(epochCount);
    }

    /** Gives the next handle to the field at an offset and returns its ordinal. */
    int define(long offset) {
        int ordinal = count++;
        if (offset < lastOffset) {
            displace(ordinal, offset);
        } else {
            lastOffset = offset;
        }
        int place = offsets.append(ordinal);
        if (wide) {
            offsets.putLong(place, lastOffset);
        } else {
            offsets.put(place, (int) lastOffset);
        }
        return ordinal;
    }

    private long offsetAt(int ordinal) {
        return wide ? offsets.getLong(ordinal, 0) : offsets.getInt(ordinal, 0) & NARROW_LIMIT;
    }

    private void displace(int ordinal, long offset) {
        int place = displaced.append(displacedCount++);
        displaced.putLong(place, offset);
        displaced.put(place + 2, ordinal);
    }

    /** Starts an epoch: handles count from the base again for references after {@code offset}. */
    void reset(long offset) {
        reset(offset, count);
    }

    /** The same, where the first handle of the epoch may be one that was defined before. */
    void reset(long offset, int first) {
        int place = epochs.append(epochCount++);
        epochs.putLong(place, offset);
        epochs.put(place + 2, first);
    }

    int epochCount() {
        return epochCount;
    }

    /** Removes the handles and epochs after the first so many. */
    void truncate(int handles, int epochsKept) {
        offsets.truncate(handles);
        epochs.truncate(epochsKept);
        count = handles;
        epochCount = epochsKept;
        lastOffset = count == 0 ? -1 : offsetAt(count - 1);
        while (displacedCount > 0 && displaced.getInt(displacedCount - 1, 2) >= count) {
            displacedCount--;
        }
        displaced.truncate(displacedCount);
    }

    /** How many epochs began at or before an offset: 0 before the first reset. */
    int epochAt(long offset) {
        int last = lastEpoch;
        if (isEpochAt(last, offset)) {
            return last;
        }
        int epoch = findEpochAt(offset);
        lastEpoch = epoch;
        return epoch;
    }

    private boolean isEpochAt(int epoch, long offset) {
        return epoch <= epochCount
                && (epoch == 0 || epochs.getLong(epoch - 1, 0) <= offset)
                && (epoch == epochCount || epochs.getLong(epoch, 0) > offset);
    }

    private int findEpochAt(long offset) {
        int low = 0;
        int high = epochCount;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (epochs.getLong(middle, 0) <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Where an epoch begins: references behind it mean its handles. */
    long startOf(int epoch) {
        return epoch == 0 ? 0 : epochs.getLong(epoch - 1, 0);
    }

    /** Where the first epoch begins in which no reference means a handle of another one; {@code end} where none does. */
    long endOfScope(int ordinal, long end) {
        for (int epoch = epochOf(ordinal) + 1; epoch <= epochCount; epoch++) {
            if (firstOf(epoch) > ordinal) {
                return startOf(epoch);
            }
        }
        return end;
    }

    /** The ordinal of an epoch's first handle. */
    int firstOf(int epoch) {
        return epoch == 0 ? 0 : epochs.getInt(epoch - 1, 2);
    }

    /** The ordinal after an epoch's last handle. */
    int endOf(int epoch) {
        return epoch >= epochCount ? count : epochs.getInt(epoch, 2);
    }

    /** The epoch in which a handle was defined. */
    int epochOf(int ordinal) {
        int low = 0;
        int high = epochCount;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (epochs.getInt(middle, 2) <= ordinal) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The offset of the field that defines a handle. */
    long offset(int ordinal) {
        int low = 0;
        int high = displacedCount - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int found = displaced.getInt(middle, 2);
            if (found == ordinal) {
                return displaced.getLong(middle, 0);
            }
            if (found < ordinal) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return offsetAt(ordinal);
    }

    /** The handle defined by the field that starts at an offset, or -1. */
    int ordinalAt(long offset) {
        int among = displacedAt(offset);
        if (among >= 0) {
            return among;
        }
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (offsetAt(middle) < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < count && offsetAt(low) == offset ? low : -1;
    }

    private int displacedAt(long offset) {
        int[] order = displacedByOffset();
        int low = 0;
        int high = order.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long found = displaced.getLong(order[middle], 0);
            if (found == offset) {
                return displaced.getInt(order[middle], 2);
            }
            if (found < offset) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    /** Made when first needed, by readers only; racing readers make equal ones. */
    private int[] displacedByOffset() {
        int[] order = displacedByOffset;
        if (order == null) {
            Integer[] boxed = new Integer[displacedCount];
            Arrays.setAll(boxed, i -> i);
            Arrays.sort(boxed, Comparator.comparingLong(i -> displaced.getLong(i, 0)));
            order = Arrays.stream(boxed).mapToInt(Integer::intValue).toArray();
            displacedByOffset = order;
        }
        return order;
    }

    void seal() {
        offsets.seal(count);
        displaced.seal(displacedCount);
        epochs.seal(epochCount);
    }

    void open() {
        count = offsets.open();
        displacedCount = displaced.open();
        epochCount = epochs.open();
    }
}

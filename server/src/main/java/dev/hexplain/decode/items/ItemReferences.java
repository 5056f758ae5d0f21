package dev.hexplain.decode.items;

import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/**
 * Items that later ones refer to by number: the offsets of those that were read. They are handles of the tree. Of some
 * formats, at most so many: the next one clears the table, which begins an epoch of handles.
 */
public final class ItemReferences {
    private static final long[] NONE = {};

    private final TreeWriter out;
    private final String what;
    private final int most;
    private long[] offsets = NONE;
    private int count;
    private boolean active;

    /** @param what they are, for messages: {@code name} */
    ItemReferences(TreeWriter out, String what, int most) {
        this.out = out;
        this.what = what;
        this.most = most;
    }

    /** Forgets all. What is read from here on is numbered, or not. */
    public void begin(boolean numbered) {
        active = numbered;
        count = 0;
    }

    /** Whether what is read is numbered. */
    public boolean isActive() {
        return active;
    }

    int count() {
        return count;
    }

    /** Numbers the item at an offset. Whether those before it were cleared. */
    boolean define(long offset) {
        boolean full = count == most;
        if (full) {
            count = 0;
            out.resetHandles(offset);
        }
        if (offsets.length == 0) {
            offsets = new long[most];
        }
        offsets[count++] = offset;
        out.define(offset);
        return full;
    }

    /** The offset of what the reference at an offset, of so many bytes, stands for; negative for nothing. */
    long resolve(long at, int size, int number, int least) {
        if (number < 0 || number >= count) {
            String expected = count == 0 ? "no " + what + " was shared yet" : "0 to " + (count - 1);
            out.issue(Issue.error(at, size, "The reference is to no " + what, expected, Integer.toString(number)));
            return -1;
        }
        if (number < least) {
            out.issue(Issue.warning(
                    at,
                    size,
                    "A reference in two bytes to one of the first %d %ss".formatted(least, what),
                    "one byte",
                    "two"));
        }
        return offsets[number];
    }
}

package dev.hexplain.batch.rows;

/**
 * Some of the flows of a capture, where several read one at the same time: each {@code of}-th, from {@code index} on. What
 * is no capture, and the row of a capture that would have none, is of the first share.
 */
public record FlowShare(int index, int of) {
    /** All flows. */
    public static final FlowShare ALL = new FlowShare(0, 1);

    public FlowShare {
        if (index < 0 || index >= of) {
            throw new IllegalArgumentException("No share is %d of %d".formatted(index, of));
        }
    }

    boolean isAll() {
        return of == 1;
    }

    /** Whether it is the one that speaks for the whole file. */
    boolean isFirst() {
        return index == 0;
    }

    boolean has(int flow) {
        return flow % of == index;
    }
}

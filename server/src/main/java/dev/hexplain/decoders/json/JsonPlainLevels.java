package dev.hexplain.decoders.json;

/**
 * What was read of the row on top and of the containers in it that have no row yet, each in the one before: a container
 * is short until it is found to be long.
 */
final class JsonPlainLevels {
    /** Bytes of the longest container without a row. */
    static final int LONGEST = 1 << 9;

    /** Containers in one another: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 6;

    /** Of each level so many numbers: the index of its first byte, which the row on top has not; */
    private static final int STRIDE = 4;

    private static final int START = 0;
    /** its state, of {@link JsonFrameState}; */
    private static final int WORD = 1;
    /** its values so far; */
    private static final int COUNT = 2;
    /** and fields that were passed. */
    private static final int FIELDS = 3;

    private final int deepest;
    private final long[] levels;
    /** The number of the innermost level: that of the row on top is 0. */
    int top;

    /** Where that is in the table. */
    private int place;

    /** @param deepest how many containers without rows there may be, each in the one before */
    JsonPlainLevels(int deepest) {
        this.deepest = deepest;
        this.levels = new long[(deepest + 1) * STRIDE];
    }

    /** Begins again in a row. */
    void bottom(long word, long count) {
        top = 0;
        place = 0;
        levels[FIELDS] = 0;
        set(word, count, 0);
    }

    /** How many levels there may be where limits allow so many. */
    int room(int allowed) {
        return Math.min(deepest, allowed);
    }

    /** The index that an item may reach, up to the end, without making the outermost container too long. */
    int reach(int end) {
        return top == 0 ? end : Math.min(end, outermost() + LONGEST);
    }

    /**
     * Opens a container without a row.
     *
     * @param head fields of it so far, itself included
     */
    void open(int start, long word, int head) {
        top++;
        place += STRIDE;
        levels[place + START] = start;
        levels[place + WORD] = word;
        levels[place + COUNT] = 0;
        levels[place + FIELDS] = head;
    }

    /**
     * Closes the innermost container, which is a value of that around it.
     *
     * @param last fields that were passed last
     */
    void close(int last, boolean comma) {
        long inside = levels[place + FIELDS] + last;
        top--;
        place -= STRIDE;
        levels[place + FIELDS] += inside;
        levels[place + COUNT]++;
        levels[place + WORD] = JsonFrameState.after(levels[place + WORD], comma);
    }

    /** Where the outermost container without a row starts. */
    int outermost() {
        return (int) levels[STRIDE + START];
    }

    /**
     * The outermost container without a row is the row on top from here on.
     *
     * @param head fields of it that were counted for its row
     */
    void leaveBottom(int head) {
        System.arraycopy(levels, STRIDE, levels, 0, place);
        levels[FIELDS] -= head;
        top--;
        place -= STRIDE;
    }

    /** @param passed fields that were passed in addition */
    void set(long word, long count, long passed) {
        levels[place + WORD] = word;
        levels[place + COUNT] = count;
        levels[place + FIELDS] += passed;
    }

    long word() {
        return levels[place + WORD];
    }

    long count() {
        return levels[place + COUNT];
    }

    long bottomWord() {
        return levels[WORD];
    }

    long bottomCount() {
        return levels[COUNT];
    }

    /** Fields that were passed in the row on top, which are counted now. */
    long takeFields() {
        long fields = levels[FIELDS];
        levels[FIELDS] = 0;
        return fields;
    }
}

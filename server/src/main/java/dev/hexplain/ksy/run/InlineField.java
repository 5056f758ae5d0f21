package dev.hexplain.ksy.run;

/**
 * Reads a part of an object whose fields need no rows: which fields it has is decided by the number of its
 * <em>variant</em>, and where each of them is by the bytes alone. What cannot be read so, such as anything malformed, is
 * read again with rows.
 */
abstract class InlineField {
    /** Instead of a variant: it must be read with rows. */
    static final int WITH_ROWS = -1;

    private final int variants;

    InlineField(int variants) {
        this.variants = variants;
    }

    /** How many variants there are. */
    final int variants() {
        return variants;
    }

    /**
     * Reads it from a stream that is at a whole byte, and moves the stream behind it.
     *
     * @return its variant, or {@link #WITH_ROWS}
     * @throws ParseFailure, dev.hexplain.ksy.eval.EvalException where it must be read with rows, too
     */
    abstract int pass(KsyObject holder, KsyStream io);

    /** The fields of a variant, with those inside. */
    abstract long fields(int variant);

    /** The most objects inside each other that it reads. */
    int depth() {
        return 0;
    }

    /** Adds the slots of a variant. */
    abstract void addTo(InlineSlots slots, int variant);
}

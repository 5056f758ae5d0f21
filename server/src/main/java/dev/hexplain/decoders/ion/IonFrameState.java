package dev.hexplain.decoders.ion;

/**
 * A frame's state word: the kind of open container, and its role in a symbol table. The frame's {@code left} is the
 * offset where the container ends. Above the word's lowest bits, its values are counted.
 */
final class IonFrameState {
    static final long ROOT = 0;
    static final long LIST = 1;
    static final long STRUCT = 2;
    /** An annotation wrapper. */
    static final long ANNOTATED = 3;

    /** The wrapped value has begun. */
    static final long BEGUN = 1 << 2;
    /** A symbol table: its annotation wrapper, or its struct. */
    static final long TABLE = 1 << 3;
    /** The {@code symbols} list of a symbol table. */
    static final long SYMBOLS = 1 << 4;
    /** The {@code imports} list of a symbol table, or one of its structs. */
    static final long IMPORTS = 1 << 5;
    /** Another field of a symbol table. */
    static final long OTHER = 1 << 6;

    private static final long RULE = 3;

    private IonFrameState() {}

    static long rule(long word) {
        return word & RULE;
    }

    static boolean is(long word, long flag) {
        return (word & flag) != 0;
    }

    /** Whether values in it may be without rows. */
    static boolean mayHavePlain(long word) {
        return rule(word) != ANNOTATED && !inTable(word);
    }

    static boolean inTable(long word) {
        return is(word, TABLE | SYMBOLS | IMPORTS | OTHER);
    }
}

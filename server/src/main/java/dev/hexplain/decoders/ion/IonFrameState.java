package dev.hexplain.decoders.ion;

/** The word of a frame: what is open, and what of a symbol table it is. What is left is the offset where it ends. */
final class IonFrameState {
    static final long ROOT = 0;
    static final long LIST = 1;
    static final long STRUCT = 2;
    /** Annotations around a value. */
    static final long ANNOTATED = 3;

    /** The value of annotations has begun. */
    static final long BEGUN = 1 << 2;
    /** A symbol table: its annotation, or its struct. */
    static final long TABLE = 1 << 3;
    /** The list of a table's texts. */
    static final long SYMBOLS = 1 << 4;
    /** The list of tables that a table begins with, or one of them. */
    static final long IMPORTS = 1 << 5;
    /** Something else in a table. */
    static final long OTHER = 1 << 6;

    private static final long RULE = 3;

    private IonFrameState() {}

    static long rule(long word) {
        return word & RULE;
    }

    static boolean is(long word, long flag) {
        return (word & flag) != 0;
    }

    static boolean inTable(long word) {
        return is(word, TABLE | SYMBOLS | IMPORTS | OTHER);
    }
}

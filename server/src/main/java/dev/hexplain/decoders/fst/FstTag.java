package dev.hexplain.decoders.fst;

/** The tags that values begin with, as signed bytes; positive ones are class numbers from the field's declared type. */
final class FstTag {
    static final int OBJECT = 0;
    static final int NULL = -1;
    static final int TYPED = -3;
    static final int STRING = -4;
    static final int ARRAY = -5;
    static final int ENUM = -6;
    static final int HANDLE = -7;
    static final int BIG_INT = -9;
    static final int BIG_LONG = -10;
    static final int BIG_BOOLEAN_TRUE = -16;
    static final int BIG_BOOLEAN_FALSE = -17;
    static final int ONE_OF = -18;
    /** Before each object that a class's {@code writeObject} writes. */
    static final int COMPATIBLE_OBJECT = -19;

    /** Before the output of a class's {@code writeObject}, for one class. */
    static final int WRITE_METHOD = 55;
    /** Before the fields of a class that has no {@code writeObject}, below one that has. */
    static final int FIELDS_ONLY = 66;
    /** Before the output of {@code defaultWriteObject}. */
    static final int DEFAULT_FIELDS = 99;

    private FstTag() {}
}

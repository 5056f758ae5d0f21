package dev.hexplain.decoders.protostuff;

/**
 * What the shape of a row is made of, in one number, so that fields of one kind share a shape.
 *
 * @param place the number of a place of the classes, from 1; 0 where none is known
 * @param number of the field
 * @param tagLength bytes of the tag
 * @param valueLength bytes of the varint behind it: a value, or a length
 */
record ProtostuffShapeKey(Form form, Naming naming, int place, int number, int tagLength, int valueLength) {
    private static final Form[] FORMS = Form.values();
    private static final Naming[] NAMINGS = Naming.values();
    private static final int MAX_NUMBER = (1 << 24) - 1;

    enum Form {
        VARINT,
        I32,
        I64,
        /** Tag, length and a row with text. */
        TEXT,
        BYTES,
        GROUP,
        END,
        /** Fields of one number, one after the other. */
        RUN,
        /** The number of an object that was written before. */
        REFERENCE
    }

    /** Where the name of a row comes from. */
    enum Naming {
        /** From its field. */
        FIELD,
        /** From its place among its siblings. */
        SIBLINGS,
        /** It is an item, whose number the shape reference holds. */
        NUMBER,
        /** It is an entry of a map, and the shape reference holds where. */
        ENTRY,
        VALUE,
        KEY,
        /** How many items follow, or how many dimensions they have. */
        LENGTH,
        /** The class of what follows. */
        CLASS
    }

    static long of(Form form, Naming naming, int place, int number, int tagLength, int valueLength) {
        return form.ordinal()
                | (long) naming.ordinal() << 4
                | (long) tagLength << 7
                | (long) valueLength << 11
                | (long) place << 15
                | (long) Math.min(number, MAX_NUMBER) << 39;
    }

    static ProtostuffShapeKey of(long variant) {
        return new ProtostuffShapeKey(
                FORMS[(int) variant & 15],
                NAMINGS[(int) (variant >>> 4) & 7],
                (int) (variant >>> 15) & MAX_NUMBER,
                (int) (variant >>> 39),
                (int) (variant >>> 7) & 15,
                (int) (variant >>> 11) & 15);
    }
}

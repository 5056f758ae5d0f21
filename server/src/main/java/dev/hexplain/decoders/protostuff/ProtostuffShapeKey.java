package dev.hexplain.decoders.protostuff;

/**
 * The key of a row's shape, packed into one number: rows with equal keys share a shape.
 *
 * @param place the number of a place in the classes, from 1; 0 for an unknown one
 * @param number of the field
 * @param tagLength bytes of the tag
 * @param valueLength bytes of the varint after it: a value, or a length
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
        /** Consecutive fields with one number. */
        RUN,
        /** A back reference: the number of an object that was written before. */
        REFERENCE
    }

    /** The source of a row's name. */
    enum Naming {
        /** Its field. */
        FIELD,
        /** Its index among its siblings. */
        SIBLINGS,
        /** The index of an item, held in the shape reference. */
        NUMBER,
        /** A map entry, whose offset the shape reference holds. */
        ENTRY,
        VALUE,
        KEY,
        /** The number of items, or of dimensions. */
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

package dev.hexplain.decoders.protobuf;

/**
 * The key of a row's shape, packed into one number: rows with equal keys share a shape.
 *
 * @param form the content of the row
 * @param naming the source of its name
 * @param known whether {@code id} is the index of a field of the schema; otherwise it is a field number
 * @param tagLength bytes of the tag; 0 for none
 * @param valueLength bytes of the varint after the tag: the value, or the length of what follows
 * @param unit bytes of each packed value
 */
record ProtobufShapeKey(Form form, Naming naming, boolean known, int id, int tagLength, int valueLength, int unit) {
    private static final int ID_SHIFT = 19;
    private static final Form[] FORMS = Form.values();
    private static final Naming[] NAMINGS = Naming.values();

    /** The content of a row. */
    enum Form {
        /** Tag and value of a varint. */
        VARINT,
        I64,
        I32,
        /** Tag, length and a row with text. */
        TEXT,
        BYTES,
        /** Tag, a length of one byte, and text. */
        SHORT_TEXT,
        SHORT_BYTES,
        /** Tag, length and fields. */
        MESSAGE,
        /** Tag, fields and an end tag. */
        GROUP,
        /** Tag, length and values of one size, computed. */
        PACKED,
        /** Tag, length and values, a row each; named by their indices. */
        PACKED_ROWS,
        /** The same, where they have names of their own. */
        PACKED_NAMED,
        /** An end tag without a group, and what follows. */
        END_GROUP,
        /** Consecutive fields with one number; named by their indices. */
        RUN,
        /** The same, where they have names of their own. */
        NAMED_RUN,
        /** A value in a packed field. */
        ELEMENT
    }

    /** The source of a row's name. */
    enum Naming {
        /** Its field. */
        FIELD,
        /** Its index among its siblings. */
        PLACE,
        /** The index of an element, held in the shape reference. */
        NUMBER,
        /** The key of a map entry, whose offset the shape reference holds. */
        KEY
    }

    static long of(Form form, Naming naming, boolean known, int id, int tagLength, int valueLength) {
        return of(form, naming, known, id, tagLength, valueLength, 0);
    }

    static long packed(Naming naming, boolean known, int id, int tagLength, int valueLength, int unit) {
        return of(Form.PACKED, naming, known, id, tagLength, valueLength, unit);
    }

    private static long of(Form form, Naming naming, boolean known, int id, int tagLength, int valueLength, int unit) {
        return form.ordinal()
                | (long) naming.ordinal() << 4
                | (known ? 1L : 0) << 6
                | (long) tagLength << 7
                | (long) valueLength << 11
                | (long) unit << 15
                | (long) id << ID_SHIFT;
    }

    static ProtobufShapeKey of(long variant) {
        return new ProtobufShapeKey(
                FORMS[(int) variant & 15],
                NAMINGS[(int) (variant >>> 4) & 3],
                (variant >>> 6 & 1) == 1,
                (int) (variant >>> ID_SHIFT),
                (int) (variant >>> 7) & 15,
                (int) (variant >>> 11) & 15,
                (int) (variant >>> 15) & 15);
    }
}

package dev.hexplain.decoders.protobuf;

/**
 * What the shape of a row is made of, in one number, so that fields of one kind share a shape.
 *
 * @param form what the row holds
 * @param naming where its name comes from
 * @param known whether {@code id} is the index of a field of the schema; otherwise it is a field number
 * @param tagLength bytes of the tag; 0 where there is none
 * @param valueLength bytes of the varint behind the tag: the value, or the length of what follows
 * @param unit bytes of each value that is packed
 */
record ProtobufShapeKey(Form form, Naming naming, boolean known, int id, int tagLength, int valueLength, int unit) {
    private static final Form[] FORMS = Form.values();
    private static final Naming[] NAMINGS = Naming.values();

    /** What a row holds. */
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
        /** Tag, length and values, a row each; named by their places. */
        PACKED_ROWS,
        /** The same, where they have names of their own. */
        PACKED_NAMED,
        /** What is left after an end tag without a group. */
        END_GROUP,
        /** One field after the other with one number; named by their places. */
        RUN,
        /** The same, where they have names of their own. */
        NAMED_RUN,
        /** A value in a packed field. */
        ELEMENT
    }

    /** Where the name of a row comes from. */
    enum Naming {
        /** From its field. */
        FIELD,
        /** From its place among its siblings. */
        PLACE,
        /** It is an element, whose number the shape reference holds. */
        NUMBER,
        /** It is an entry of a map, and the shape reference holds where. */
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
                | (long) id << 19;
    }

    static ProtobufShapeKey of(long variant) {
        return new ProtobufShapeKey(
                FORMS[(int) variant & 15],
                NAMINGS[(int) (variant >>> 4) & 3],
                (variant >>> 6 & 1) == 1,
                (int) (variant >>> 19),
                (int) (variant >>> 7) & 15,
                (int) (variant >>> 11) & 15,
                (int) (variant >>> 15) & 15);
    }
}

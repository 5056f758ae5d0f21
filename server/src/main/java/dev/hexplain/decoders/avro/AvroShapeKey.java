package dev.hexplain.decoders.avro;

/**
 * What the shape of a row is made of, in one number, so that values of one kind share a shape.
 *
 * @param form what the row holds
 * @param naming where its name comes from
 * @param place index of the place in the schema
 * @param length bytes of the first varint in it
 * @param length2 bytes of the second, the size of a block; 0 where there is none
 * @param source number of the source that a key of a map is read from
 */
record AvroShapeKey(Form form, Naming naming, int place, int length, int length2, int source) {
    private static final Form[] FORMS = Form.values();
    private static final Naming[] NAMINGS = Naming.values();
    /** Sources beyond have no names in maps. */
    static final int MAX_SOURCE = (1 << 20) - 1;

    enum Form {
        /** A value without rows in it. */
        VALUE,
        /** The length of a text or of bytes, and those. */
        SIZED,
        /** That text, or those bytes. */
        CONTENT,
        RECORD,
        /** Blocks of an array or a map, and an end. */
        BLOCKS,
        /** Count, perhaps size, and items of one size, computed. */
        BLOCK_FIXED,
        /** Count, perhaps size, and items, a row each; named by their places. */
        BLOCK_ROWS,
        /** The same, where items have names of their own. */
        BLOCK_NAMED,
        /** The count 0 behind the last block. */
        END,
        /** A key of a map, and a value. */
        ENTRY,
        /** The number of a branch, and a value. */
        UNION
    }

    /** Where the name of a row comes from. */
    enum Naming {
        /** From its place in the schema. */
        SCHEMA,
        /** From its place among its siblings. */
        SIBLINGS,
        /** It is an element, whose number the shape reference holds. */
        NUMBER,
        /** It is an entry of a map, and the shape reference holds where. */
        KEY
    }

    static long of(Form form, Naming naming, int place, int length, int length2, int source) {
        return form.ordinal()
                | (long) naming.ordinal() << 4
                | (long) length << 6
                | (long) length2 << 10
                | (long) place << 14
                | (long) source << 34;
    }

    static AvroShapeKey of(long variant) {
        return new AvroShapeKey(
                FORMS[(int) variant & 15],
                NAMINGS[(int) (variant >>> 4) & 3],
                (int) (variant >>> 14) & (1 << 20) - 1,
                (int) (variant >>> 6) & 15,
                (int) (variant >>> 10) & 15,
                (int) (variant >>> 34));
    }
}

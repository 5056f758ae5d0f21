package dev.hexplain.decoders.avro;

/**
 * The key of a row's shape, packed into one number: rows with equal keys share a shape.
 *
 * @param form what the row holds
 * @param naming the source of its name
 * @param place index of the place in the schema
 * @param length bytes of the first varint in it
 * @param length2 bytes of the second, the size of a block; 0 where there is none
 * @param source number of the source that a key of a map is read from
 */
record AvroShapeKey(Form form, Naming naming, int place, int length, int length2, int source) {
    private static final Form[] FORMS = Form.values();
    private static final Naming[] NAMINGS = Naming.values();
    /** Keys in sources with larger numbers do not name map entries. */
    static final int MAX_SOURCE = (1 << 20) - 1;

    enum Form {
        /** A value without rows in it. */
        VALUE,
        /** The length and the content of a string or of bytes. */
        SIZED,
        /** The content of a string or of bytes. */
        CONTENT,
        RECORD,
        /** The blocks of an array or a map, and the end mark. */
        BLOCKS,
        /** Count, optional size, and items of one size, computed. */
        BLOCK_FIXED,
        /** Count, optional size, and items as rows, named by their indices. */
        BLOCK_ROWS,
        /** The same, where items have names of their own. */
        BLOCK_NAMED,
        /** The count 0 after the last block. */
        END,
        /** A key and a value of a map. */
        ENTRY,
        /** The branch index of a union, and the value. */
        UNION
    }

    /** The source of a row's name. */
    enum Naming {
        /** Its place in the schema. */
        SCHEMA,
        /** Its index among its siblings. */
        SIBLINGS,
        /** The index of an element, held in the shape reference. */
        NUMBER,
        /** The key of a map entry, whose offset the shape reference holds. */
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

package dev.hexplain.decoders.json;

/**
 * The spelling of an unnamed item, packed into its shape number: white space, the value, and an optional comma. Numbers
 * below {@link #FIRST} are those of the shape table.
 *
 * <p>From the most significant bit: 1, three bits for the kind, one for the comma. Then for a scalar eight bits for the
 * length of the white space and eighteen for that of the value; for the opening of a container twenty-six for the white
 * space; for its end one that tells whether it is an object's, and twenty-five.
 *
 * @param kind of the value
 * @param space bytes of white space before it
 * @param length bytes of a scalar
 * @param inObject whether an end is an object's
 * @param comma whether a comma follows immediately
 */
record JsonSpelling(JsonItemKind kind, int space, int length, boolean inObject, boolean comma) {
    static final int FIRST = 1 << 30;

    private static final int KIND_AT = 27;
    private static final int COMMA = 1 << 26;
    private static final int OBJECT = 1 << 25;
    private static final int SPACE_AT = 18;
    private static final int MAX_SCALAR_SPACE = (1 << 8) - 1;
    private static final int MAX_LENGTH = (1 << SPACE_AT) - 1;
    private static final int MAX_SPACE = OBJECT - 1;

    /** The shape number of a scalar; -1 where it needs rows of its own. */
    static int scalar(JsonItemKind kind, long space, long length, boolean comma) {
        return space > MAX_SCALAR_SPACE || length > MAX_LENGTH
                ? -1
                : number(kind, comma) | (int) space << SPACE_AT | (int) length;
    }

    /** The shape number of an opened container; -1 where there is too much white space. */
    static int container(JsonItemKind kind, long space) {
        return space > MAX_SPACE ? -1 : number(kind, false) | (int) space;
    }

    /** The shape number of a container's end; -1 where there is too much white space. */
    static int end(boolean inObject, long space, boolean comma) {
        return space > MAX_SPACE ? -1 : number(JsonItemKind.END, comma) | (inObject ? OBJECT : 0) | (int) space;
    }

    private static int number(JsonItemKind kind, boolean comma) {
        return FIRST | kind.ordinal() << KIND_AT | (comma ? COMMA : 0);
    }

    static JsonSpelling of(int number) {
        JsonItemKind kind = JsonItemKind.of(number >>> KIND_AT & 7);
        boolean comma = (number & COMMA) != 0;
        if (kind == JsonItemKind.END) {
            return new JsonSpelling(kind, number & MAX_SPACE, 1, (number & OBJECT) != 0, comma);
        }
        return kind.isContainer()
                ? new JsonSpelling(kind, number & MAX_SPACE, 1, false, false)
                : new JsonSpelling(kind, number >>> SPACE_AT & MAX_SCALAR_SPACE, number & MAX_LENGTH, false, comma);
    }
}

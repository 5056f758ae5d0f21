package dev.hexplain.decoders.json;

/**
 * The prefix of a member, in the sixteen bits that its shape has for it: the kind of the value, how much white space
 * precedes the name, and whether one blank follows the colon.
 *
 * @param free whether it is written in another way, so that a row stores the positions
 */
record JsonHeading(JsonItemKind kind, int space, boolean blank, boolean free) {
    private static final int BLANK = 1 << 3;
    private static final int SPACE_AT = 4;
    private static final int FREE = 0xFFF;

    static int of(JsonItemKind kind, long space, boolean blank) {
        return kind.ordinal() | (blank ? BLANK : 0) | (int) space << SPACE_AT;
    }

    static int free(JsonItemKind kind) {
        return of(kind, FREE, false);
    }

    /** Whether so much white space needs no row. */
    static boolean fits(long space) {
        return space < FREE;
    }

    static JsonHeading of(int bits) {
        int space = bits >>> SPACE_AT;
        return new JsonHeading(JsonItemKind.of(bits & BLANK - 1), space, (bits & BLANK) != 0, space == FREE);
    }
}

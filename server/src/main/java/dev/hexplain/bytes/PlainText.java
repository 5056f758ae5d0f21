package dev.hexplain.bytes;

import java.util.function.IntPredicate;

/** Checks whether bytes look like UTF-8 text, where no header says so. */
public final class PlainText {
    /** Most bytes that are looked at. */
    private static final int MAX_READ = 1 << 16;

    /** Bytes that are looked at in one go. */
    private static final int PART = 1 << 9;

    /** The control characters past ASCII: they have two bytes. */
    private static final byte LEAD_OF_CONTROLS = (byte) 0xC2;

    private static final int FIRST_PRINTABLE = 0xA0;

    private PlainText() {}

    /**
     * Whether a text with a certain first character, behind space, may stand here: most bytes need no closer look.
     *
     * @param first whether it is a character of ASCII; what is not ASCII may be a space or a mark
     */
    public static boolean mayBegin(Source source, IntPredicate first) {
        int found = source.length() == 0 ? 0 : source.u1(0);
        return found >= 0x80 || Character.isWhitespace(found) || first.test(found);
    }

    /** Whether it is UTF-8 without control characters but those that make space, and does not begin with one. */
    public static boolean isPrintable(Window bytes, long from, long to) {
        return from == to || (bytes.u1(from) >= ' ' && controls(bytes, from, to) == 0);
    }

    /** Whether it is UTF-8, and at most a quarter of its bytes are control characters. */
    public static boolean isLikely(Window bytes, long from, long to) {
        long controls = controls(bytes, from, to);
        return controls >= 0 && controls * 4 <= to - from;
    }

    /** Control characters in it, as far as it is looked at; -1 where it is not UTF-8. */
    private static long controls(Window bytes, long from, long to) {
        long end = Math.min(to, from + MAX_READ);
        long controls = 0;
        for (long at = from; at < end; ) {
            int part = (int) Math.min(PART, end - at); // no more: the window must not move where it has the text
            int start = bytes.place(at, part);
            byte[] array = bytes.array();
            int stop = start + part;
            int next = start;
            int length = 1;
            while (length > 0 && next < stop) {
                next = Math.min(stop, Words.printableEnd(array, next, stop));
                if (next < stop) {
                    length = Characters.length(array, next, stop);
                    controls += length > 0 && isControl(array, next) ? 1 : 0;
                    next += length;
                }
            }
            at += next - start;
            if (length == 0 && (next == start || stop - next >= Characters.MAX_LENGTH)) {
                return at + Characters.MAX_LENGTH > end && end < to ? controls : -1;
            }
        }
        return controls;
    }

    private static boolean isControl(byte[] bytes, int at) {
        int lead = bytes[at];
        boolean space = lead == '\n' || lead == '\r' || lead == '\t';
        return lead >= 0
                ? (lead < ' ' && !space) || lead == 0x7F
                : lead == LEAD_OF_CONTROLS && (bytes[at + 1] & 0xFF) < FIRST_PRINTABLE;
    }
}

package dev.hexplain.bytes;

/** Checks whether bytes look like UTF-8 text, where no header says so. */
public final class PlainText {
    /** Most bytes that are looked at. */
    private static final int MAX_READ = 1 << 16;

    private PlainText() {}

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
            if (end - at >= Long.BYTES && bytes.isPrintable(at, Long.BYTES)) {
                at += Long.BYTES;
                continue;
            }
            int lead = bytes.u1(at);
            int length = lead < 0x80 ? 1 : sequence(bytes, at, end);
            if (length == 0) {
                return at + 4 > end && end < to ? controls : -1;
            }
            boolean space = lead == '\n' || lead == '\r' || lead == '\t';
            boolean control = (lead < ' ' && !space) || lead == 0x7F || (lead == 0xC2 && bytes.u1(at + 1) < 0xA0);
            controls += control ? 1 : 0;
            at += length;
        }
        return controls;
    }

    /** Bytes of the character, which has several; 0 where it is none. */
    private static int sequence(Window bytes, long at, long end) {
        int lead = bytes.u1(at);
        int length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
        if (length == 0 || at + length > end) {
            return 0;
        }
        for (int i = 1; i < length; i++) {
            if ((bytes.u1(at + i) & 0xC0) != 0x80) {
                return 0;
            }
        }
        int second = bytes.u1(at + 1);
        boolean overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
        boolean outside = (lead == 0xED && second >= 0xA0) || (lead == 0xF4 && second >= 0x90);
        return overlong || outside ? 0 : length;
    }
}

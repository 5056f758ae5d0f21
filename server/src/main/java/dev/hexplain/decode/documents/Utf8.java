package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Window;

/** Validates UTF-8 text of any length (RFC 3629, section 4: shortest forms, no surrogates). */
public final class Utf8 {
    private static final int BAD = 0;

    private Utf8() {}

    /** Whether bytes are text, to the last one. */
    public static boolean isValid(Window bytes, long from, long to) {
        return bytes.isAscii(from, to - from) || check(bytes, from, to, to).valid();
    }

    /**
     * The result of checking a text.
     *
     * @param at the first byte that was not checked, or of an invalid sequence
     */
    record Checked(boolean valid, long at) {}

    /**
     * Checks the characters that begin before an offset.
     *
     * @param end of the text
     */
    static Checked check(Window bytes, long from, long stop, long end) {
        long at = from;
        while (at < stop) {
            int length = characterAt(bytes, at, end);
            if (length == BAD) {
                return new Checked(false, at);
            }
            at += length;
        }
        return new Checked(true, at);
    }

    private static int characterAt(Window bytes, long at, long to) {
        int lead = bytes.u1(at);
        if (lead < 0x80) {
            return 1;
        }
        int length = lead >= 0xC2 && lead < 0xE0
                ? 2
                : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xF0 && lead < 0xF5 ? 4 : BAD;
        if (length == BAD || length > to - at || !isSecond(lead, bytes.u1(at + 1))) {
            return BAD;
        }
        for (int i = 2; i < length; i++) {
            if ((bytes.u1(at + i) & 0xC0) != 0x80) {
                return BAD;
            }
        }
        return length;
    }

    /** Overlong forms, surrogates and numbers past the last character show in the second byte. */
    private static boolean isSecond(int lead, int second) {
        return switch (lead) {
            case 0xE0 -> second >= 0xA0 && second < 0xC0;
            case 0xED -> second >= 0x80 && second < 0xA0;
            case 0xF0 -> second >= 0x90 && second < 0xC0;
            case 0xF4 -> second >= 0x80 && second < 0x90;
            default -> second >= 0x80 && second < 0xC0;
        };
    }
}

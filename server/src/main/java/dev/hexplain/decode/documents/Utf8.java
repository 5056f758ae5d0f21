package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Characters;
import dev.hexplain.bytes.Window;

/** Validates UTF-8 text of any length (RFC 3629, section 4: shortest forms, no surrogates). */
public final class Utf8 {
    /** Bytes that are checked in one go. */
    private static final int PART = 1 << 12;

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
            int part = (int) Math.min(PART, end - at); // no more: the window must not move where it has the text
            int start = bytes.place(at, part);
            int partStop = start + (int) Math.min(part, stop - at);
            int next = Characters.passed(bytes.array(), start, partStop, start + part);
            at += next - start;
            boolean cut = next > start && start + part - next < Characters.MAX_LENGTH && at < end;
            if (next < partStop && !cut) {
                return new Checked(false, at);
            }
        }
        return new Checked(true, at);
    }
}

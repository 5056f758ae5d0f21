package dev.hexplain.diff.messages;

import dev.hexplain.bytes.Source;

/** Bytes that are characters: ASCII, and what UTF-8 makes of others. */
final class Printable {
    private static final int LONGEST = 1 << 12;

    private Printable() {}

    static boolean isText(Source message, long from, long length) {
        for (long at = from; at < from + Math.min(length, LONGEST); at++) {
            if (!isCharacter(message.u1(at))) {
                return false;
            }
        }
        return true;
    }

    static boolean isCharacter(int b) {
        return b >= ' ' && b != 0x7F && b < 0xF8 || b == '\n' || b == '\r' || b == '\t';
    }
}

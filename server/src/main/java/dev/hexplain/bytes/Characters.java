package dev.hexplain.bytes;

/**
 * Characters of UTF-8 text in an array (RFC 3629, section 4: shortest forms, no surrogates). As many bytes as a word has
 * are behind those that are looked at.
 */
public final class Characters {
    /** Bytes of the longest. */
    public static final int MAX_LENGTH = 4;

    private Characters() {}

    /**
     * The index after the characters that begin before an index: that or more, or that of the first byte that begins no
     * character.
     *
     * @param end of the text
     */
    public static int passed(byte[] bytes, int from, int stop, int end) {
        int at = from;
        while (at < stop) {
            if (bytes[at] >= 0) {
                at = Words.asciiEnd(bytes, at, stop);
            } else {
                int length = length(bytes, at, end);
                if (length == 0) {
                    return at;
                }
                at += length;
            }
        }
        return at;
    }

    /** Bytes of a character of two or three that its first byte tells to be valid, as most are; 0 for others. */
    public static int usualLength(byte[] bytes, int at) {
        int lead = bytes[at] & 0xFF;
        if (lead >= 0xC2 && lead < 0xE0 && isContinuation(bytes[at + 1])) {
            return 2;
        }
        boolean three = lead > 0xE0 && lead < 0xF0 && lead != 0xED;
        return three && isContinuation(bytes[at + 1]) && isContinuation(bytes[at + 2]) ? 3 : 0;
    }

    private static boolean isContinuation(int octet) {
        return (octet & 0xC0) == 0x80;
    }

    /** Bytes of the character at an index; 0 where none begins, or it does not end in the text. */
    static int length(byte[] bytes, int at, int end) {
        int lead = bytes[at] & 0xFF;
        int length = lengthAfter(lead);
        if (length <= 1 || length > end - at) {
            return length == 1 ? 1 : 0;
        }
        for (int i = 1; i < length; i++) {
            if (!isContinuation(bytes[at + i])) {
                return 0;
            }
        }
        return isSecond(lead, bytes[at + 1] & 0xFF) ? length : 0;
    }

    private static int lengthAfter(int lead) {
        return lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    }

    /** Overlong forms, surrogates and numbers past the last character show in the second byte. */
    private static boolean isSecond(int lead, int second) {
        return switch (lead) {
            case 0xE0 -> second >= 0xA0;
            case 0xED -> second < 0xA0;
            case 0xF0 -> second >= 0x90;
            case 0xF4 -> second < 0x90;
            default -> true;
        };
    }
}

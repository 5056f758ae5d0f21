package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextPiece;
import java.util.Arrays;

/** Fast path for base64: reads whole groups of four characters that need no closer look. */
final class Base64Bulk {
    static final int UPPER = 0;
    static final int LOWER = 1;
    static final int DIGIT = 2;
    static final int STANDARD = 3;
    static final int URL = 4;

    private static final int GROUP = 4;
    private static final int MOST_GROUPS = 1 << 10;
    private static final byte[] KINDS = kinds();
    private static final boolean[] BEYOND_HEX = beyondHexDigits();

    private final byte[] octets = new byte[MOST_GROUPS * 3];
    private final int[] counts = new int[URL + 1];
    private boolean beyondHex;

    /** Of each group three; not a copy. */
    byte[] octets() {
        return octets;
    }

    /** Characters of a kind that the last call read. */
    int count(int kind) {
        return counts[kind];
    }

    /** Whether the last call read any that is no hex digit. */
    boolean beyondHex() {
        return beyondHex;
    }

    /**
     * Reads groups from an index on.
     *
     * @param standard whether {@code + /} may be read
     * @param url whether {@code - _} may be
     * @return the index behind the last group
     */
    int read(TextPiece piece, int from, boolean standard, boolean url) {
        String text = piece.text();
        int to = Math.min(text.length() - GROUP + 1, from + MOST_GROUPS * GROUP);
        Arrays.fill(counts, 0);
        beyondHex = false;
        int at = from;
        if (at >= to || piece.offset(text.length()) - piece.offset(0) != text.length()) {
            return from; // in another encoding, or with something in it that is passed over
        }
        for (int used = 0; at < to && isGroup(text, at, standard, url); at += GROUP) {
            int word = 0;
            for (int i = at; i < at + GROUP; i++) {
                char c = text.charAt(i);
                word = word << 6 | Base64Groups.valueOf(c);
                counts[KINDS[c]]++;
                beyondHex |= BEYOND_HEX[c];
            }
            octets[used++] = (byte) (word >> 16);
            octets[used++] = (byte) (word >> 8);
            octets[used++] = (byte) word;
        }
        // Both alphabets in one text are a warning at the place, which a closer look gives.
        return counts[STANDARD] > 0 && counts[URL] > 0 ? none(from) : at;
    }

    private int none(int from) {
        Arrays.fill(counts, 0);
        beyondHex = false;
        return from;
    }

    private static boolean isGroup(String text, int at, boolean standard, boolean url) {
        for (int i = at; i < at + GROUP; i++) {
            char c = text.charAt(i);
            int kind = c < KINDS.length ? KINDS[c] : -1;
            if (kind < 0 || (kind == STANDARD && !standard) || (kind == URL && !url)) {
                return false;
            }
        }
        return true;
    }

    private static byte[] kinds() {
        byte[] kinds = new byte[0x80];
        for (char c = 0; c < kinds.length; c++) {
            int value = Base64Groups.valueOf(c);
            boolean symbol = value >= 62;
            kinds[c] = (byte)
                    (value < 0
                            ? -1
                            : symbol
                                    ? (c == '-' || c == '_' ? URL : STANDARD)
                                    : value < 26 ? UPPER : value < 52 ? LOWER : DIGIT);
        }
        return kinds;
    }

    private static boolean[] beyondHexDigits() {
        boolean[] beyond = new boolean[0x80];
        for (char c = 0; c < beyond.length; c++) {
            beyond[c] = HexGroups.digit(c) < 0;
        }
        return beyond;
    }
}

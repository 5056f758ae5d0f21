package dev.hexplain.ingest;

import java.util.Arrays;

/**
 * Removes what terminals, word processors and chats add to a text: colours are dropped (CSI sequences of ECMA-48
 * section 5.4), blanks of any width become spaces, characters without width are dropped, curly quotes become straight.
 */
final class Typography {
    private static final char ESCAPE = 0x1B;
    private static final String UNSEEN = "\u200B\u200C\u200D\u2060\uFEFF\u00AD\u200E\u200F";
    private static final String SINGLE_QUOTES = "\u2018\u2019\u201A\u201B";
    private static final String DOUBLE_QUOTES = "\u201C\u201D\u201E\u201F";

    private final String written;
    private final StringBuilder plain;
    private final int[] places;

    private Typography(String written) {
        this.written = written;
        this.plain = new StringBuilder(written.length());
        this.places = new int[written.length() + 1];
    }

    /** The piece as typed on a keyboard; the same one where it is plain. */
    static TextPiece undo(TextPiece piece) {
        if (isPlain(piece.text())) {
            return piece;
        }
        Typography typography = new Typography(piece.text());
        typography.read();
        return piece.as(typography.plain.toString(), Arrays.copyOf(typography.places, typography.plain.length() + 1));
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ESCAPE || (c >= 0x80 && plain(c) != c)) {
                return false;
            }
        }
        return true;
    }

    private void read() {
        for (int at = 0; at < written.length(); at++) {
            char c = written.charAt(at);
            if (c == ESCAPE) {
                at = endOfSequence(at);
            } else if (plain(c) != 0) {
                places[plain.length()] = at;
                plain.append(plain(c));
            }
        }
        places[plain.length()] = written.length();
    }

    /** The last character of a sequence: of any other than CSI, the escape itself. */
    private int endOfSequence(int from) {
        if (!written.startsWith("[", from + 1)) {
            return from;
        }
        int at = from + 2;
        while (at < written.length() && written.charAt(at) >= ' ' && written.charAt(at) < '@') {
            at++;
        }
        return Math.min(at, written.length() - 1);
    }

    /** The plain character for a typographic one; 0 to drop it. */
    private static char plain(char c) {
        if (c < 0x80) {
            return c;
        }
        if (Character.isSpaceChar(c)) {
            return ' ';
        }
        if (UNSEEN.indexOf(c) >= 0) {
            return 0;
        }
        if (SINGLE_QUOTES.indexOf(c) >= 0) {
            return '\'';
        }
        return DOUBLE_QUOTES.indexOf(c) >= 0 ? '"' : c;
    }
}

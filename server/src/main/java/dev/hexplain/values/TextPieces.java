package dev.hexplain.values;

import java.util.OptionalLong;

/** The characters of a text, piece by piece: pieces of different encodings end at different places. */
final class TextPieces {
    private final ScalarText text;
    private OptionalLong next = OptionalLong.of(0);
    private String piece = "";
    private int at;

    TextPieces(ScalarText text) {
        this.text = text;
    }

    /** Whether there is more. */
    boolean fill() {
        while (rest() == 0 && next.isPresent()) {
            ScalarText.Piece read = text.piece(next.getAsLong(), ScalarText.PIECE);
            piece = read.text();
            next = read.next();
            at = 0;
        }
        return rest() > 0;
    }

    /** Passes what is at hand of both; returns false where it is not the same. */
    boolean passSame(TextPieces other) {
        int length = Math.min(rest(), other.rest());
        boolean isSame = piece.regionMatches(at, other.piece, other.at, length);
        at += length;
        other.at += length;
        return isSame;
    }

    private int rest() {
        return piece.length() - at;
    }
}

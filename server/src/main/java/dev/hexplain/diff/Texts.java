package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarText;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Compares the texts of scalars and of opaque bytes, however long they are. */
final class Texts {
    private Texts() {}

    /** Whether both have a text, and it is the same: in quotes, or none of the two. */
    static boolean same(LogicalValue one, LogicalValue other) {
        ScalarText text = textOf(one);
        ScalarText newText = textOf(other);
        return text != null && newText != null && isQuoted(one) == isQuoted(other) && same(text, newText);
    }

    private static boolean isQuoted(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar && scalar.kind().isQuoted();
    }

    private static @Nullable ScalarText textOf(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar.text();
            case LogicalValue.Opaque opaque -> opaque.text();
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _, LogicalValue.Reference _ ->
                null;
        };
    }

    /** Piece by piece; pieces of different encodings end at different places. */
    private static boolean same(ScalarText one, ScalarText other) {
        Pieces pieces = new Pieces(one);
        Pieces others = new Pieces(other);
        while (pieces.fill() && others.fill()) {
            int length = Math.min(pieces.rest(), others.rest());
            if (!pieces.piece.regionMatches(pieces.at, others.piece, others.at, length)) {
                return false;
            }
            pieces.at += length;
            others.at += length;
        }
        return !pieces.fill() && !others.fill();
    }

    private static final class Pieces {
        private final ScalarText text;
        private OptionalLong next = OptionalLong.of(0);
        private String piece = "";
        private int at;

        Pieces(ScalarText text) {
            this.text = text;
        }

        int rest() {
            return piece.length() - at;
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
    }
}

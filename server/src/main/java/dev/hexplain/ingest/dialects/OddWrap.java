package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcription;
import org.jspecify.annotations.Nullable;

/**
 * Tells lines of hex digits that were wrapped inside a byte from one that lost a digit: the next line begins with the
 * other half then. Of lines of the same width, one that is a digit shorter has lost it.
 */
final class OddWrap {
    private final Transcription out;
    private boolean seen;
    private int above = -1;

    OddWrap(Transcription out) {
        this.out = out;
    }

    /**
     * Whether a byte goes on in the next line.
     *
     * @param held digits that are not written, of which the last may have no pair
     */
    boolean joins(TextPiece line, @Nullable TextPiece next, int held) {
        int digits = digits(line.text());
        int before = above;
        above = digits;
        if (held % 2 == 0 || digits <= 0 || line.column() > 1 || next == null || !next.endsLine()) {
            return false;
        }
        int following = digits(next.plain().text());
        boolean lost = before == digits + 1 || following == digits + 1;
        if (following <= 0 || (!seen && (lost || (following % 2 == 0 && before > 0)))) {
            return false;
        }
        if (!seen) {
            out.note(line.text().length(), "The lines are wrapped inside a byte: its digits are joined");
            seen = true;
        }
        return true;
    }

    /** How many digits a line consists of; -1 where it holds anything else. */
    private static int digits(String line) {
        String digits = line.strip();
        return HexGroups.isHex(digits) ? digits.length() : -1;
    }
}

package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextIssue.Severity;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.Row.Blank;
import dev.hexplain.ingest.dialects.Row.End;
import dev.hexplain.ingest.dialects.Row.Flaw;
import dev.hexplain.ingest.dialects.Row.Octets;
import dev.hexplain.ingest.dialects.Row.Repeat;
import dev.hexplain.ingest.dialects.Row.Unreadable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Joins the rows of a dump, checking what they claim against each other: offsets follow on, repeated rows fill the
 * space to the next offset exactly, the text column shows the bytes, the final offset is right.
 */
final class OffsetRows {

    private final Transcription out;
    private @Nullable Octets last;
    private long lastLine;
    private long next;
    private int width;
    private boolean repeating;
    private long repeatLine;
    private boolean textSeen;

    private int count;
    private int unreadable;
    private int flawed;
    private int contradicted;
    private boolean rowFlawed;
    private boolean rowContradicted;

    OffsetRows(Transcription out) {
        this.out = out;
    }

    /** Rows that held bytes. */
    int count() {
        return count;
    }

    int unreadable() {
        return unreadable;
    }

    /** Rows with anything wrong about them. */
    int flawed() {
        return flawed;
    }

    /** Rows whose offset or text column disagrees with the bytes. */
    int contradicted() {
        return contradicted;
    }

    void accept(Row row) throws IOException {
        switch (row) {
            case Blank _ -> {}
            case Repeat _ -> repeat();
            case End(long offset) -> finalOffset(offset);
            case Unreadable(Flaw flaw) -> {
                unreadable++;
                out.error(flaw.column(), flaw.message(), flaw.expected(), flaw.actual());
            }
            case Octets octets -> octets(octets);
        }
    }

    /** To be called after the last row. */
    void end() {
        if (repeating) {
            out.report(
                    repeatLine,
                    1,
                    out.position(),
                    Severity.ERROR,
                    "The row above repeats, but no offset follows to say how often",
                    "an offset on the next line",
                    "end of text");
        }
    }

    private void repeat() {
        if (last == null) {
            unreadable++;
            out.error(1, "There is no row above to repeat", "a row of bytes", "*");
            return;
        }
        repeating = true;
        repeatLine = out.line();
    }

    private void octets(Octets row) throws IOException {
        rowFlawed = false;
        rowContradicted = false;
        byte[] octets = row.hex().octets();
        width = Math.max(width, octets.length);
        fillRepeated(row.offset(), false);
        if (out.full()) {
            return;
        }
        checkOffset(row.offset());
        checkDigits(row.hex());
        checkText(row);
        out.put(octets, octets.length);
        last = row;
        lastLine = out.line();
        next = row.offset() + octets.length;
        count++;
        flawed += rowFlawed ? 1 : 0;
        contradicted += rowContradicted ? 1 : 0;
    }

    private void finalOffset(long offset) throws IOException {
        fillRepeated(offset, true);
        if (last == null) {
            next = offset;
        } else if (offset != next && !out.full()) {
            unreadable++;
            out.error(1, "The final offset does not match the bytes above it", hex(next), hex(offset));
        }
    }

    /** @param partly whether the last repetition may be cut short, as at the end of a dump */
    private void fillRepeated(long upTo, boolean partly) throws IOException {
        if (!repeating || last == null) {
            return;
        }
        repeating = false;
        byte[] pattern = last.hex().octets();
        long gap = upTo - next;
        long rest = pattern.length == 0 ? gap : gap % pattern.length;
        long fill = partly && pattern.length > 0 ? gap : gap - rest;
        for (long i = 0; i < fill && !out.full(); i++) {
            out.put(pattern[(int) (i % pattern.length)]);
        }
        next += Math.max(0, fill);
    }

    private void checkOffset(long offset) {
        if (last == null) {
            if (offset != 0) {
                out.note(1, "Offsets start at " + hex(offset));
            }
            return;
        }
        if (offset < next) {
            contradict();
            out.warning(1, "The offset goes back", hex(next), hex(offset));
        } else if (offset > next) {
            reportMissing(last, offset);
        }
    }

    /** Bytes are missing before {@code offset}: at the end of the row above if it is short, else whole rows. */
    private void reportMissing(Octets above, long offset) {
        int held = above.hex().octets().length;
        long aboveEnds = next;
        if (held < width && next == above.offset() + held) {
            aboveEnds = Math.min(offset, above.offset() + width);
            if (above.hex().flaws().isEmpty()) {
                flawed++;
                out.report(
                        lastLine,
                        1,
                        out.position(),
                        Severity.ERROR,
                        "The line is cut short: " + bytes(aboveEnds - next) + " missing",
                        bytes(aboveEnds - above.offset()),
                        bytes(held));
            }
        }
        if (offset > aboveEnds) {
            contradict();
            String jump = "The offset jumps from " + hex(aboveEnds) + " to " + hex(offset);
            out.error(1, jump + ": " + bytes(offset - aboveEnds) + " missing", hex(aboveEnds), hex(offset));
        }
    }

    private void checkDigits(HexGroups hex) {
        for (Flaw flaw : hex.flaws()) {
            rowFlawed = true;
            out.error(flaw.column(), flaw.message(), flaw.expected(), flaw.actual());
        }
    }

    /** With digits missing the columns cannot be compared, so only an intact row is checked. */
    private void checkText(Octets row) {
        if (!row.hex().flaws().isEmpty()) {
            return;
        }
        byte[] octets = row.hex().octets();
        String text = row.text();
        if (text == null) {
            if (textSeen && !TextColumn.ASCII.show(octets, octets.length).isBlank()) {
                rowFlawed = true;
                out.warning(1, "The line has no text column: it may be cut short", null, null);
            }
            return;
        }
        textSeen = true;
        for (TextColumn column : TextColumn.values()) {
            if (agrees(text, column.show(octets, octets.length))) {
                return;
            }
        }
        contradict();
        String shown = TextColumn.ASCII.show(octets, octets.length);
        out.warning(row.textAt(), "The text column does not show these bytes", shown, text.strip());
    }

    /** Ignores padding before the text, and blanks after it that an editor may have cut off. */
    private static boolean agrees(String text, String shown) {
        String seen = text.stripTrailing();
        String wanted = shown.stripTrailing();
        return seen.endsWith(wanted)
                && seen.substring(0, seen.length() - wanted.length()).isBlank();
    }

    private void contradict() {
        rowFlawed = true;
        rowContradicted = true;
    }

    private static String hex(long offset) {
        return "0x" + Long.toHexString(offset);
    }

    private static String bytes(long count) {
        return count == 1 ? "1 byte" : count + " bytes";
    }
}

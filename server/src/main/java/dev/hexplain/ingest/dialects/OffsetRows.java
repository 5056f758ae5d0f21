package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.Again;
import dev.hexplain.ingest.dialects.DumpRow.Aside;
import dev.hexplain.ingest.dialects.DumpRow.Blank;
import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.Command;
import dev.hexplain.ingest.dialects.DumpRow.End;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import dev.hexplain.ingest.dialects.DumpRow.Repeat;
import dev.hexplain.ingest.dialects.DumpRow.Title;
import dev.hexplain.ingest.dialects.DumpRow.Unreadable;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Joins the rows of a dump, checking them against each other: offsets are consecutive, repeated rows fill the space to
 * the next offset exactly, the text column shows the bytes, the final offset is right.
 */
final class OffsetRows extends RowCounts {

    /** A name above the rows, and a length below. */
    private static final int FEW_ASIDES = 2;

    private final Transcription out;
    private final OffsetDump dump;
    private final DumpStarts starts;
    private @Nullable Octets last;
    private TextLocation lastLine = new TextLocation(1, 0);
    private long next;
    private int width;
    private boolean repeating;
    private TextLocation repeatLine = new TextLocation(1, 0);
    private long repeatStart;
    private long repeatLength;

    private boolean held;
    private long heldStart;
    private long heldLength;
    private String title = "";

    private boolean beyondAscii;
    private long asides;
    private boolean rowHasIssues;
    private boolean spelledAgain;
    private boolean rowContradicted;

    /**
     * @param dump whose text column it is, and whether it may consist of parts
     * @param addressed whether rows say where their bytes are
     * @param margin whether something is before rows
     */
    OffsetRows(Transcription out, OffsetDump dump, boolean addressed, boolean margin) {
        super(addressed, margin);
        this.out = out;
        this.dump = dump;
        this.starts = new DumpStarts(out);
    }

    /** How many dumps the rows are of. */
    int dumps() {
        return starts.count();
    }

    /** Whether no row follows another, and nothing else says that they are rows. */
    boolean isDoubtful() {
        return starts.isDoubtful(count) && !textSeen;
    }

    /** Whether a byte is no ASCII, and next to nothing is around the rows. */
    boolean isListOfBytes() {
        return beyondAscii && asides <= FEW_ASIDES && unreadable == 0;
    }

    /** The last offset there is. */
    long offset() {
        return next;
    }

    void accept(DumpRow row) throws IOException {
        switch (row) {
            case Blank _ -> starts.line();
            case Command _ -> starts.command();
            case Repeat _ -> repeat();
            case Again _ -> again();
            case End(long offset) -> finalOffset(offset);
            case Title(String text) -> {
                titles++;
                title = text;
                starts.line();
            }
            case Aside(String text) -> {
                asides++;
                starts.line();
                out.note(1, "A line without bytes is passed over: " + text);
            }
            case Unreadable(ColumnIssue issue) -> {
                unreadable++;
                starts.line();
                out.error(issue.column(), issue.message(), issue.expected(), issue.actual());
            }
            case Octets octets -> octets(octets);
        }
    }

    /** Whether a line is the text of the row above, on a line of its own and perhaps spread out. */
    boolean isTextAbove(String line) {
        if (last == null) {
            return false;
        }
        byte[] octets = last.cells().octets();
        String shown = TextColumn.ASCII.show(octets, octets.length);
        return line.replace(" ", "").equals(shown.replace(" ", ""));
    }

    /** To be called after the last row. */
    void end() throws IOException {
        write(last == null ? 0 : last.offset() + last.cells().certain());
        starts.end();
        reportEndless();
    }

    private void reportEndless() {
        if (repeating) {
            out.report(
                    repeatLine,
                    1,
                    out.position(),
                    Severity.ERROR,
                    "The row above repeats, but no offset follows to say how often",
                    "an offset on the next line",
                    null);
        }
    }

    private void again() {
        if (!spelledAgain) {
            out.note(1, "The row above again, in another spelling: of each row the first is read");
            spelledAgain = true;
        }
    }

    private void repeat() {
        if (last == null) {
            unreadable++;
            out.error(1, "There is no row above to repeat", "a row of bytes", "*");
            return;
        }
        starts.repeat();
        repeating = true;
        repeatLine = out.place();
        repeatStart = out.originStart();
        repeatLength = out.originLength();
    }

    private void octets(Octets row) throws IOException {
        rowHasIssues = false;
        rowContradicted = false;
        write(Long.MAX_VALUE);
        byte[] octets = row.cells().octets();
        width = Math.max(width, octets.length);
        for (byte octet : octets) {
            beyondAscii |= octet < 0;
        }
        if (addressed) {
            fillRepeated(row.offset(), false);
        } else {
            reportEndless();
            repeating = false;
        }
        if (out.full()) {
            return;
        }
        boolean another = addressed
                && starts.row(row.offset(), octets.length, out.place(), out.originStart() + out.originLength());
        beginPart(row.offset());
        checkOffset(row.offset(), another);
        checkDigits(row.cells());
        checkText(row);
        last = row;
        unit = Math.max(unit, row.cells().unit());
        lastLine = out.place();
        held = true;
        heldStart = out.originStart();
        heldLength = out.originLength();
        next = row.offset() + octets.length;
        count++;
        withIssues += rowHasIssues ? 1 : 0;
        contradicted += rowContradicted ? 1 : 0;
    }

    /** A dump of packets counts from zero again for each. */
    private void beginPart(long offset) {
        boolean begins = last == null || (offset == 0 && next > 0) || (!title.isEmpty() && offset != next);
        if (dump.inParts() && begins) {
            out.part(title);
            title = "";
            width = 0;
            last = null;
        }
    }

    /** Writes the last row, which waits for the next line: a final offset may say that words were padded. */
    private void write(long end) throws IOException {
        if (!held || last == null) {
            return;
        }
        held = false;
        byte[] octets = last.cells().octets();
        long surplus = Math.max(0, next - end);
        int length = surplus < last.cells().unit() ? octets.length - (int) surplus : octets.length;
        next -= octets.length - length;
        long start = out.originStart();
        long size = out.originLength();
        out.origin(heldStart, heldLength);
        out.put(octets, length);
        out.origin(start, size);
    }

    private void finalOffset(long offset) throws IOException {
        closed = true;
        starts.close(offset, out.originStart() + out.originLength());
        write(repeating ? Long.MAX_VALUE : offset);
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
        byte[] pattern = last.cells().octets();
        long gap = upTo - next;
        long rest = pattern.length == 0 ? gap : gap % pattern.length;
        long fill = partly && pattern.length > 0 ? gap : gap - rest;
        long start = out.originStart();
        long size = out.originLength();
        out.origin(repeatStart, repeatLength);
        for (long i = 0; i < fill && !out.full(); i++) {
            out.put(pattern[(int) (i % pattern.length)]);
        }
        out.origin(start, size);
        next += Math.max(0, fill);
    }

    private void checkOffset(long offset, boolean another) {
        if (last == null) {
            if (offset != 0) {
                out.note(1, "Offsets start at " + hex(offset));
            }
            return;
        }
        if (offset < next) {
            if (!another) {
                contradict();
            }
            out.warning(1, "The offset goes back", hex(next), hex(offset));
        } else if (offset > next && !another) {
            reportMissing(last, offset);
        }
    }

    /** Bytes are missing before {@code offset}: at the end of the row above if it is short, else whole rows. */
    private void reportMissing(Octets above, long offset) {
        int octets = above.cells().octets().length;
        long aboveEnds = next;
        if (octets < width && next == above.offset() + octets) {
            aboveEnds = Math.min(offset, above.offset() + width);
            if (above.cells().issues().isEmpty()) {
                withIssues++;
                out.report(
                        lastLine,
                        1,
                        out.position(),
                        Severity.ERROR,
                        "The line is cut short: " + DumpRowFormat.bytes(aboveEnds - next) + " missing",
                        DumpRowFormat.bytes(aboveEnds - above.offset()),
                        DumpRowFormat.bytes(octets));
            }
        }
        if (offset > aboveEnds) {
            contradict();
            String jump = "The offset jumps from " + hex(aboveEnds) + " to " + hex(offset);
            out.error(
                    1, jump + ": " + DumpRowFormat.bytes(offset - aboveEnds) + " missing", hex(aboveEnds), hex(offset));
        }
    }

    private void checkDigits(RowCells cells) {
        for (ColumnIssue issue : cells.issues()) {
            rowHasIssues = true;
            out.error(issue.column(), issue.message(), issue.expected(), issue.actual());
        }
    }

    /** With digits missing the columns cannot be compared, so only an intact row is checked. */
    private void checkText(Octets row) {
        if (!row.cells().issues().isEmpty()) {
            return;
        }
        byte[] octets = row.cells().octets();
        String text = row.text();
        if (text == null) {
            if (textSeen && !TextColumn.ASCII.show(octets, octets.length).isBlank()) {
                rowHasIssues = true;
                out.warning(1, "The line has no text column: it may be cut short", null, null);
            }
            return;
        }
        textSeen = true;
        if (shows(text, octets, row.cells().unit())) {
            return;
        }
        contradict();
        String shown = TextColumn.ASCII.show(octets, octets.length);
        out.warning(row.textAt(), "The text column does not show these bytes", shown, text.strip());
    }

    /** A last word may be padded, which the text is not. */
    private boolean shows(String text, byte[] octets, int unit) {
        for (int length = octets.length; length > Math.max(0, octets.length - unit); length--) {
            if (dump.shows(text, length == octets.length ? octets : Arrays.copyOf(octets, length))) {
                return true;
            }
        }
        return octets.length == 0 && dump.shows(text, octets);
    }

    private void contradict() {
        rowHasIssues = true;
        rowContradicted = true;
    }

    private static String hex(long offset) {
        return "0x" + Long.toHexString(offset);
    }
}

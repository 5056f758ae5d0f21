package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.Transcription;
import org.jspecify.annotations.Nullable;

/**
 * Tells the dumps of a text apart by the offsets of their rows. Another begins where the offset goes back to where the one
 * before began, or behind a line that is no row, unless the rows go on as if it had not; where it goes back anywhere, if the
 * rows go on from there; and where it goes on from elsewhere behind a command.
 */
final class DumpStarts {
    private final Transcription out;
    private long first = -1;
    private long next;
    private boolean broken;
    private boolean commanded;
    private boolean asked;
    private boolean repeated;
    private @Nullable Back back;
    private int dumps;

    DumpStarts(Transcription out) {
        this.out = out;
    }

    /**
     * A row whose offset goes back.
     *
     * @param end where it ends
     * @param offset of it
     * @param length of it
     * @param expected its offset, had it not gone back
     * @param clear whether another dump is likely
     */
    private record Back(TextLocation place, long end, long offset, int length, long expected, boolean clear) {
        boolean isStart(long offsetBelow, boolean repeated) {
            boolean fromHere = offsetBelow == offset + length || (repeated && offsetBelow > offset + length);
            return fromHere || (clear && offsetBelow != expected + length);
        }
    }

    /** Dumps so far. */
    int count() {
        return dumps;
    }

    /** Whether each is of one row, and nothing but that makes them dumps. */
    boolean isDoubtful(int rows) {
        return dumps > 1 && dumps == rows && first != 0 && !asked;
    }

    /** A line that is no row. */
    void line() {
        broken = true;
    }

    /** A line that asks for a dump. */
    void command() {
        broken = true;
        commanded = true;
    }

    /** The row above repeats. */
    void repeat() {
        repeated = true;
    }

    /**
     * A row of bytes.
     *
     * @return whether its offset does not follow, and another dump is likely to begin
     */
    boolean row(long offset, int length, TextLocation place, long end) {
        settle(offset);
        boolean clear = offset < next && (offset <= first || broken);
        asked |= commanded && first >= 0 && offset != first;
        boolean elsewhere = commanded && offset > next && !repeated;
        if (first < 0 || elsewhere) {
            begin(place, offset);
        } else if (offset < next && back == null && (clear || offset < next - length)) {
            back = new Back(place, end, offset, length, next, clear);
        }
        if (back == null) {
            out.payloadTo(end);
        }
        next = offset + length;
        broken = false;
        commanded = false;
        repeated = false;
        return clear || elsewhere;
    }

    /** The final offset. */
    void close(long offset, long end) {
        settle(offset);
        out.payloadTo(end);
        broken = true;
        repeated = false;
    }

    /** To be called after the last row. */
    void end() {
        if (back != null) {
            settle(back.clear() ? -1 : back.expected() + back.length());
        }
    }

    private void settle(long offsetBelow) {
        Back row = back;
        if (row == null) {
            return;
        }
        back = null;
        if (row.isStart(offsetBelow, repeated)) {
            begin(row.place(), row.offset());
        }
        out.payloadTo(row.end());
    }

    private void begin(TextLocation place, long offset) {
        out.payload(place);
        first = offset;
        dumps++;
    }
}

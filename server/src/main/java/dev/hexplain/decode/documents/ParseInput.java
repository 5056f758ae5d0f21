package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Gaps;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import java.lang.foreign.MemorySegment;

/**
 * The bytes and the current position of a parse. The position moves over a construct only when all of its bytes are
 * there, so that wherever decoding breaks off, {@link #pos} is the first byte that was not understood.
 */
public final class ParseInput {
    public final Window bytes;
    /** Behind the last byte that may be read. */
    public long end;

    public long pos;

    final Gaps gaps;

    public ParseInput(Source source, long pos) {
        this(source.window(), source.gaps(), pos);
    }

    public ParseInput(MemorySegment segment, long pos) {
        this(new Window(segment), Gaps.NONE, pos);
    }

    /** Input over a window that another reader shares. */
    public ParseInput(Window bytes, Gaps gaps, long pos) {
        this.bytes = bytes;
        this.end = bytes.end();
        this.pos = pos;
        this.gaps = gaps;
    }

    public boolean atEnd() {
        return pos >= end;
    }

    public long left() {
        return end - pos;
    }

    /** The end of missing bytes (a gap in the source), if the next one is missing; the position itself otherwise. */
    public long gapEnd() {
        return Math.min(end, gaps.endFrom(pos));
    }

    /**
     * Throws {@link MalformedInput} unless this many bytes follow an offset.
     *
     * @param wanted as an unsigned number, so that lengths of 64 bits need no other check
     * @param what the construct they belong to, for the message: {@code a text}
     */
    public void require(long at, long wanted, String what) {
        if (Long.compareUnsigned(wanted, end - at) > 0) {
            throw MalformedInput.endOfSource(at, what, wanted, end - at);
        }
    }

    /** The byte at an offset, which must be there, as messages show what was found. */
    public String shown(long at) {
        return "0x%02X".formatted(bytes.u1(at));
    }

    /** The byte at an offset, which must be there. */
    public int u1(long at, String what) {
        if (at >= end) {
            throw MalformedInput.endOfSource(at, what, 1, 0);
        }
        return bytes.u1(at);
    }
}

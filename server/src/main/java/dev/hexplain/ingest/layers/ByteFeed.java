package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;

/** Reads a part of an input byte by byte. */
final class ByteFeed {
    private final LayerUnpacking to;
    private final SourceStream packed;
    private final byte[] piece = new byte[1 << 14];
    private final long end;
    /** Offset of the piece's end. */
    private long behind;

    private int filled;
    private int next;

    ByteFeed(LayerUnpacking to, long from, long end) {
        this.to = to;
        this.packed = to.stream(from, end);
        this.behind = from;
        this.end = end;
    }

    /** Where the next byte is. */
    long position() {
        return behind - filled + next;
    }

    boolean atEnd() {
        return position() >= end;
    }

    int u1() throws UnpackAborted {
        if (next == filled && !fill()) {
            throw cut();
        }
        return piece[next++] & 0xFF;
    }

    private boolean fill() {
        filled = Math.max(0, packed.read(piece, 0, piece.length));
        behind += filled;
        next = 0;
        return filled > 0;
    }

    private UnpackAborted cut() {
        return end >= to.length()
                ? to.truncated(0)
                : to.fail(end, "The block ends here; more was expected of it", null, null);
    }

    int u2le() throws UnpackAborted {
        return u1() | u1() << 8;
    }

    /** Reads up to so many bytes, at least one. */
    int read(byte[] into, int offset, int most) throws UnpackAborted {
        if (next == filled && !fill()) {
            throw cut();
        }
        int count = Math.min(most, filled - next);
        System.arraycopy(piece, next, into, offset, count);
        next += count;
        return count;
    }
}

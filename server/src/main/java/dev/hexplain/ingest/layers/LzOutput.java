package dev.hexplain.ingest.layers;

import java.io.IOException;

/**
 * The output window of LZ77 decoders of the LZ4 kind: literals, and copies of what was written at most 64 KiB before.
 */
final class LzOutput {
    /** How far back a copy may reach. */
    static final int REACH = 1 << 16;

    private final LayerUnpacking to;
    private final byte[] window = new byte[2 * REACH];
    private int filled;
    private int flushed;
    private long blockStart;
    private long made;

    LzOutput(LayerUnpacking to) {
        this.to = to;
    }

    /** Sets the start of the block from which the following bytes are made. */
    void block(long start) {
        blockStart = start;
    }

    /** Bytes made since the last {@link #forget}. */
    long made() {
        return made;
    }

    /** Copies do not reach beyond here. */
    void forget() {
        made = 0;
    }

    void literals(ByteFeed feed, long length) throws IOException, UnpackAborted {
        long left = length;
        while (left > 0) {
            room(feed);
            int count = feed.read(window, filled, (int) Math.min(left, window.length - filled));
            filled += count;
            made += count;
            left -= count;
        }
    }

    void copy(ByteFeed feed, int distance, long length) throws IOException, UnpackAborted {
        if (distance == 0 || distance > Math.min(made, REACH)) {
            flush(feed.position());
            throw to.fail(
                    feed.position(),
                    "A copy from %,d bytes before, where there are %,d".formatted(distance, made),
                    null,
                    null);
        }
        long left = length;
        while (left > 0) {
            room(feed);
            int count = (int) Math.min(left, window.length - filled);
            // Byte by byte: a copy may run into what it copies.
            for (int i = 0; i < count; i++, filled++) {
                window[filled] = window[filled - distance];
            }
            made += count;
            left -= count;
        }
    }

    private void room(ByteFeed feed) throws IOException, UnpackAborted {
        if (filled == window.length) {
            flush(feed.position());
            System.arraycopy(window, REACH, window, 0, REACH);
            filled = REACH;
            flushed = REACH;
        }
    }

    /** Hands on what was made, up to an offset of the input. */
    void flush(long position) throws IOException, UnpackAborted {
        int count = filled - flushed;
        int start = flushed;
        flushed = filled;
        if (count > 0) {
            to.write(window, start, count, blockStart, position);
        }
    }
}

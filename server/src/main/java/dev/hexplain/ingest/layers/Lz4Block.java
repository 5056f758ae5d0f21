package dev.hexplain.ingest.layers;

import java.io.IOException;

/** Decodes an LZ4 block (lz4_Block_format.md): sequences of literals and copies, the last without a copy. */
final class Lz4Block {
    private static final int LEAST_COPY = 4;
    private static final int MORE = 15;

    private Lz4Block() {}

    /** Decodes a block; what was made is handed on whatever happens. */
    static void decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
        ByteFeed feed = new ByteFeed(to, from, end);
        try {
            while (!feed.atEnd()) {
                sequence(feed, out);
            }
        } catch (UnpackAborted halted) {
            out.flush(feed.position());
            throw halted;
        }
        out.flush(end);
    }

    private static void sequence(ByteFeed feed, LzOutput out) throws IOException, UnpackAborted {
        int token = feed.u1();
        out.literals(feed, length(feed, token >> 4));
        if (!feed.atEnd()) {
            int distance = feed.u2le();
            out.copy(feed, distance, length(feed, token & 0x0F) + LEAST_COPY);
        }
    }

    private static long length(ByteFeed feed, int start) throws UnpackAborted {
        long length = start;
        if (start == MORE) {
            int more;
            do {
                more = feed.u1();
                length += more;
            } while (more == 0xFF);
        }
        return length;
    }
}

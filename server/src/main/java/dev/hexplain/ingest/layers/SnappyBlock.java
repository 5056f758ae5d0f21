package dev.hexplain.ingest.layers;

import java.io.IOException;

/** Decodes a Snappy block (format_description.txt): the length as a varint, literals and copies. */
final class SnappyBlock {
    private static final int LONGEST_VARINT = 5;

    private SnappyBlock() {}

    /** Decodes a block; what was made is handed on whatever happens. */
    static void decode(LayerUnpacking to, LzOutput out, long from, long end) throws IOException, UnpackAborted {
        ByteFeed feed = new ByteFeed(to, from, end);
        try {
            long length = length(to, feed);
            out.forget();
            while (!feed.atEnd()) {
                element(feed, out);
            }
            if (out.made() != length) {
                to.check(from, "The length", length, out.made());
            }
        } catch (UnpackAborted halted) {
            out.flush(feed.position());
            throw halted;
        }
        out.flush(end);
    }

    private static long length(LayerUnpacking to, ByteFeed feed) throws UnpackAborted {
        long length = 0;
        for (int i = 0; i < LONGEST_VARINT; i++) {
            int octet = feed.u1();
            length |= (octet & 0x7FL) << 7 * i;
            if (octet < 0x80) {
                return length;
            }
        }
        throw to.fail(feed.position(), "The length is no varint of at most five bytes", null, null);
    }

    private static void element(ByteFeed feed, LzOutput out) throws IOException, UnpackAborted {
        int tag = feed.u1();
        switch (tag & 3) {
            case 0 -> out.literals(feed, literalLength(feed, tag >> 2));
            case 1 -> out.copy(feed, (tag >> 5) << 8 | feed.u1(), (tag >> 2 & 7) + 4L);
            case 2 -> out.copy(feed, feed.u2le(), (tag >> 2) + 1L);
            default -> {
                long distance = feed.u2le() | (long) feed.u2le() << 16;
                out.copy(feed, (int) Math.min(distance, Integer.MAX_VALUE), (tag >> 2) + 1L);
            }
        }
    }

    private static long literalLength(ByteFeed feed, int start) throws UnpackAborted {
        if (start < 60) {
            return start + 1L;
        }
        long length = 0;
        for (int i = 0; i < start - 59; i++) {
            length |= (long) feed.u1() << 8 * i;
        }
        return length + 1;
    }
}

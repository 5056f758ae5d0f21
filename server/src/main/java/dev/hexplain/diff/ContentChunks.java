package dev.hexplain.diff;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.tree.RequestDeadline;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A source cut where its content says so (W. Xia et al., "FastCDC", 2016: a gear hash over the last bytes): the same bytes
 * are cut at the same places wherever they stand. In memory: an offset and a hash for each chunk.
 */
final class ContentChunks {
    private static final int BLOCK = 1 << 16;

    /** A number for each byte; the hash of the last 64 bytes is their sum, each shifted by its distance. */
    private static final long[] GEAR =
            new SplittableRandom(20161).longs(1 << Byte.SIZE).toArray();

    private static final long PRIME = 0x9E37_79B9_7F4A_7C15L;

    private final long start;
    private final int mask;
    private final long least;
    private final long most;
    private long[] ends = new long[64];
    private long[] hashes = new long[64];
    private int count;

    private ContentChunks(long start, int averageBits) {
        this.start = start;
        this.mask = (1 << averageBits) - 1;
        this.least = 1L << averageBits - 2;
        this.most = 1L << averageBits + 3;
    }

    /** @param averageBits the length of chunks on average, as a power of two */
    static ContentChunks of(Source source, Range range, int averageBits) {
        ContentChunks chunks = new ContentChunks(range.offset(), averageBits);
        chunks.cut(source, range);
        return chunks;
    }

    private void cut(Source source, Range range) {
        SourceStream in = new SourceStream(source, range);
        byte[] block = new byte[(int) Math.min(BLOCK, range.length())];
        long gear = 0;
        long hash = 0;
        while (in.position() < range.end()) {
            RequestDeadline.requireAsked();
            long at = in.position();
            int length = in.read(block, 0, block.length);
            for (int i = 0; i < length; i++) {
                gear = (gear << 1) + GEAR[block[i] & 0xFF];
                hash = (hash ^ (block[i] & 0xFF)) * PRIME;
                if (endsAt(at + i + 1, gear)) {
                    add(at + i + 1, hash);
                    hash = 0;
                }
            }
        }
        if (count == 0 || ends[count - 1] < range.end()) {
            add(range.end(), hash);
        }
    }

    /** Short chunks would be many, and long ones hide what is the same in them. */
    private boolean endsAt(long end, long gear) {
        long length = end - (count == 0 ? start : ends[count - 1]);
        // The upper half of the sum depends on the most bytes.
        return length >= least && ((gear >>> Integer.SIZE & mask) == 0 || length >= most);
    }

    private void add(long end, long hash) {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
            hashes = Arrays.copyOf(hashes, 2 * count);
        }
        ends[count] = end;
        hashes[count++] = hash * 31 + end - start(count - 1);
    }

    long[] hashes() {
        return Arrays.copyOf(hashes, count);
    }

    long start(int chunk) {
        return chunk == 0 ? start : ends[chunk - 1];
    }

    long end(int chunk) {
        return ends[chunk];
    }
}

package dev.hexplain.inspect.statistics;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.tree.RequestDeadline;

/** Passes a range of a source block by block, as long as somebody waits for what is made of it. */
final class Blocks {
    private static final int SIZE = 1 << 16;

    private Blocks() {}

    /** What takes the bytes: those before {@code length}. */
    @FunctionalInterface
    interface Taker {
        void take(byte[] bytes, int length);
    }

    static void pass(Source source, Range range, Taker taker) {
        SourceStream in = new SourceStream(source, range);
        byte[] block = new byte[(int) Math.min(SIZE, range.length())];
        while (in.position() < range.end()) {
            RequestDeadline.requireAsked();
            int length = in.read(block, 0, block.length);
            taker.take(block, length);
        }
    }
}

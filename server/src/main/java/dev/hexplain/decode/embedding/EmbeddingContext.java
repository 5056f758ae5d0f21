package dev.hexplain.decode.embedding;

/** What the format around says to an embedded decoder that reads {@link EmbeddedObjectStreams}, whose bytes it knows to be more than what the embedded decoder sees in them. */
public interface EmbeddingContext {
    /** Around what stands alone. */
    EmbeddingContext NONE = new EmbeddingContext() {
        @Override
        public boolean goesOnAt(long offset) {
            return false;
        }

        @Override
        public boolean beginsAt(long offset) {
            return false;
        }

        @Override
        public int classNumber(String className) {
            return 0;
        }

        @Override
        public boolean block(int classNumber, long start, long end) {
            return false;
        }
    };

    /** The number, for {@link #block}, of blocks that no class wrote. */
    int NO_CLASS = 0;

    /** Whether the embedded decoder has ended where its next content would start, because the host goes on there. */
    boolean goesOnAt(long offset);

    /** Whether the host plainly goes on at an offset. Asked for each byte where the embedded decoder does not know how to go on. */
    boolean beginsAt(long offset);

    /** A number above 0 for a class whose blocks the host can read, 0 for any other. Asked once for each class descriptor. */
    int classNumber(String className);

    /**
     * Writes rows, of the host's own shapes, for the content of a block of bytes that the embedded decoder cannot explain, which is
     * the open row. Everything from {@code start} to {@code end}, or nothing.
     *
     * @param classNumber of the class that wrote it, or {@link #NO_CLASS}
     * @return whether it wrote them
     */
    boolean block(int classNumber, long start, long end);
}

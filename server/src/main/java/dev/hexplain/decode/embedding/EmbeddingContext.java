package dev.hexplain.decode.embedding;

/**
 * The context that the outer format supplies to an embedded {@link EmbeddedObjectStreams}: where the stream ends, and
 * how to decode blocks of bytes that classes wrote.
 */
public interface EmbeddingContext {
    /** The context of a stream that is not embedded. */
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

    /** Whether the stream ends where its next content would start, because the format around continues there. */
    boolean goesOnAt(long offset);

    /**
     * Whether the format around certainly continues at an offset. Called for each byte where the embedded decoder
     * cannot continue.
     */
    boolean beginsAt(long offset);

    /**
     * A number above 0 for a class whose blocks the format around can read, 0 for any other. Called once for each class
     * descriptor.
     */
    int classNumber(String className);

    /**
     * Writes rows, with shapes of the format around, for the content of a block of bytes that the embedded decoder
     * cannot decode; the block is the open row. Covers everything from {@code start} to {@code end}, or nothing.
     *
     * @param classNumber of the class that wrote it, or {@link #NO_CLASS}
     * @return whether it wrote them
     */
    boolean block(int classNumber, long start, long end);
}

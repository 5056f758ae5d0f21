package dev.hexplain.codecs.objects;

import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.lang.foreign.MemorySegment;

/** What {@code ObjectOutputStream} writes of the objects that were made of a stream, compared with the stream. */
public sealed interface RewrittenStream {
    /** The same bytes. */
    record Same(long length) implements RewrittenStream {}

    /**
     * Other bytes.
     *
     * @param offset of the first difference
     * @param path of the field of the stream that is there
     */
    record Different(long offset, String path, Cause cause, String reason, long length) implements RewrittenStream {}

    /** Nothing could be written. */
    record Failed(String reason) implements RewrittenStream {}

    /** Why bytes differ. */
    enum Cause {
        /** Something was left out or not kept. */
        NOT_MADE("not made"),
        /** The class has other fields, superclasses or flags in this JDK, or wrote itself in another way. */
        CLASS_VERSION("class version"),
        /** The class of the stream had an annotation, which {@code annotateClass} wrote. */
        CLASS_ANNOTATION("class annotation"),
        /** A hash table has its elements in another order. */
        ORDER("order"),
        /** A collection has room for another number of elements. */
        CAPACITY("capacity"),
        /** What was one object is two, or the other way round. */
        REFERENCE("reference"),
        /** The stream ends early, is damaged, or is followed by something else. */
        FORM("form of the stream"),
        OTHER("other");

        private final String title;

        Cause(String title) {
            this.title = title;
        }

        /** The text to display. */
        public String title() {
            return title;
        }
    }

    /** Writes the objects of a whole stream, and compares. */
    static RewrittenStream of(FieldTree tree, StreamObjects objects) {
        MemorySegment original = tree.source().segment();
        byte[] written;
        try {
            written = StreamContentWriter.stream(objects.contents(), 2 * original.byteSize() + Short.MAX_VALUE);
        } catch (IOException | RuntimeException | StackOverflowError | LinkageError e) {
            return new Failed(e.toString());
        }
        long offset = original.mismatch(MemorySegment.ofArray(written));
        return offset < 0 ? new Same(written.length) : new StreamDifference(tree, objects.losses()).at(offset, written);
    }
}

package dev.hexplain.ksy.run;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The bytes under a stream: the source, or the output of a {@code process}. */
final class StreamBytes {
    private static final int NOT_IN_TREE = -1;

    private final MemorySegment bytes;
    private final @Nullable Origin origin;
    private int number;

    /** The origin of derived bytes. */
    record Origin(StreamBytes medium, Range range, String layer) {}

    private StreamBytes(MemorySegment bytes, @Nullable Origin origin, int number) {
        this.bytes = bytes;
        this.origin = origin;
        this.number = number;
    }

    /** The bytes of the source itself. */
    static StreamBytes ofSource(MemorySegment bytes) {
        return new StreamBytes(bytes, null, 0);
    }

    static StreamBytes derived(byte[] bytes, StreamBytes from, Range range, String layer) {
        return new StreamBytes(MemorySegment.ofArray(bytes).asReadOnly(), new Origin(from, range, layer), NOT_IN_TREE);
    }

    MemorySegment bytes() {
        return bytes;
    }

    /** The offset in the source that an offset here comes from: for the output of a process, where its input begins. */
    long offsetInSource(long offset) {
        return origin == null ? offset : origin.medium.offsetInSource(origin.range.offset());
    }

    boolean isInTree() {
        return number != NOT_IN_TREE;
    }

    /** Its number among the sources of a tree, to which it is added when first needed. */
    int number(TreeWriter tree) {
        if (number == NOT_IN_TREE && origin != null) {
            byte[] copy = bytes.toArray(java.lang.foreign.ValueLayout.JAVA_BYTE);
            number = tree.derive(origin.medium.number(tree), origin.range, origin.layer, copy);
        }
        return number;
    }
}

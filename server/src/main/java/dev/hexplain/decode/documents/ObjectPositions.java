package dev.hexplain.decode.documents;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.function.IntToLongFunction;

/** Finds the object at a stream position, in formats whose references are positions. */
public final class ObjectPositions {
    private ObjectPositions() {}

    /** The ordinal of the object at a position relative to the start of the stream; -1 for none. */
    public static int ordinal(FieldTree tree, long position) {
        return ordinal(
                tree.handles().count(),
                ordinal -> tree.handles()
                        .get(ordinal)
                        .map(tree.handles()::definitionOffset)
                        .orElse(-1L),
                position + start(tree));
    }

    /** The same, given the ascending offsets of all objects. */
    public static int ordinal(int count, IntToLongFunction offsets, long wanted) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            long offset = offsets.applyAsLong(middle);
            if (offset == wanted) {
                return middle;
            }
            if (offset < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    /** Where the stream begins in the dump. */
    private static long start(FieldTree tree) {
        Field root = tree.root();
        return root.shape().name().equals("dump")
                ? tree.children(root, Math.max(0, tree.childCount(root) - 1), 1)
                        .getFirst()
                        .offset()
                : root.offset();
    }
}

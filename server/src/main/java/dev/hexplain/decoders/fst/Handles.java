package dev.hexplain.decoders.fst;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;

/** Finds objects by where they begin. */
final class Handles {
    private Handles() {}

    /** The ordinal of the object that begins so many bytes after the start of the stream; -1 for none. */
    static int ordinal(FieldTree tree, long position) {
        long wanted = position + start(tree);
        int low = 0;
        int high = tree.handles().count() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long offset = tree.handles()
                    .get(middle)
                    .map(tree.handles()::definitionOffset)
                    .orElse(-1L);
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

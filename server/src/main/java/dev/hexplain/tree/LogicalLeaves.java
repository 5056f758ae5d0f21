package dev.hexplain.tree;

/**
 * Visits the leaves of a tree's tiling in byte order, each with the place it has in the object that was encoded: where
 * every byte of an encoding goes. Strands are left out, as they have no bytes of their own.
 *
 * <pre>{@code
 * LogicalLeaves leaves = new LogicalLeaves(tree);
 * while (leaves.next()) {
 *     count(leaves.leaf().role(), leaves.path(), leaves.bytes());
 * }
 * }</pre>
 */
public final class LogicalLeaves {
    private final Walk walk;
    private final LogicalPath paths;
    private String path = "";
    private long counted;
    private long bytes;

    public LogicalLeaves(FieldTree tree) {
        this.walk = new Walk(tree);
        this.paths = new LogicalPath(tree);
    }

    /** Moves to the next leaf; false after the last. */
    public boolean next() {
        while (walk.next()) {
            Field field = walk.field();
            if (field.source() != 0 || field.placement() != Placement.TILED) {
                walk.skipChildren();
                continue;
            }
            path = paths.at(walk.depth(), field);
            if (field.shape().isLeaf() && field.length() > 0) {
                count(field);
                return true;
            }
        }
        return false;
    }

    /** A byte that bit fields share is the first one's. */
    private void count(Field leaf) {
        bytes = Math.max(0, leaf.end() - Math.max(counted, leaf.offset()));
        counted = Math.max(counted, leaf.end());
    }

    public Field leaf() {
        return walk.field();
    }

    /** Where the leaf stands in the object that was encoded; empty where it serves the encoding alone. */
    public String path() {
        return path;
    }

    /** Bytes of the leaf that no leaf before it has. */
    public long bytes() {
        return bytes;
    }
}

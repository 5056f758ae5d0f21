package dev.hexplain.tree;

/**
 * Visits the leaves of a tree's tiling in byte order, each with its logical path in the encoded object, so that every
 * byte of an encoding is accounted for. Substreams are left out, as they have no bytes of their own.
 *
 * <pre>{@code
 * LogicalLeaves leaves = LogicalLeaves.of(tree);
 * while (leaves.next()) {
 *     count(leaves.leaf().role(), leaves.path(), leaves.bytes());
 * }
 * }</pre>
 */
public final class LogicalLeaves {
    private final Walk walk;
    private final LogicalPath paths;
    private final boolean together;
    private final Field[] lineage = new Field[Paths.MAX_NAMES];
    private String path = "";
    private long counted;
    private long bytes;

    private LogicalLeaves(FieldTree tree, boolean together) {
        this.walk = new Walk(tree);
        this.paths = new LogicalPath(tree);
        this.together = together;
    }

    /** Every leaf. */
    public static LogicalLeaves of(FieldTree tree) {
        return new LogicalLeaves(tree, false);
    }

    /**
     * Leaves, with the elements of an array of leaves merged into one, at the array's path: for arrays without issues.
     */
    public static LogicalLeaves withArraysWhole(FieldTree tree) {
        return new LogicalLeaves(tree, true);
    }

    /** Moves to the next leaf; false after the last. */
    public boolean next() {
        while (walk.next()) {
            Field field = walk.field();
            int depth = walk.depth();
            if (field.source() != 0 || field.placement() != Placement.TILED) {
                walk.skipChildren();
                continue;
            }
            if (together && isElement(depth, field)) {
                countElements(lineage[depth - 1], field);
                return true;
            }
            path = paths.at(depth, field);
            if (field.shape().isLeaf()) {
                if (field.length() > 0) {
                    count(field.offset(), field.end());
                    return true;
                }
            } else if (depth < lineage.length) {
                lineage[depth] = field;
            }
        }
        return false;
    }

    private boolean isElement(int depth, Field field) {
        return depth > 0
                && depth <= lineage.length
                && field.shape().isLeaf()
                && lineage[depth - 1].shape().tail().repeats(field.shape());
    }

    private void countElements(Field array, Field first) {
        long elements = Math.max(1, (array.end() - first.offset()) / first.length());
        count(first.offset(), first.offset() + elements * first.length());
        walk.skipSiblings(elements - 1);
        path = paths.at(walk.depth() - 1, array);
    }

    /** A byte that bit fields share counts for the first of them. */
    private void count(long from, long end) {
        bytes = Math.max(0, end - Math.max(counted, from));
        counted = Math.max(counted, end);
    }

    /** The leaf, or the first of those that count as one. */
    public Field leaf() {
        return walk.field();
    }

    /** Its logical path; empty for bytes that only the encoding needs. */
    public String path() {
        return path;
    }

    /** Bytes of it that no leaf before it has. */
    public long bytes() {
        return bytes;
    }
}

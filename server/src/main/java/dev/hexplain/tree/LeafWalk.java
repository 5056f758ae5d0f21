package dev.hexplain.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Visits the leaves of a source's tiling from an offset on, in byte order; much quicker than asking for the field at
 * each offset.
 *
 * <pre>{@code
 * LeafWalk leaves = new LeafWalk(tree, 4096);
 * while (leaves.next() && leaves.leaf().offset() < 8192) {
 *     print(leaves.leaf());
 * }
 * }</pre>
 */
public final class LeafWalk {
    /** A bit field touches so many bytes: leaves that share a byte are no further apart. */
    private static final int LONGEST_SHARING = 9;

    private final FieldTree tree;
    private final long from;
    /** Only fields entered during the walk; those around the first leaf are found when the walk leaves it. */
    private final Deque<Open> open = new ArrayDeque<>();

    private @Nullable FieldPosition at;
    private boolean started;

    /** A field that is entered; many leaves in a row have the same parent. */
    private static final class Open {
        private final FieldPosition place;
        private final Children children;
        private @Nullable Field field;

        Open(FieldPosition place, Children children) {
            this.place = place;
            this.children = children;
        }

        Field field() {
            Field known = field;
            if (known == null) {
                known = place.toField();
                field = known;
            }
            return known;
        }
    }

    /** Begins with the first leaf that holds the byte at an offset of the dump. */
    public LeafWalk(FieldTree tree, long offset) {
        this(tree, 0, offset);
    }

    /** Begins with the first leaf that holds the byte at an offset of a source. */
    public LeafWalk(FieldTree tree, int source, long offset) {
        this.tree = tree;
        this.from = offset;
        this.at = tree.places().tiledAt(source, offset);
        if (at != null && at.shape().type() instanceof ValueType.Bits) {
            at = farEnoughBefore(source, offset);
        }
    }

    /** A place before all leaves that may share a byte with others there. */
    private @Nullable FieldPosition farEnoughBefore(int source, long offset) {
        FieldPosition root = tree.places().tilingRoot(source);
        if (offset >= LONGEST_SHARING || root == null || root.shape().isLeaf()) {
            return tree.places().tiledAt(source, Math.max(0, offset - LONGEST_SHARING));
        }
        open.addLast(new Open(root, tree.places().children().walk(root)));
        return root;
    }

    /** Moves to the next leaf, at first to the first one; false after the last. */
    public boolean next() {
        if (!started) {
            started = true;
            boolean found = at != null;
            while (found && at != null && !(at.shape().isLeaf() && at.offset() + at.length() > from)) {
                found = advance();
            }
            return found;
        }
        return advance();
    }

    private boolean advance() {
        FieldPosition left = at;
        while (left != null) {
            Open around = around(left);
            FieldPosition child = around == null ? null : around.children.nextOwn();
            if (around == null) {
                at = null;
                return false;
            }
            if (child == null) {
                left = open.removeLast().place;
            } else if (child.shape().isLeaf()) {
                at = child;
                return true;
            } else {
                open.addLast(new Open(child, tree.places().children().walk(child)));
            }
        }
        return false;
    }

    private @Nullable Open around(FieldPosition inner) {
        if (open.isEmpty()) {
            FieldPosition parent = tree.places().enclosing(inner.id());
            if (parent == null) {
                return null;
            }
            Children children = tree.places().children().walk(parent);
            children.seekAfter(inner);
            open.addLast(new Open(parent, children));
        }
        return open.getLast();
    }

    public Field leaf() {
        if (at == null) {
            throw new IllegalStateException("There is no leaf here");
        }
        return at.toField();
    }

    /** The field the leaf is in. */
    public Field parent() {
        Open around = at == null ? null : around(at);
        return around == null ? tree.parent(leaf().id()).orElse(tree.root()) : around.field();
    }
}

package dev.hexplain.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Visits the leaves from an offset on, in byte order; much quicker than asking for the field at each offset.
 *
 * <pre>{@code
 * LeafWalk leaves = new LeafWalk(tree, 4096);
 * while (leaves.next() && leaves.leaf().offset() < 8192) {
 *     print(leaves.leaf());
 * }
 * }</pre>
 */
public final class LeafWalk {
    private final FieldTree tree;
    /** Only what was entered on the way; what is around the first leaf is found when it is left. */
    private final Deque<Open> open = new ArrayDeque<>();

    private @Nullable Place at;
    private boolean started;

    private record Open(Place place, Children children) {}

    /** Begins with the leaf that holds the byte at an offset. */
    public LeafWalk(FieldTree tree, long offset) {
        this.tree = tree;
        this.at = tree.at(offset).map(field -> tree.places().place(field.id())).orElse(null);
    }

    /** Moves to the next leaf, at first to the first one; false after the last. */
    public boolean next() {
        if (!started) {
            started = true;
            return at != null;
        }
        Place left = at;
        while (left != null) {
            Open around = around(left);
            Place child = around == null ? null : around.children.next();
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
                open.addLast(new Open(child, tree.places().children(child)));
            }
        }
        return false;
    }

    private @Nullable Open around(Place inner) {
        if (open.isEmpty()) {
            Place parent = tree.places().parent(inner.id());
            if (parent == null) {
                return null;
            }
            Children children = tree.places().children(parent);
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

    /** The field the leaf stands in. */
    public Field parent() {
        Open around = at == null ? null : around(at);
        return around == null ? tree.root() : around.place.toField();
    }
}

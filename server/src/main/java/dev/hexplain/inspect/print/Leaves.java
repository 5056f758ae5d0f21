package dev.hexplain.inspect.print;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Placement;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.Walk;
import java.util.function.Predicate;

/**
 * The leaves of a tree that have bytes, in byte order. After those that tile the dump come those of substreams, one
 * substream after the other.
 */
public record Leaves(FieldTree tree) {
    /**
     * A leaf.
     *
     * @param type as it is shown
     * @param value what it says; with its symbol where it has one; what it means where it has neither
     * @param source number of its source
     */
    public record Leaf(
            long offset,
            long length,
            String role,
            String type,
            String path,
            String value,
            Placement placement,
            int source) {
        static Leaf of(FieldTree tree, Field field, String path) {
            return new Leaf(
                    field.offset(),
                    field.length(),
                    field.role().id(),
                    field.type(),
                    path,
                    text(tree.value(field)),
                    field.placement(),
                    field.source());
        }

        private static String text(Value value) {
            if (!value.symbol().isEmpty()) {
                return value.actual().isEmpty() ? value.symbol() : value.symbol() + " (" + value.actual() + ")";
            }
            return value.actual().isEmpty() ? value.description() : value.actual();
        }
    }

    /** Passes on each, as long as more are wanted. */
    public void each(Predicate<Leaf> wantsMore) {
        if (passTiling(wantsMore)) {
            passSubstreams(wantsMore);
        }
    }

    /** Returns whether substreams were left out. */
    private boolean passTiling(Predicate<Leaf> wantsMore) {
        boolean substreams = false;
        Walk walk = new Walk(tree);
        while (walk.next()) {
            Field field = walk.field();
            if (tree.startsSubstream(field)) {
                substreams = true;
                walk.skipChildren();
            } else if (field.length() > 0 && isLeaf(walk) && !wantsMore.test(Leaf.of(tree, field, walk.path()))) {
                return false;
            }
        }
        return substreams;
    }

    private void passSubstreams(Predicate<Leaf> wantsMore) {
        Walk walk = new Walk(tree);
        boolean more = true;
        while (more && walk.next()) {
            Field field = walk.field();
            if (field.placement() != Placement.TILED && field.length() > 0 && isLeaf(walk)) {
                more = wantsMore.test(Leaf.of(tree, field, walk.path()));
            }
        }
    }

    /** Whether a field consists of nothing smaller; substreams may hang from it. */
    private static boolean isLeaf(Walk walk) {
        return walk.field().shape().isLeaf() || walk.atLeaf();
    }
}

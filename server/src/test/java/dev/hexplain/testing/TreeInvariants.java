package dev.hexplain.testing;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * What holds for every tree: children lie inside their parents and tile them, leaves tile the source. Tests ask this of
 * millions of fields, so nothing is formatted unless it fails.
 */
public final class TreeInvariants {
    private static final int PAGE = 500;

    private TreeInvariants() {}

    /** All fields of a tree in pre-order, found by paging through children; asserts the invariants on the way. */
    public static List<Field> check(FieldTree tree) {
        List<Field> fields = new ArrayList<>();
        Deque<Field> open = new ArrayDeque<>(List.of(tree.root()));
        long covered = 0;
        while (!open.isEmpty()) {
            Field field = open.pop();
            fields.add(field);
            if (field.shape().isLeaf()) {
                covered += field.role().covers() ? field.length() : 0;
            } else {
                List<Field> children = children(tree, field);
                checkTiling(field, children);
                children.reversed().forEach(open::push);
            }
        }
        require(tree.root().offset() == 0, "The root starts at %d", tree.root().offset());
        requireEqual(tree.source().length(), tree.root().length(), "length of the root", tree.root());
        requireEqual(fields.size(), tree.facts().fields(), "count of fields", tree.root());
        requireEqual(covered, tree.facts().covered(), "covered bytes", tree.root());
        return fields;
    }

    /** All children of a field, by page. */
    public static List<Field> children(FieldTree tree, Field field) {
        long count = tree.childCount(field);
        List<Field> children = new ArrayList<>();
        while (children.size() < count) {
            List<Field> page = tree.children(field, children.size(), PAGE);
            require(!page.isEmpty(), "No page of %s at %d of %d", field, children.size(), count);
            children.addAll(page);
        }
        requireEqual(count, children.size(), "children", field);
        return children;
    }

    private static void checkTiling(Field field, List<Field> children) {
        long at = field.offset();
        for (int i = 0; i < children.size(); i++) {
            Field child = children.get(i);
            requireEqual(i, child.index(), "index", child);
            requireEqual(at, child.offset(), "start", child);
            require(child.length() >= 0, "A negative length: %s", child);
            at = child.end();
        }
        requireEqual(field.end(), at, "end of the children", field);
    }

    /** That each field is found again by its id, as a child of its parent and, if it is a leaf, by its offset. */
    public static void checkAddresses(FieldTree tree, List<Field> fields) {
        for (Field field : fields) {
            requireFound(field, tree.field(field.id()).orElse(null), "by id");
            if (field.shape().isLeaf() && field.length() > 0) {
                requireFound(field, tree.at(field.offset()).orElse(null), "at its first byte");
                requireFound(field, tree.at(field.end() - 1).orElse(null), "at its last byte");
            }
            Field parent = tree.parent(field.id()).orElse(null);
            if (parent == null) {
                requireFound(tree.root(), field, "without a parent");
            } else {
                List<Field> page = tree.children(parent, field.index(), 1);
                requireFound(field, page.isEmpty() ? null : page.getFirst(), "as a child of its parent");
            }
        }
    }

    /** That each field with a whole path is found by it. Holds where siblings have names of their own. */
    public static void checkPaths(FieldTree tree, List<Field> fields) {
        for (Field field : fields) {
            String path = Paths.of(tree, field);
            if (Paths.isComplete(path)) {
                requireFound(field, tree.find(path).orElse(null), path);
            }
        }
    }

    private static void requireFound(Field wanted, Field found, String how) {
        require(wanted.equals(found), "%s found %s: %s", wanted, how, found);
    }

    private static void requireEqual(long expected, long actual, String what, Field field) {
        require(expected == actual, "The %s of %s: expected %d, found %d", what, field, expected, actual);
    }

    private static void require(boolean holds, String message, Object... details) {
        if (!holds) {
            throw new AssertionError(message.formatted(details));
        }
    }
}

package dev.hexplain.testing;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Placement;
import dev.hexplain.tree.References;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.ValueType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What holds for every tree: children lie inside their parents and tile them, leaves tile the source; so do those of a
 * substream, on its own. Bit fields share a byte with their neighbours. Tests ask this of millions of fields, so nothing is
 * formatted unless it fails.
 */
public final class TreeInvariants {
    private static final int PAGE = 500;
    private static final int ADDRESSES = 1_000;

    private TreeInvariants() {}

    /** All fields of a tree in pre-order, found by paging through children; asserts the invariants on the way. */
    public static List<Field> check(FieldTree tree) {
        List<Field> fields = new ArrayList<>();
        Deque<Field> open = new ArrayDeque<>(List.of(tree.root()));
        while (!open.isEmpty()) {
            Field field = open.pop();
            fields.add(field);
            List<Field> children = children(tree, field);
            checkOwn(tree, field, children);
            children.reversed().forEach(open::push);
        }
        require(tree.root().offset() == 0, "The root starts at %d", tree.root().offset());
        requireEqual(tree.source().length(), tree.root().length(), "length of the root", tree.root());
        requireEqual(fields.size(), tree.facts().fields(), "count of fields", tree.root());
        requireEqual(covered(tree, fields), tree.facts().covered(), "covered bytes", tree.root());
        requireEqual(opaque(fields), tree.facts().opaque(), "opaque bytes", tree.root());
        checkReferences(tree, fields);
        return fields;
    }

    /**
     * The walk that finds who refers to handles, which knows less of a field than who shows it, finds the same. A reference
     * that is a token and a number is one: both have the mark, so that either can be asked, and the outer one counts.
     */
    private static void checkReferences(FieldTree tree, List<Field> fields) {
        if (tree.handles().count() == 0) {
            return;
        }
        Map<Handles.Handle, Long> shown = fields.stream()
                .filter(field ->
                        refers(field) && tree.parent(field.id()).stream().noneMatch(TreeInvariants::refers))
                .flatMap(field -> tree.handles().referredToBy(field).stream())
                .filter(Handles.Handle::isDefined)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        References references = tree.references();
        for (int ordinal = 0; ordinal < tree.handles().count(); ordinal++) {
            Handles.Handle handle = tree.handles().get(ordinal).orElseThrow();
            long expected = shown.getOrDefault(handle, 0L);
            long found = references.count(handle);
            require(found == expected, "Handle %d: %d fields refer to it, found %d", ordinal, expected, found);
            require(
                    references.page(handle, 0, 1).isEmpty() == (found == 0),
                    "No field is shown for the first reference to handle %d",
                    ordinal);
        }
    }

    private static boolean refers(Field field) {
        return field.shape().has(ShapeMark.REFERS_TO_HANDLE);
    }

    /** Bytes of the dump in leaves other than gaps: first those of the tiling, then what positioned ones add. */
    private static long covered(FieldTree tree, List<Field> fields) {
        List<Field> leaves = fields.stream()
                .filter(field -> field.source() == 0 && field.shape().isLeaf())
                .filter(field -> field.role().covers() && field.length() > 0)
                .sorted(Comparator.comparingLong(Field::offset))
                .toList();
        long covered = 0;
        long reached = 0;
        for (Field leaf : leaves) {
            covered += Math.max(0, leaf.end() - Math.max(reached, leaf.offset()));
            reached = Math.max(reached, leaf.end());
        }
        return covered;
    }

    private static long opaque(List<Field> fields) {
        return fields.stream()
                .filter(field ->
                        field.placement() == Placement.TILED && field.shape().has(ShapeMark.OPAQUE))
                .mapToLong(Field::length)
                .sum();
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

    private static void checkOwn(FieldTree tree, Field field, List<Field> children) {
        List<Field> own = new ArrayList<>();
        for (int i = 0; i < children.size(); i++) {
            Field child = children.get(i);
            requireEqual(i, child.index(), "index", child);
            require(child.length() >= 0, "A negative length: %s", child);
            if (!tree.startsSubstream(child)) {
                requireEqual(own.size(), i, "place before the substreams", child);
                require(child.placement() == field.placement(), "%s lies in another substream than %s", child, field);
                require(child.source() == field.source(), "%s lies in another source than %s", child, field);
                own.add(child);
            }
        }
        if (!field.shape().isLeaf()) {
            checkTiling(tree, field, own);
        }
    }

    private static void checkTiling(FieldTree tree, Field field, List<Field> children) {
        long at = field.offset();
        for (int i = 0; i < children.size(); i++) {
            Field child = children.get(i);
            if (child.offset() != at) {
                boolean sharing = child.offset() == at - 1 && (child.length() == 0 || beginsInsideByte(tree, child));
                require(sharing, "%s does not start at %d", child, at);
            }
            at = Math.max(at, child.end());
        }
        requireEqual(field.end(), at, "end of the children", field);
    }

    private static boolean beginsInsideByte(FieldTree tree, Field field) {
        Field first = field;
        while (!first.shape().isLeaf() && tree.childCount(first) > 0) {
            first = tree.children(first, 0, 1).getFirst();
        }
        return first.shape().type() instanceof ValueType.Bits bits && bits.firstBit() > 0;
    }

    /**
     * That each field is found again by its id, as a child of its parent and, if it is a tiling leaf, by its offset; of very
     * many, some at equal distances.
     */
    public static void checkAddresses(FieldTree tree, List<Field> fields) {
        for (Field field : Selection.of(fields, ADDRESSES)) {
            requireFound(field, tree.field(field.id()).orElse(null), "by id");
            if (field.shape().isLeaf() && field.length() > 0 && field.placement() != Placement.POSITIONED) {
                requireLeaf(tree, field, field.offset());
                if (field.length() > 1) {
                    requireLeaf(tree, field, field.end() - 1);
                }
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

    private static void requireLeaf(FieldTree tree, Field leaf, long offset) {
        Field found = tree.tiledAt(leaf.source(), offset).orElseThrow();
        if (leaf.shape().type() instanceof ValueType.Bits && found.shape().type() instanceof ValueType.Bits) {
            require(found.offset() <= offset && offset < found.end(), "%s was found at %d", found, offset);
        } else {
            requireFound(leaf, found, "by its offset");
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

package dev.hexplain.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/** What holds for every tree: children lie inside their parents and tile them, leaves tile the source. */
public final class TreeInvariants {
    private static final int PAGE = 500;

    private TreeInvariants() {}

    /** All fields of a tree in pre-order, found by paging through children; asserts the invariants on the way. */
    public static List<Field> check(FieldTree tree) {
        List<Field> fields = new ArrayList<>();
        Deque<Field> open = new ArrayDeque<>(List.of(tree.root()));
        while (!open.isEmpty()) {
            Field field = open.pop();
            fields.add(field);
            List<Field> children = children(tree, field);
            checkTiling(field, children);
            Collections.reverse(children);
            children.forEach(open::push);
        }
        assertThat(tree.root().offset()).isZero();
        assertThat(tree.root().length()).isEqualTo(tree.source().length());
        assertThat(tree.facts().fields()).as("count of fields").isEqualTo(fields.size());
        assertThat(tree.facts().covered()).as("covered bytes").isEqualTo(covered(fields));
        return fields;
    }

    private static List<Field> children(FieldTree tree, Field field) {
        long count = tree.childCount(field);
        List<Field> children = new ArrayList<>();
        while (children.size() < count) {
            List<Field> page = tree.children(field, children.size(), PAGE);
            assertThat(page).as("a page of %s at %d", field, children.size()).isNotEmpty();
            children.addAll(page);
        }
        assertThat(children).hasSize(Math.toIntExact(count));
        return children;
    }

    private static void checkTiling(Field field, List<Field> children) {
        if (children.isEmpty()) {
            if (!field.shape().isLeaf()) {
                assertThat(field.length()).as("a group without children: %s", field).isZero();
            }
            return;
        }
        long at = field.offset();
        for (int i = 0; i < children.size(); i++) {
            Field child = children.get(i);
            assertThat(child.index()).as("index of %s in %s", child, field).isEqualTo(i);
            assertThat(child.offset()).as("start of %s in %s", child, field).isEqualTo(at);
            assertThat(child.length()).as("length of %s", child).isNotNegative();
            at = child.end();
        }
        assertThat(at).as("end of the children of %s", field).isEqualTo(field.end());
    }

    private static long covered(List<Field> fields) {
        return fields.stream()
                .filter(field -> field.shape().isLeaf())
                .filter(field -> field.role() != Role.GAP && field.role() != Role.UNPARSED)
                .mapToLong(Field::length)
                .sum();
    }

    /** That each field is found again by its id, its path and, if it is a leaf, its offset. */
    public static void checkAddresses(FieldTree tree, List<Field> fields) {
        for (Field field : fields) {
            assertThat(tree.field(field.id())).as("by id").contains(field);
            if (field.shape().isLeaf() && field.length() > 0) {
                assertThat(tree.at(field.offset())).as("at offset").contains(field);
                assertThat(tree.at(field.end() - 1)).as("at last byte").contains(field);
            }
            List<Field> siblings = tree.parent(field.id())
                    .map(parent -> tree.children(parent, field.index(), 1))
                    .orElseGet(() -> List.of(field));
            assertThat(siblings).as("as a child of its parent").containsExactly(field);
        }
    }
}

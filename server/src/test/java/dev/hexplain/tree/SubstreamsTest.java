package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random trees with rows outside the tiling, written as a decoder would and read back in every way there is. */
@Slow
class SubstreamsTest {
    private static final int TREES = Selection.size(150, 400);

    @Test
    void a_reader_finds_the_fields_that_were_meant_each_where_it_lies() {
        int substreams = 0;
        for (int seed = 0; seed < TREES; seed++) {
            SubstreamTree meant = new SubstreamTree(seed, TreeStorage.inMemory());
            FieldTree tree = meant.finish();
            TreeInvariants.check(tree);
            substreams += checkSame(tree, tree.root(), meant.root());
            checkSources(tree, meant);
        }
        assertThat(substreams).as("the trees are no trifles").isGreaterThan(TREES * 5);
    }

    /** Returns how many substreams there were. */
    private static int checkSame(FieldTree tree, Field found, SubstreamTree.Node meant) {
        assertThat(found.name()).isEqualTo(meant.name);
        assertThat(List.of(found.offset(), found.length())).as(meant.name).containsExactly(meant.offset, meant.length);
        assertThat(found.source()).isEqualTo(meant.source);
        assertThat(found.placement()).as(meant.name).isEqualTo(meant.placement);
        List<Field> children = TreeInvariants.children(tree, found);
        assertThat(children).as(meant.name).hasSameSizeAs(meant.children());
        int substreams = meant.substreams.size();
        for (int i = 0; i < children.size(); i++) {
            Field child = children.get(i);
            assertThat(tree.startsSubstream(child)).isEqualTo(i >= meant.own.size());
            substreams += checkSame(tree, child, meant.children().get(i));
        }
        return substreams;
    }

    private static void checkSources(FieldTree tree, SubstreamTree meant) {
        assertThat(tree.derivedCount()).isEqualTo(meant.sourceCount() - 1);
        for (int source = 0; source < meant.sourceCount(); source++) {
            Source found = tree.source(source).orElseThrow();
            assertThat(found.copy(0, (int) found.length())).isEqualTo(meant.bytes(source));
        }
        assertThat(tree.source(meant.sourceCount())).isEmpty();
        assertThat(tree.derived(0)).isEmpty();
    }

    @Test
    void ids_parents_and_paths_address_the_same_field() {
        for (int seed = 0; seed < TREES; seed++) {
            FieldTree tree = new SubstreamTree(seed, TreeStorage.inMemory()).finish();
            List<Field> fields = TreeInvariants.check(tree);
            TreeInvariants.checkAddresses(tree, fields);
            for (Field field : fields) {
                if (!field.role().covers()) {
                    continue;
                }
                String path = Paths.of(tree, field);
                assertThat(tree.find(path)).as(path).contains(field);
                for (Field child : TreeInvariants.children(tree, field)) {
                    assertThat(tree.parent(child.id())).contains(field);
                    if (child.role().covers()) {
                        assertThat(tree.child(field, child.name())).contains(child);
                    }
                }
            }
        }
    }

    @Test
    void any_page_size_gives_the_same_children() {
        for (int seed = 0; seed < TREES / 4; seed++) {
            FieldTree tree = new SubstreamTree(seed, TreeStorage.inMemory()).finish();
            for (Field field : TreeInvariants.check(tree)) {
                List<Field> whole = tree.children(field, 0, 1_000);
                for (int size = 1; size < 5; size++) {
                    List<Field> paged = new ArrayList<>();
                    for (int from = 0; from <= whole.size(); from += size) {
                        paged.addAll(tree.children(field, from, size));
                    }
                    assertThat(paged).isEqualTo(whole);
                }
            }
        }
    }

    @Test
    void walks_visit_what_pages_show() {
        for (int seed = 0; seed < TREES; seed++) {
            FieldTree tree = new SubstreamTree(seed, TreeStorage.inMemory()).finish();
            List<Field> walked = new ArrayList<>();
            for (Walk walk = new Walk(tree); walk.next(); ) {
                walked.add(walk.field());
                assertThat(walk.path()).isEqualTo(Paths.of(tree, walk.field()));
                assertThat(walk.atLeaf()).isEqualTo(tree.childCount(walk.field()) == 0);
            }
            assertThat(walked).isEqualTo(TreeInvariants.check(tree));
        }
    }

    @Test
    void siblings_are_left_out_across_the_border_to_the_substreams() {
        for (int seed = 0; seed < TREES; seed++) {
            FieldTree tree = new SubstreamTree(seed, TreeStorage.inMemory()).finish();
            long count = tree.childCount(tree.root());
            for (long skipped = 0; skipped < count; skipped++) {
                Walk walk = new Walk(tree);
                walk.next();
                walk.next();
                walk.skipSiblings(skipped);
                boolean more = walk.next();
                assertThat(more).isEqualTo(skipped + 1 < count);
                if (more) {
                    assertThat(walk.field())
                            .isEqualTo(
                                    tree.children(tree.root(), skipped + 1, 1).getFirst());
                }
            }
        }
    }

    @Test
    void a_byte_belongs_to_the_tiling_or_where_that_has_a_gap_to_the_positioned_field_around_it_that_starts_last() {
        int positioned = 0;
        for (int seed = 0; seed < TREES; seed++) {
            SubstreamTree meant = new SubstreamTree(seed, TreeStorage.inMemory());
            FieldTree tree = meant.finish();
            List<Field> fields = TreeInvariants.check(tree);
            for (int source = 0; source < meant.sourceCount(); source++) {
                for (long at = 0; at < meant.bytes(source).length; at++) {
                    Field tiled = tree.tiledAt(source, at).orElseThrow();
                    Field expected = expectedAt(tree, fields, source, at, tiled);
                    assertThat(tree.at(source, at)).contains(expected);
                    positioned += expected.equals(tiled) ? 0 : 1;
                }
                assertThat(tree.at(source, meant.bytes(source).length)).isEmpty();
            }
        }
        assertThat(positioned).isGreaterThan(TREES);
    }

    private static Field expectedAt(FieldTree tree, List<Field> fields, int source, long at, Field tiled) {
        if (tiled.role().covers()) {
            return tiled;
        }
        Field found = null;
        for (Field root : fields) {
            boolean there = tree.startsSubstream(root)
                    && root.placement() == Placement.POSITIONED
                    && root.source() == source
                    && root.offset() <= at
                    && at < root.end();
            if (there && (found == null || startsLater(root, found))) {
                found = root;
            }
        }
        Field inner = found == null ? null : innermost(tree, found, at);
        return inner == null || !inner.role().covers() ? tiled : inner;
    }

    /** Of those that start together the shorter one is inside; of equal ones the one written later. */
    private static boolean startsLater(Field one, Field other) {
        if (one.offset() != other.offset()) {
            return one.offset() > other.offset();
        }
        return one.length() != other.length()
                ? one.length() < other.length()
                : one.id().row() > other.id().row();
    }

    private static Field innermost(FieldTree tree, Field around, long at) {
        Field inner = around;
        for (boolean deeper = true; deeper; ) {
            deeper = false;
            for (Field child : TreeInvariants.children(tree, inner)) {
                if (!tree.startsSubstream(child) && child.offset() <= at && at < child.end()) {
                    inner = child;
                    deeper = true;
                    break;
                }
            }
        }
        return inner;
    }

    @Test
    void the_leaves_of_each_source_are_walked_from_any_byte() {
        for (int seed = 0; seed < TREES / 4; seed++) {
            SubstreamTree meant = new SubstreamTree(seed, TreeStorage.inMemory());
            FieldTree tree = meant.finish();
            for (int source = 0; source < meant.sourceCount(); source++) {
                int length = meant.bytes(source).length;
                for (long from = 0; from < length; from++) {
                    long at = from;
                    for (LeafWalk leaves = new LeafWalk(tree, source, from); leaves.next(); ) {
                        Field leaf = leaves.leaf();
                        assertThat(leaf.offset()).isLessThanOrEqualTo(at);
                        assertThat(leaf.source()).isEqualTo(source);
                        assertThat(leaves.parent())
                                .isEqualTo(tree.parent(leaf.id()).orElse(tree.root()));
                        at = Math.max(at, leaf.end());
                    }
                    assertThat(at).isEqualTo(length);
                }
            }
        }
    }

    @Test
    void a_reopened_tree_equals_the_fresh_one(@TempDir Path folder) throws IOException {
        for (int seed = 0; seed < 60; seed++) {
            Path own = Files.createDirectory(folder.resolve("tree" + seed));
            SubstreamTree meant = new SubstreamTree(seed, TreeStorage.in(own));
            List<Field> written;
            TreeStatistics facts;
            try (FieldTree fresh = meant.finish()) {
                written = TreeInvariants.check(fresh);
                facts = fresh.facts();
            }
            Source source = Source.ofBytes("stranded", meant.bytes(0));
            try (FieldTree reopened = FieldTree.open(source, TreeStorage.in(own), meant, facts)) {
                assertThat(TreeInvariants.check(reopened)).isEqualTo(written);
                TreeInvariants.checkAddresses(reopened, written);
                checkSources(reopened, meant);
                checkSame(reopened, reopened.root(), meant.root());
            }
        }
    }

    @Test
    void a_derived_source_knows_where_it_came_from() {
        Source dump = Source.ofBytes("dump", new byte[10]);
        TreeWriter out = new TreeWriter(dump, TreeStorage.inMemory());
        int body = out.leaf(Shapes.UNPARSED, 0, 10);
        int inflated = out.derive(0, new Range(2, 8), "zlib", new byte[] {1, 2, 3});
        int plain = out.derive(inflated, new Range(1, 2), "größe", new byte[] {7});
        out.beginSubstream(body, inflated);
        out.leaf(Shapes.UNPARSED, 0, 3);
        out.endSubstream();
        FieldTree tree = out.finish(new SubstreamTree(1, TreeStorage.inMemory()), 0);
        assertThat(tree.derived(inflated)).contains(new DerivedSource(1, 0, new Range(2, 8), "zlib", 3));
        assertThat(tree.derived(plain)).contains(new DerivedSource(2, 1, new Range(1, 2), "größe", 1));
        Field unpacked = tree.children(tree.root(), 0, 5).getFirst();
        assertThat(unpacked.placement()).isEqualTo(Placement.DERIVED);
        assertThat(tree.value(unpacked).actual()).isEqualTo("01 02 03");
        assertThat(tree.at(plain, 0)).isEmpty();
    }

    @Test
    void an_issue_is_about_the_row_it_names_wherever_that_came_to_stand() {
        Source dump = Source.ofBytes("dump", new byte[10]);
        TreeWriter out = new TreeWriter(dump, TreeStorage.inMemory());
        out.open(Shapes.UNPARSED, 0);
        int row = out.leaf(Shapes.GAP, 0, 4);
        int source = out.derive(0, new Range(0, 4), "xor", new byte[4]);
        out.beginSubstream(row, source);
        int derived = out.leaf(Shapes.GAP, 0, 4);
        out.endSubstream();
        out.issue(Issue.note(2, 1, "in the derived").of(derived, source));
        out.issue(Issue.note(0, 1, "in the dump").of(row, 0));
        out.leaf(Shapes.UNPARSED, 4, 6);
        out.close(10);
        FieldTree tree = out.finish(new SubstreamTree(1, TreeStorage.inMemory()), 0);
        Map<String, Field> about = new TreeMap<>();
        tree.facts()
                .issues()
                .forEach(issue -> about.put(issue.message(), tree.fieldOf(issue).orElseThrow()));
        assertThat(about.get("in the derived").source()).isEqualTo(source);
        assertThat(about.get("in the dump").id()).isEqualTo(new FieldId(1, 0));
    }

    @Test
    void gaps_count_as_covered_once_where_positioned_fields_explain_them() {
        Source dump = Source.ofBytes("dump", new byte[100]);
        TreeWriter out = new TreeWriter(dump, TreeStorage.inMemory());
        int root = out.open(Numbered.GROUP, 0);
        out.gap(0, 40);
        out.leaf(Numbered.LEAF, 40, 20);
        out.unparsed(60, 40);
        out.close(100);
        for (Range range : List.of(new Range(10, 20), new Range(5, 10), new Range(30, 50), new Range(35, 5))) {
            out.beginSubstream(root, 0);
            out.leaf(Numbered.LEAF, range.offset(), range.length());
            out.endSubstream();
        }
        out.beginSubstream(root, 0);
        out.open(Numbered.GROUP, 80);
        out.leaf(Numbered.LEAF, 80, 2);
        out.gap(82, 8);
        out.leaf(Numbered.LEAF, 90, 1);
        out.close(91);
        out.endSubstream();
        FieldTree tree = out.finish(new Numbered(), 0);
        // 5..30 and 30..40 of the first gap, 20 of the leaf, 60..80, 80..82 and 90 of the second.
        assertThat(tree.facts().covered()).isEqualTo(35 + 20 + 20 + 2 + 1);
        TreeInvariants.check(tree);
    }

    /** A group and a leaf. */
    private static final class Numbered implements Shapes {
        static final int GROUP = 2;
        static final int LEAF = 3;
        private final Shape group = Shape.group("group", "group").build();
        private final Shape leaf =
                Shape.leaf("leaf", ValueType.BYTES, Role.VALUE).build();

        @Override
        public Shape fixed(int number) {
            return number == GROUP ? group : leaf;
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException("No recipes here");
        }
    }

    @Test
    void hundreds_of_thousands_of_substreams_are_found_at_once(@TempDir Path folder) {
        int count = 300_000;
        Source dump = Source.ofBytes("dump", new byte[2 * count]);
        TreeWriter out = new TreeWriter(dump, TreeStorage.in(folder));
        int root = out.open(Numbered.GROUP, 0);
        int[] owners = new int[count];
        for (int i = 0; i < count; i++) {
            owners[i] = out.leaf(Numbered.LEAF, i, 1);
        }
        out.gap(count, count);
        out.close(2L * count);
        for (int i = 0; i < count; i++) {
            int owner = count - 1 - i;
            out.beginSubstream(i % 100 == 0 ? root : owners[owner], 0);
            out.leaf(Numbered.LEAF, count + owner, 1);
            out.endSubstream();
        }
        try (FieldTree tree = out.finish(new Numbered(), 0)) {
            assertThat(tree.facts().covered()).isEqualTo(2L * count);
            assertThat(tree.childCount(tree.root())).isEqualTo(count + 1 + count / 100);
            for (int i = 0; i < count; i += 17) {
                Field found = tree.at(count + i).orElseThrow();
                assertThat(found.placement()).isEqualTo(Placement.POSITIONED);
                boolean fromRoot = (count - 1 - i) % 100 == 0;
                Field parent = tree.parent(found.id()).orElseThrow();
                assertThat(parent.offset()).isEqualTo(fromRoot ? 0 : i);
                assertThat(tree.children(parent, found.index(), 1)).containsExactly(found);
            }
        }
    }

    @Test
    void substreams_are_begun_and_ended_one_at_a_time() {
        TreeWriter out = new TreeWriter(Source.ofBytes("dump", new byte[4]), TreeStorage.inMemory());
        int root = out.open(Numbered.GROUP, 0);
        assertThatThrownBy(out::endSubstream).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> out.beginSubstream(root, 1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> out.beginSubstream(-2, 0)).isInstanceOf(IllegalStateException.class);
        out.beginSubstream(root, 0);
        assertThatThrownBy(() -> out.beginSubstream(root, 0)).isInstanceOf(IllegalStateException.class);
        out.endSubstream();
        out.beginSubstream(root, 0);
        out.open(Numbered.GROUP, 0);
        assertThatThrownBy(out::endSubstream).isInstanceOf(IllegalStateException.class);
        out.close(2);
        out.endSubstream();
        out.leaf(Numbered.LEAF, 0, 4);
        out.close(4);
        FieldTree tree = out.finish(new Numbered(), 0);
        assertThat(tree.childCount(tree.root())).isEqualTo(2);
    }
}

package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random trees, written as a decoder would and read back in every way there is. */
@Slow
class TreePropertiesTest {
    private static final int TREES = Selection.size(100, 200);

    @Test
    void a_reader_finds_the_fields_that_were_meant() {
        long fields = 0;
        for (SyntheticTree synthetic : trees()) {
            List<Field> found = TreeInvariants.check(synthetic.tree(TreeStorage.inMemory()));
            assertThat(found.stream().map(TreePropertiesTest::expected).toList())
                    .isEqualTo(synthetic.expected());
            fields += found.size();
        }
        assertThat(fields).as("the trees are no trifles").isGreaterThan(TREES * 20L);
    }

    @Test
    void ids_paths_and_offsets_address_the_same_field() {
        for (SyntheticTree synthetic : trees()) {
            FieldTree tree = synthetic.tree(TreeStorage.inMemory());
            List<Field> fields = TreeInvariants.check(tree);
            TreeInvariants.checkAddresses(tree, fields);
            TreeInvariants.checkPaths(tree, fields);
        }
    }

    @Test
    void an_id_survives_being_written_and_read() {
        FieldTree tree = new SyntheticTree(1).tree(TreeStorage.inMemory());
        for (Field field : TreeInvariants.check(tree)) {
            assertThat(FieldId.parse(field.id().toString())).contains(field.id());
        }
        for (String no : List.of("", ".", "1.", "-1", "1.-2", "x", "1.2.3", "99999999999")) {
            assertThat(FieldId.parse(no)).as(no).isEmpty();
        }
    }

    @Test
    void what_is_not_there_is_not_found() {
        for (SyntheticTree synthetic : trees().subList(0, 50)) {
            FieldTree tree = synthetic.tree(TreeStorage.inMemory());
            assertThat(tree.at(-1)).isEmpty();
            assertThat(tree.at(tree.source().length())).isEmpty();
            assertThat(tree.field(new FieldId(tree.rowCount(), 0))).isEmpty();
            assertThat(tree.field(new FieldId(0, 1_000_000))).isEmpty();
            assertThat(tree.find("no.such[0].field")).isEmpty();
            assertThat(tree.parent(FieldId.ROOT)).isEmpty();
        }
    }

    @Test
    void any_page_size_gives_the_same_children() {
        for (SyntheticTree synthetic : trees().subList(0, 100)) {
            FieldTree tree = synthetic.tree(TreeStorage.inMemory());
            for (Field field : TreeInvariants.check(tree)) {
                List<Field> whole = tree.children(field, 0, 1_000);
                for (int size = 1; size < 5; size++) {
                    List<Field> paged = new ArrayList<>();
                    for (int from = 0; from <= whole.size(); from += size) {
                        paged.addAll(tree.children(field, from, size));
                    }
                    assertThat(paged).isEqualTo(whole);
                }
                assertThat(tree.children(field, whole.size(), 5)).isEmpty();
            }
        }
    }

    @Test
    void the_innermost_field_is_the_one_leaf_that_holds_the_byte() {
        for (SyntheticTree synthetic : trees().subList(0, 100)) {
            FieldTree tree = synthetic.tree(TreeStorage.inMemory());
            List<Field> leaves = TreeInvariants.check(tree).stream()
                    .filter(field -> field.shape().isLeaf())
                    .toList();
            long at = 0;
            for (Field leaf : leaves) {
                assertThat(leaf.offset()).isLessThanOrEqualTo(at);
                for (; at < leaf.end(); at++) {
                    assertThat(tree.at(at)).contains(leaf);
                }
            }
            assertThat(at).isEqualTo(tree.source().length());
        }
    }

    @Test
    void handles_link_both_ways() {
        for (SyntheticTree synthetic : trees()) {
            FieldTree tree = synthetic.tree(TreeStorage.inMemory());
            int count = 0;
            for (Field field : TreeInvariants.check(tree)) {
                var handle = tree.handles().definedBy(field);
                if (handle.isPresent()
                        && tree.handles().definition(handle.get()).equals(java.util.Optional.of(field))) {
                    count++;
                }
            }
            assertThat(count).isEqualTo(tree.handles().count());
        }
    }

    @Test
    void a_reopened_tree_equals_the_fresh_one(@TempDir Path folder) throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            SyntheticTree synthetic = new SyntheticTree(seed);
            Path own = java.nio.file.Files.createDirectory(folder.resolve("tree" + seed));
            List<Field> written;
            TreeStatistics facts;
            try (FieldTree fresh = synthetic.tree(TreeStorage.in(own))) {
                written = TreeInvariants.check(fresh);
                facts = fresh.facts();
            }
            Source source = Source.ofBytes("synthetic", synthetic.bytes());
            try (FieldTree reopened = FieldTree.open(source, TreeStorage.in(own), synthetic, facts)) {
                assertThat(TreeInvariants.check(reopened)).isEqualTo(written);
                TreeInvariants.checkAddresses(reopened, written);
                assertThat(definitions(reopened)).isEqualTo(definitions(synthetic.tree(TreeStorage.inMemory())));
            }
        }
    }

    @Test
    void rolling_back_restores_everything() {
        for (long seed = 0; seed < TREES; seed++) {
            SyntheticTree synthetic = new SyntheticTree(seed);
            FieldTree clean = synthetic.tree(TreeStorage.inMemory());
            FieldTree restored = withJunk(synthetic, new Random(seed));
            assertThat(restored.facts()).isEqualTo(clean.facts());
            assertThat(restored.rowCount()).isEqualTo(clean.rowCount());
            assertThat(TreeInvariants.check(restored)).isEqualTo(TreeInvariants.check(clean));
            assertThat(definitions(restored)).isEqualTo(definitions(clean));
        }
    }

    private static FieldTree withJunk(SyntheticTree synthetic, Random random) {
        Source source = Source.ofBytes("synthetic", synthetic.bytes());
        TreeWriter out = new TreeWriter(source, TreeStorage.inMemory());
        synthetic.calls().forEach(call -> {
            if (out.current() >= 0 && random.nextInt(3) == 0) {
                Checkpoint before = out.checkpoint();
                SyntheticTree.writeJunk(out, random);
                out.rollback(before);
            }
            call.accept(out);
        });
        return out.finish(synthetic, 0);
    }

    private static List<Long> definitions(FieldTree tree) {
        return LongStream.range(0, tree.handles().count())
                .mapToObj(ordinal -> tree.handles().get(ordinal).orElseThrow())
                .map(tree.handles()::definitionOffset)
                .toList();
    }

    private static SyntheticTree.Expected expected(Field field) {
        return new SyntheticTree.Expected(field.name(), field.offset(), field.length(), field.shape());
    }

    private static List<SyntheticTree> trees() {
        return LongStream.range(0, TREES).mapToObj(SyntheticTree::new).toList();
    }
}

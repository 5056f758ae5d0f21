package dev.hexplain.inspect.edits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.EditedView;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values of files that are too large to be decoded on the heap: nothing of the attempts stays, whatever their end. */
@Slow
class LargeEditsTest {
    private static final int ELEMENTS = 300_000;

    @TempDir
    private Path folder;

    private static List<Object> list() {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < ELEMENTS; i++) {
            list.add(i % 3 == 0 ? new Date(i) : "element-" + i);
        }
        return list;
    }

    private static TreeView tree(Inspector inspector, byte[] bytes) throws IOException {
        String dump = inspector
                .dumps()
                .upload("large.ser", new ByteArrayInputStream(bytes))
                .id();
        TreeView tree =
                inspector.trees().decode(dump, new DecodeChoices("java_serialization", "raw", OptionalLong.empty()));
        while (tree instanceof TreeView.Decoding) {
            tree = inspector.trees().get(tree.id());
        }
        return tree;
    }

    private static Object read(Inspector inspector, EditedView edited) throws IOException, ClassNotFoundException {
        return inspector.dumps().read(inspector.dumps().find(edited.dump().id()), source -> {
            byte[] bytes = source.copy(0, (int) source.length());
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
                return in.readObject();
            } catch (ClassNotFoundException e) {
                throw new IOException(e);
            }
        });
    }

    private void assertNothingIsLeft() throws IOException {
        try (Stream<Path> left = Files.list(folder.resolve("brief"))) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void several_values_are_changed_one_after_the_other() throws Exception {
        List<Object> list = list();
        try (Inspector inspector = Inspector.open(folder, 1 << 24, DumpLimits.DEFAULT)) {
            TreeView tree = tree(inspector, Serialized.stream(list));

            EditedView edited = inspector
                    .edits()
                    .values(
                            tree.id(),
                            List.of(
                                    new Assignment("[299997]", "1970-01-01T00:00:07Z"),
                                    new Assignment("[200000]", "a text that is longer than the one before"),
                                    new Assignment("[4]", "")),
                            false);

            list.set(299_997, new Date(7000));
            list.set(200_000, "a text that is longer than the one before");
            list.set(4, "");
            assertThat(list.equals(read(inspector, edited))).isTrue();
            assertNothingIsLeft();
        }
    }

    private void assertRefused(List<Assignment> changes, String why) throws IOException {
        try (Inspector inspector = Inspector.open(folder, 1 << 24, DumpLimits.DEFAULT)) {
            TreeView tree = tree(inspector, Serialized.stream(list()));

            assertThatThrownBy(() -> inspector.edits().values(tree.id(), changes, false))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining(why);
            assertNothingIsLeft();
        }
    }

    @Test
    void what_cannot_be_changed_leaves_nothing() throws IOException {
        assertRefused(
                List.of(new Assignment("[7]", "one"), new Assignment("[9]", "no date")), "`no date` cannot be written");
    }

    @Test
    void a_name_that_others_are_read_by_is_compared_leaf_by_leaf() throws IOException {
        assertRefused(
                List.of(new Assignment("contents[0].classDesc.fields[0].fieldName.value", "count")),
                "would be `count`");
    }

    /** What is packed and written as text is on the heap; nothing is read before that is known. */
    @Test
    void layers_are_put_around_what_is_small_only() throws IOException {
        try (Inspector inspector = Inspector.open(folder, 1 << 25, DumpLimits.DEFAULT)) {
            String large = inspector
                    .dumps()
                    .upload("zeros", new ByteArrayInputStream(new byte[17 << 20]))
                    .id();
            for (String layers : List.of("raw", "gzip")) {
                assertThatThrownBy(() -> inspector.edits().wrapped(large, large, layers))
                        .isInstanceOf(Refusal.class)
                        .hasMessageContaining("at most 16 MiB");
            }
        }
    }
}

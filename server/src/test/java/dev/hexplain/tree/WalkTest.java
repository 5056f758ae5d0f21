package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WalkTest {
    private static final int GROUP = 2;
    private static final int LONG_NUMBERS = 3;

    private static final Shapes SHAPES = new Shapes() {
        private final Shape group =
                Shape.group("group", "group").tail(new Tail.Rows("in")).build();
        private final Shape number =
                Shape.leaf("number", ValueType.U1, Role.VALUE).build();
        private final Shape numbers = Shape.group("numbers", "numbers")
                .tail(new Tail.Repeat("", number))
                .build();

        @Override
        public Shape fixed(int shape) {
            return shape == GROUP ? group : numbers;
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException();
        }
    };

    @Test
    void a_tree_far_deeper_than_what_is_kept_open_is_walked_whole_and_in_order() {
        int depth = 10_000;
        Source source = Source.ofBytes("deep", new byte[2 * depth + 1]);
        TreeWriter writer = new TreeWriter(source, TreeStorage.inMemory());
        for (int i = 0; i < depth; i++) {
            writer.open(GROUP, i);
        }
        writer.leaf(Shapes.UNPARSED, depth, 1);
        for (int i = 1; i <= depth; i++) {
            // A byte of each group follows the group inside it.
            writer.leaf(Shapes.UNPARSED, depth + i, 1);
            writer.close(depth + i + 1);
        }
        FieldTree tree = writer.finish(SHAPES, 0);

        List<Long> offsets = new ArrayList<>();
        int deepest = 0;
        for (Walk walk = new Walk(tree); walk.next(); ) {
            deepest = Math.max(deepest, walk.depth());
            if (walk.depth() == depth) {
                assertThat(walk.around(depth))
                        .hasValueSatisfying(root -> assertThat(root.length()).isEqualTo(2 * depth + 1));
                assertThat(walk.around(depth + 1)).isEmpty();
            }
            if (walk.atLeaf()) {
                offsets.add(walk.field().offset());
                assertThat(walk.path()).hasSizeLessThan(2000);
            }
        }

        assertThat(deepest).isEqualTo(depth);
        assertThat(offsets).hasSize(depth + 1).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void the_walk_sees_what_pages_and_paths_see() {
        FieldTree tree = numbers();

        for (Walk walk = new Walk(tree); walk.next(); ) {
            assertThat(tree.field(walk.field().id()))
                    .map(Field::id)
                    .contains(walk.field().id());
            assertThat(walk.path()).isEqualTo(Paths.of(tree, walk.field()));
            Optional<Field> parent = tree.parent(walk.field().id());
            assertThat(walk.around(1).map(Field::id)).isEqualTo(parent.map(Field::id));
            assertThat(walk.around(2).map(Field::id))
                    .isEqualTo(parent.flatMap(each -> tree.parent(each.id())).map(Field::id));
        }
    }

    @Test
    void siblings_and_children_can_be_left_out() {
        Walk walk = new Walk(numbers());
        List<String> seen = new ArrayList<>();
        while (walk.next()) {
            seen.add(walk.path());
            if (walk.path().equals("in[0][2]")) {
                walk.skipSiblings(95);
            }
            if (walk.path().equals("in[1]")) {
                walk.skipChildren();
            }
        }

        assertThat(seen)
                .containsExactly(
                        "", "in[0]", "in[0][0]", "in[0][1]", "in[0][2]", "in[0][98]", "in[0][99]", "in[1]", "in[2]");
    }

    /** Two runs of a hundred numbers, and a byte that is none. */
    private static FieldTree numbers() {
        TreeWriter writer = new TreeWriter(Source.ofBytes("numbers", new byte[201]), TreeStorage.inMemory());
        writer.open(GROUP, 0);
        writer.leaf(LONG_NUMBERS, 0, 100);
        writer.leaf(LONG_NUMBERS, 100, 100);
        writer.leaf(Shapes.UNPARSED, 200, 1);
        writer.close(201);
        return writer.finish(SHAPES, 0);
    }
}

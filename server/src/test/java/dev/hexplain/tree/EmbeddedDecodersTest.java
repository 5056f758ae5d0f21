package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.TreeInvariants;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Two formats in one tree, which number their shapes alike. */
class EmbeddedDecodersTest {
    private static final int GROUP = 2;
    private static final int BYTE = 3;
    private static final Source SOURCE = Source.ofBytes("two formats", new byte[] {1, 2, 3, 4, 5, 6});

    /** Shapes whose names tell the format; those of shape references are named by their variant. */
    private record Named(String format, Optional<Shapes> embeddedShapes) implements Shapes {
        @Override
        public Shape fixed(int number) {
            return number == GROUP
                    ? Shape.group(format + "-group", "group").build()
                    : Shape.leaf(format + "-byte", ValueType.U1, Role.VALUE)
                            .logical("in " + format)
                            .build();
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            return Shape.leaf(format + "-" + shapeRef.variant(), ValueType.U1, Role.VALUE)
                    .build();
        }

        @Override
        public Value describe(FieldTree tree, Field field, Value read) {
            return new Value(read.actual(), "", read.description() + format);
        }
    }

    private static FieldTree tree() {
        TreeWriter out = new TreeWriter(SOURCE, TreeStorage.inMemory());
        out.open(GROUP, 0);
        out.leaf(out.shapeRef(new Shapes.ShapeRef(0, 10, -1)), 0, 1);
        assertThat(out.writingEmbedded(true)).isFalse();
        int group = out.open(GROUP, 1);
        out.leaf(BYTE, 1, 1);
        int shapeRef = out.shapeRef(new Shapes.ShapeRef(0, 20, -1));
        int resolved = out.leaf(shapeRef, 2, 1);
        assertThat(out.shape(group)).isEqualTo(GROUP);
        assertThat(out.shape(resolved)).isEqualTo(shapeRef);
        assertThat(out.writingEmbedded(false)).isTrue();
        out.leaf(BYTE, 3, 1);
        out.writingEmbedded(true);
        out.unparsed(4, 1);
        out.close(5);
        out.writingEmbedded(false);
        out.leaf(BYTE, 5, 1);
        out.close(6);
        return out.finish(new Named("outer", Optional.of(new Named("inner", Optional.empty()))), 0);
    }

    @Test
    void each_row_has_the_shape_of_the_format_that_wrote_it() {
        try (FieldTree tree = tree()) {
            assertThat(tree.children(tree.root(), 0, 10))
                    .extracting(Field::name)
                    .containsExactly("outer-10", "inner-group", "outer-byte");
            assertThat(tree.children(tree.find("inner-group").orElseThrow(), 0, 10))
                    .extracting(Field::name)
                    .containsExactly("inner-byte", "inner-20", "outer-byte", "unparsed");
            TreeInvariants.check(tree);
        }
    }

    @Test
    void the_outer_format_may_add_to_the_values_of_embedded_fields() {
        try (FieldTree tree = tree()) {
            assertThat(description(tree, "outer-10")).isEqualTo("outer");
            assertThat(description(tree, "inner-group.inner-20")).isEqualTo("innerouter");
            assertThat(description(tree, "inner-group.outer-byte")).isEqualTo("outer");
        }
    }

    private static String description(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).description();
    }

    @Test
    void the_embedded_format_defines_the_logical_path_of_its_fields() {
        try (FieldTree tree = tree()) {
            Field embedded = tree.find("inner-group.inner-byte").orElseThrow();
            assertThat(tree.logicalStep(tree.root(), embedded)).isEqualTo("in inner");
        }
    }
}

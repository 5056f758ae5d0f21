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

    /** Shapes that say whose they are; those of shape references are named by their variant. */
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
        return out.finish(new Named("host", Optional.of(new Named("guest", Optional.empty()))), 0);
    }

    @Test
    void each_row_has_the_shape_of_the_format_that_wrote_it() {
        try (FieldTree tree = tree()) {
            assertThat(tree.children(tree.root(), 0, 10))
                    .extracting(Field::name)
                    .containsExactly("host-10", "guest-group", "host-byte");
            assertThat(tree.children(tree.find("guest-group").orElseThrow(), 0, 10))
                    .extracting(Field::name)
                    .containsExactly("guest-byte", "guest-20", "host-byte", "unparsed");
            TreeInvariants.check(tree);
        }
    }

    @Test
    void what_a_embeddedDecoder_says_of_its_fields_the_host_may_add_to() {
        try (FieldTree tree = tree()) {
            assertThat(description(tree, "host-10")).isEqualTo("host");
            assertThat(description(tree, "guest-group.guest-20")).isEqualTo("guesthost");
            assertThat(description(tree, "guest-group.host-byte")).isEqualTo("host");
        }
    }

    private static String description(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).description();
    }

    @Test
    void a_embeddedDecoder_says_what_its_fields_add_to_the_logical_path() {
        try (FieldTree tree = tree()) {
            Field embeddedDecoder = tree.find("guest-group.guest-byte").orElseThrow();
            assertThat(tree.logicalStep(tree.root(), embeddedDecoder)).isEqualTo("in guest");
        }
    }
}

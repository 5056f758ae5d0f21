package dev.hexplain.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Fields with very many children, stored and computed, and sources larger than 4 GiB. */
class LongTailTest {
    private static final int ROWS = 100_000;
    private static final int RECORD = 5;

    private static final Shape RECORD_SHAPE = Shape.group("record", "record")
            .slots(
                    Slot.of(Shape.leaf("key", ValueType.U1, Role.VALUE).build()),
                    Slot.of(Shape.leaf("value", ValueType.S4_BE, Role.VALUE).build()))
            .build();
    private static final Shape ROWS_SHAPE = Shape.group("root", "root")
            .slots(Slot.of(Shape.leaf("count", ValueType.S4_BE, Role.LENGTH).build()))
            .tail(new Tail.Rows("records"))
            .build();
    private static final Shape REPEAT_SHAPE = Shape.group("root", "root")
            .slots(Slot.of(Shape.leaf("count", ValueType.S4_BE, Role.LENGTH).build()))
            .tail(new Tail.Repeat("records", RECORD_SHAPE))
            .build();
    private static final int ROWS_NUMBER = 2;
    private static final int REPEAT_NUMBER = 3;
    private static final int RECORD_NUMBER = 4;

    /** The shapes above under their numbers. */
    private enum Numbered implements Shapes {
        INSTANCE;

        @Override
        public Shape fixed(int number) {
            return switch (number) {
                case ROWS_NUMBER -> ROWS_SHAPE;
                case REPEAT_NUMBER -> REPEAT_SHAPE;
                default -> RECORD_SHAPE;
            };
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException("No recipes here");
        }
    }

    @Test
    void a_hundred_thousand_rows_are_addressed_by_number_id_path_and_offset() {
        Source source = Source.ofBytes("rows", new byte[4 + ROWS * RECORD]);
        TreeWriter out = new TreeWriter(source, TreeStorage.inMemory());
        out.open(ROWS_NUMBER, 0);
        out.computed(1);
        for (int i = 0; i < ROWS; i++) {
            out.leaf(RECORD_NUMBER, 4 + (long) i * RECORD, RECORD);
            out.computed(2);
        }
        out.close(source.length());
        FieldTree tree = out.finish(Numbered.INSTANCE, 0);
        assertThat(tree.rowCount()).isEqualTo(ROWS + 1);
        assertThat(tree.facts().fields()).isEqualTo(2 + 3L * ROWS);
        checkRecords(tree);
    }

    @Test
    void a_hundred_thousand_computed_records_take_one_row_and_have_the_same_addresses() {
        Source source = Source.ofBytes("computed", new byte[4 + ROWS * RECORD]);
        TreeWriter out = new TreeWriter(source, TreeStorage.inMemory());
        out.open(REPEAT_NUMBER, 0);
        out.close(source.length());
        FieldTree tree = out.finish(Numbered.INSTANCE, 0);
        assertThat(tree.rowCount()).isEqualTo(1);
        checkRecords(tree);
    }

    private static void checkRecords(FieldTree tree) {
        assertThat(tree.childCount(tree.root())).isEqualTo(ROWS + 1);
        List<Integer> numbers = new java.util.ArrayList<>(List.of(0, 1, 255, 256, 257, ROWS - 2, ROWS - 1));
        new Random(9).ints(200, 0, ROWS).forEach(numbers::add);
        for (int number : numbers) {
            Field record = tree.children(tree.root(), number + 1L, 1).getFirst();
            assertThat(record.name()).isEqualTo("records[" + number + "]");
            assertThat(record.offset()).isEqualTo(4 + (long) number * RECORD);
            assertThat(tree.field(record.id())).contains(record);
            assertThat(tree.find("records[" + number + "]")).contains(record);
            Field value = tree.at(record.offset() + 3).orElseThrow();
            assertThat(Paths.of(tree, value)).isEqualTo("records[" + number + "].value");
            assertThat(tree.parent(value.id())).contains(record);
        }
        assertThat(tree.find("records[" + ROWS + "]")).isEmpty();
        assertThat(tree.children(tree.root(), ROWS, 10)).hasSize(1);
    }

    @Test
    void what_follows_many_computed_records_is_found_by_its_path() {
        Source source = Source.ofBytes("cut", new byte[4 + ROWS * RECORD + 3]);
        TreeWriter out = new TreeWriter(source, TreeStorage.inMemory());
        out.open(REPEAT_NUMBER, 0);
        out.unparsed(4 + (long) ROWS * RECORD, 3);
        out.close(source.length());
        FieldTree tree = out.finish(Numbered.INSTANCE, 0);
        Field rest = tree.at(source.length() - 1).orElseThrow();
        assertThat(rest.role()).isEqualTo(Role.UNPARSED);
        assertThat(Paths.of(tree, rest)).isEqualTo("unparsed");
        assertThat(tree.find("unparsed")).contains(rest);
    }

    @Test
    void offsets_beyond_4_gib_need_wide_rows_and_get_them(@TempDir Path folder) throws IOException {
        long length = (4L << 30) + 100;
        Path file = folder.resolve("sparse");
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.SPARSE)) {
            channel.write(ByteBuffer.allocate(4).putInt(-2).flip(), length - 4);
        }
        try (Source source = Source.ofFile(file)) {
            Path index = java.nio.file.Files.createDirectory(folder.resolve("index"));
            TreeStatistics facts;
            try (FieldTree tree = wide(source, TreeStorage.in(index))) {
                facts = tree.facts();
                checkWide(tree);
            }
            try (FieldTree reopened = FieldTree.open(source, TreeStorage.in(index), Numbered.INSTANCE, facts)) {
                checkWide(reopened);
            }
        }
    }

    private static FieldTree wide(Source source, TreeStorage storage) {
        TreeWriter out = new TreeWriter(source, storage);
        long end = source.length();
        out.open(ROWS_NUMBER, 0);
        out.computed(1);
        out.gap(4, end - 14);
        for (long at = end - 10; at < end; at += RECORD) {
            out.leaf(RECORD_NUMBER, at, RECORD);
            out.computed(2);
        }
        out.close(end);
        return out.finish(Numbered.INSTANCE, 0);
    }

    private static void checkWide(FieldTree tree) {
        long end = tree.source().length();
        assertThat(dev.hexplain.testing.TreeInvariants.check(tree)).hasSize(9);
        Field value = tree.at(end - 1).orElseThrow();
        assertThat(value.offset()).isEqualTo(end - 4);
        assertThat(tree.value(value).actual()).isEqualTo("-2");
        assertThat(Paths.of(tree, value)).isEqualTo("records[2].value");
        assertThat(tree.at(1L << 32).orElseThrow().length()).isEqualTo(end - 14);
        assertThat(tree.facts().covered()).isEqualTo(14);
    }
}

package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeMark;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Values whose bytes, with the class descriptors before them, say what they are: they need no rows. */
@Slow
class RowlessValuesTest {
    /** What an object costs once its class is known: no object inside it has a row. */
    private static final int ONE_ROW = 1;

    /** Fields of all kinds. */
    private record Everything(
            String text,
            String none,
            Integer number,
            Double real,
            DayOfWeek day,
            BigDecimal price,
            LocalDate date,
            Instant instant,
            Duration duration,
            Class<?> type,
            Object numbers,
            Object mixed,
            List<Object> list,
            Map<String, Object> map)
            implements Serializable {}

    /** A link of a chain. */
    private record Link(Object next) implements Serializable {}

    private static Everything everything(int number) {
        return new Everything(
                "text " + number,
                null,
                number,
                number / 2.0,
                DayOfWeek.of(1 + number % 7),
                new BigDecimal("12.5").add(BigDecimal.valueOf(number)),
                LocalDate.of(2024, 2, 29).plusDays(number),
                Instant.EPOCH.plusMillis(number),
                Duration.ofSeconds(number),
                String.class,
                new int[] {1, 2, number},
                new Object[] {"a", null, number, DayOfWeek.MONDAY},
                new ArrayList<>(Arrays.asList("b", number, null, new TreeMap<>(Map.of("c", 1L)))),
                new HashMap<>(Map.of("k", "v", "n", (long) number)));
    }

    @Test
    void a_map_of_scalars_is_one_row() throws IOException {
        Map<Object, Object> map = new HashMap<>();
        map.put("one", 1);
        map.put("two", 2L);
        map.put("day", DayOfWeek.FRIDAY);
        map.put("price", new BigDecimal("3.14"));
        map.put(LocalDate.EPOCH, null);
        map.put("itself", "one");
        assertThat(rowsOfLast(map, new HashMap<>(map))).isEqualTo(ONE_ROW);
    }

    @Test
    void a_list_of_records_with_scalars_and_small_containers_costs_a_row_for_each_long_one() throws IOException {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            list.add(everything(i));
        }
        int annotation = 1;
        assertThat(rowsOfLast(list, new ArrayList<>(list.subList(1, 2)))).isEqualTo(ONE_ROW);
        List<Object> others = new ArrayList<>();
        for (int i = 10; i < 20; i++) {
            others.add(everything(i));
        }
        int rows = rowsOfLast(list, others);
        assertThat(rows).isBetween(ONE_ROW + annotation, ONE_ROW + annotation + 3 * others.size());
    }

    @Test
    void everything_in_a_value_without_row_is_addressed_in_all_ways() throws IOException {
        FieldTree tree = tree(everything(1), everything(2), new Object[] {everything(3), everything(3)});
        List<Field> fields = TreeInvariants.check(tree);
        TreeInvariants.checkAddresses(tree, fields);
        TreeInvariants.checkPaths(tree, fields);
        assertThat(Decoding.isComplete(tree)).isTrue();
        assertThat(Decoding.actual(tree, "contents[1].classData[0].text.value")).isEqualTo("\"text 2\"");
        assertThat(tree.value(Decoding.at(tree, "contents[1].classData[0].price.classData[1].intVal"))
                        .description())
                .isEqualTo("145");
        assertThat(Decoding.actual(tree, "contents[1].classData[0].numbers[2]")).isEqualTo("2");
    }

    @Test
    void a_handle_of_a_value_without_row_is_found_by_both_sides() throws IOException {
        String shared = "a text that is written once";
        BigDecimal price = new BigDecimal("99.95");
        FieldTree tree = tree(everything(1), new ArrayList<>(List.of(shared, price, DayOfWeek.SUNDAY)), shared, price);
        Field text = Decoding.at(tree, "contents[2]");
        Field target = tree.handles()
                .definition(tree.handles().referredToBy(text).orElseThrow())
                .orElseThrow();
        assertThat(target.computed()).isTrue();
        assertThat(target.shape().has(ShapeMark.DEFINES_HANDLE)).isTrue();
        assertThat(tree.value(target).description() + tree.value(target).actual())
                .contains(shared);
        assertThat(tree.references().page(tree.handles().definedBy(target).orElseThrow(), 0, 9))
                .containsExactly(text);
        assertThat(tree.value(Decoding.at(tree, "contents[3]")).description()).contains("java.math.BigDecimal");
    }

    @Test
    void a_chain_has_rows_but_for_its_end() throws IOException {
        Link first = new Link("end");
        for (int i = 0; i < 100; i++) {
            first = new Link(first);
        }
        FieldTree tree = tree(new Link("alone"), first);
        List<Field> fields = TreeInvariants.check(tree);
        TreeInvariants.checkAddresses(tree, fields);
        assertThat(tree.rowCount()).isBetween(90, 110);
    }

    @Test
    void a_long_array_has_rows_behind_its_first_elements() throws IOException {
        Object[] numbers = new Object[200];
        Arrays.setAll(numbers, i -> 1000 + i);
        FieldTree tree = tree(1, numbers);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        assertThat(tree.rowCount()).isBetween(130, 145);
        assertThat(tree.value(Decoding.at(tree, "contents[1][150]")).description())
                .isEqualTo("1150");
    }

    @Test
    void wherever_a_stream_is_cut_the_rest_is_as_it_was() throws IOException {
        byte[] whole = bytes(everything(1), everything(2), new ArrayList<>(List.of(everything(3))));
        for (int length = 4; length < whole.length; length += 7) {
            FieldTree tree = Decoding.of(Source.ofBytes("cut", Arrays.copyOf(whole, length)), 0);
            List<Field> fields = TreeInvariants.check(tree);
            TreeInvariants.checkAddresses(tree, fields);
        }
    }

    private static int rowsOfLast(Object before, Object last) throws IOException {
        return tree(before, last).rowCount() - tree(before).rowCount();
    }

    private static FieldTree tree(Object... objects) throws IOException {
        return Decoding.of(bytes(objects));
    }

    private static byte[] bytes(Object... objects) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (Object object : objects) {
                out.writeObject(object);
            }
        }
        return bytes.toByteArray();
    }
}

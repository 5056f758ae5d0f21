package dev.hexplain.decoders.river;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.testing.LogicalTexts;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jboss.marshalling.ClassTable;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Unmarshaller;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the objects of streams say: the same as those of Java serialization do. */
class RiverValuesTest {
    private static final Decoder RIVER = new River(JavaSerialization::valueOf);

    static class Customer implements Serializable {
        private static final long serialVersionUID = 1;
        final String name = "Ada";
        final Map<String, Object> tags = new HashMap<>(Map.of("level", 3));
    }

    static class Order extends Customer {
        private static final long serialVersionUID = 2;
        final long id = 42;
        final int[] prices = {10, -20};
        final byte[] hash = {1, (byte) 0xFF};
        final Object again = name;
        final Object self = this;
        final TimeUnit unit = TimeUnit.DAYS;
        final Date placed = new Date(0);
    }

    record Point(int x, String label) implements Serializable {}

    private static LogicalValue read(byte[] bytes) {
        Source source = Source.ofBytes("river", bytes);
        FieldTree tree = RIVER.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        return new TreeValues(tree).root();
    }

    private static String text(LogicalValue value) {
        return LogicalTexts.of(value);
    }

    /** Eight a byte; the number of 256 is written as 0. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 8, 9, 255, 256, 257, 65_536})
    void booleans_of_an_array_are_told_one_by_one(int count) {
        boolean[] truths = new boolean[count];
        for (int i = 0; i < count; i++) {
            truths[i] = i % 3 == 0;
        }
        LogicalValue value = read(RiverStreams.of((Object) truths));
        assertThat(((LogicalValue.Sequence) value).elements().page(0, count + 1))
                .extracting(RiverValuesTest::text)
                .hasToString(Arrays.toString(truths));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void an_object_says_the_fields_of_its_classes(int version) {
        String order = Order.class.getName();
        assertThat(text(read(RiverStreams.version(version, new Order()))))
                .isEqualTo(order + "(name: Ada, tags: {level=3}, again: Ada, hash: 01ff, id: 42,"
                        + " placed: 1970-01-01T00:00:00Z, prices: [10, -20], self: → " + order + ", unit: DAYS)");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void collections_say_what_is_in_them(int version) {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("a", List.of(1, "b"));
        map.put(2L, new HashSet<>(List.of("c")));
        map.put(TimeUnit.HOURS, new TreeMap<>(Map.of("d", 'e')));
        map.put(new Point(1, "p"), new ArrayList<>(List.of("a", 2.5)));
        assertThat(text(read(RiverStreams.version(version, map))))
                .isEqualTo("{a=[1, b], 2=[c], HOURS={d=e}, " + Point.class.getName() + "(label: p, x: 1)=[a, 2.5]}");
    }

    @Test
    void values_of_the_jdk_are_one_value() {
        Object[] values = {
            new BigInteger("-12345678901234567890"),
            new BigDecimal("12.50"),
            UUID.fromString("00000000-0000-0001-0000-000000000002"),
            LocalDate.of(2024, 2, 29),
            Duration.ofMillis(1500),
            Integer.class,
            Customer.class,
            Runnable.class,
            Point[].class,
            true,
            null
        };
        assertThat(text(read(RiverStreams.of((Object) values))))
                .isEqualTo("[-12345678901234567890, 12.50, 00000000-0000-0001-0000-000000000002, 2024-02-29, PT1.5S,"
                        + " java.lang.Integer, %s, java.lang.Runnable, %s[], true, null]"
                                .formatted(Customer.class.getName(), Point.class.getName()));
    }

    @Test
    void objects_of_a_class_that_was_described_before_refer_to_it() {
        Object[] points = {new Point(1, "a"), new Point(2, "a")};
        byte[] bytes = RiverStreams.of((Object) points);
        String point = Point.class.getName();
        assertThat(text(read(bytes))).isEqualTo("[%s(label: a, x: 1), %s(label: a, x: 2)]".formatted(point, point));
    }

    @Test
    void a_stream_is_recognised_by_the_class_of_its_object() {
        assertThat(RIVER.probe(Source.ofBytes("river", RiverStreams.of(new Order()))))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.confidence()).isGreaterThan(80);
                    assertThat(found.reason()).contains(Order.class.getName());
                });
        assertThat(RIVER.probe(Source.ofBytes("river", RiverStreams.of(new ArrayList<>(List.of("abc", "def", 3))))))
                .hasSize(1);
    }

    /** What a table writes is its own; most write a number in one byte. */
    private static final class OneByte implements ClassTable {
        @Override
        public @Nullable Writer getClassWriter(Class<?> type) {
            return type == UUID.class ? (out, _) -> out.writeByte(7) : null;
        }

        @Override
        public Class<?> readClass(Unmarshaller in) {
            return UUID.class;
        }
    }

    @Test
    void an_entry_of_a_class_table_is_taken_for_one_byte_and_a_note_says_so() {
        MarshallingConfiguration configuration = new MarshallingConfiguration();
        configuration.setClassTable(new OneByte());
        byte[] bytes = RiverStreams.with(configuration, RiverStreams.NEWEST, new UUID(1, 2), new UUID(3, 4));
        try (FieldTree tree = RIVER.decode(
                Source.ofBytes("river", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            assertThat(tree.facts().issues())
                    .first()
                    .satisfies(issue -> assertThat(issue.message())
                            .startsWith("An entry of the application's class table is taken for one byte"));
        }
    }
}

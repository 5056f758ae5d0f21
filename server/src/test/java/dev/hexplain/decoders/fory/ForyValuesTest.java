package dev.hexplain.decoders.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.LogicalTexts;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Date;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.apache.fory.config.ForyBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library writes of many values is decoded whole, and says what was written. */
@Slow
class ForyValuesTest {
    private static final String CLASSES = """
            package dev.hexplain.decoders.fory;
            class ForyValuesTest {
                enum Side { BUY, SELL }
                static class Base { int depth; String name; }
                static final class Leaf { int weight; }
                static class Node extends Base {
                    String name; Integer none; Double half; Side side; Leaf leaf; Node next; Object any;
                    List<String> texts; List<Node> nodes; Map<String, Integer> counts; Map<String, List<String>> groups;
                    Node[] array; Leaf[] leaves; int[][] grid; Side[] sides; BigDecimal price; Instant at; long fooBar; long foo_a;
                }
            }
            """;

    enum Side {
        BUY,
        SELL
    }

    @SuppressWarnings("unused")
    static class Base {
        int depth = 3;
        String name = "base";
    }

    @SuppressWarnings("unused")
    static final class Child extends Base {
        int own = 5;
    }

    @SuppressWarnings("unused")
    static final class Leaf {
        int weight = -7;
    }

    /** One field of each kind of declaration. */
    @SuppressWarnings({"unused", "HidingField", "MemberName"})
    static class Node extends Base {
        String name = "node";
        Integer none;
        Double half = 0.5;
        Side side = Side.SELL;
        Leaf leaf = new Leaf();
        Node next;
        Object any = 5L;
        List<String> texts = new ArrayList<>(List.of("a", "é", "中"));
        List<Node> nodes = new ArrayList<>();
        Map<String, Integer> counts = new HashMap<>(Map.of("k", 5));
        Map<String, List<String>> groups = new HashMap<>(Map.of("g", new ArrayList<>(List.of("v"))));
        Node[] array = {};
        Leaf[] leaves = {new Leaf(), null};
        int[][] grid = {{1}, {2, 3}};
        Side[] sides = {Side.BUY};
        BigDecimal price = new BigDecimal("12345.678900");
        Instant at = Instant.ofEpochSecond(1, 5);
        long fooBar = 1L << 40;
        long foo_a = -2;
    }

    private static Node graph() {
        Node node = new Node();
        node.next = new Node();
        node.next.next = node;
        node.nodes.add(node.next);
        node.array = new Node[] {node, null, new Node()};
        return node;
    }

    private static Map<String, Object> scalars() {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int number : new int[] {0, 1, -1, 63, 64, -65, 300_000, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            values.put(Integer.toString(number), number);
        }
        for (long number : new long[] {0, -8, 1L << 30, -(1L << 30) - 1, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE}) {
            values.put(number + " ", number);
        }
        values.put("12.25", 12.25);
        values.put("1.5", 1.5F);
        values.put("-300", (short) -300);
        values.put("-7", (byte) -7);
        values.put("'A'", 'A');
        values.put("true", true);
        values.put("\"foo\"", "foo");
        values.put("\"\"", "");
        values.put("\"café\"", "café");
        values.put("\"中文\"", "中文");
        values.put("123456789012345678901234567890", new BigInteger("123456789012345678901234567890"));
        values.put("12345.678900", new BigDecimal("12345.678900"));
        values.put("1700000000123", new Date(1_700_000_000_123L));
        values.put("123e4567-e89b-12d3-a456-426614174000", UUID.fromString("123e4567-e89b-12d3-a456-426614174000"));
        values.put("2024-02-29", LocalDate.of(2024, 2, 29));
        values.put("2023-11-14T22:13:20.123456789Z", Instant.ofEpochSecond(1_700_000_000, 123_456_789));
        values.put("PT1.000000005S", Duration.ofSeconds(1, 5));
        for (Object time : new Object[] {
            LocalDateTime.of(2024, 2, 29, 10, 11, 12, 345),
            LocalDateTime.of(-5, 1, 1, 0, 0),
            LocalTime.of(10, 11),
            LocalTime.of(10, 0, 1),
            LocalTime.MAX,
            OffsetTime.parse("10:11:12+01:00"),
            OffsetDateTime.parse("2024-02-29T10:11:12.5-03:30"),
            OffsetDateTime.parse("2024-02-29T10:11+01:00:01"),
            ZoneOffset.ofHours(-1),
            ZoneOffset.ofTotalSeconds(61),
            Year.of(2024),
            YearMonth.of(2024, 2),
            MonthDay.of(2, 29),
            Period.of(1, -2, 3)
        }) {
            values.put(time.toString(), time);
        }
        return values;
    }

    private static List<Object> containers() {
        Map<String, Object> mixed = new LinkedHashMap<>();
        mixed.put("a", 1);
        mixed.put("b", "two");
        mixed.put("c", new ArrayList<>(List.of(1, 2)));
        mixed.put("n", null);
        mixed.put(null, "null key");
        return List.of(
                new ArrayList<>(Arrays.asList(1, "two", 3.0, true, null, 5L)),
                new ArrayList<>(Arrays.asList(mixed, mixed, "foo", "foo", new Leaf(), new Leaf())),
                mixed,
                new ArrayList<>(),
                new LinkedList<>(List.of("x")),
                List.of(1, 2),
                List.of(1, 2, 3),
                Arrays.asList(1, 2),
                new TreeMap<>(Map.of("k1", 7, "k0", 8)),
                new TreeSet<>(List.of("a")),
                new HashSet<>(List.of(1)),
                new ArrayDeque<>(List.of(1)),
                new HashMap<>(Map.of(1, "one", 300, "more")),
                Map.of("k", 1),
                EnumSet.of(Side.SELL),
                ZonedDateTime.parse("2024-02-29T10:11:12+01:00[Europe/Berlin]"),
                new ArrayList<>(List.of(Locale.forLanguageTag("de-CH-1901"), Locale.UK, Locale.ROOT, "x")),
                new ArrayList<>(List.of(BitSet.valueOf(new long[] {5, 1}), new BitSet(), "x")),
                Side.BUY,
                Optional.of("x"),
                new int[] {1, 2},
                new long[] {1},
                new double[] {1.5},
                new boolean[] {true},
                new char[] {'a'},
                new String[] {"a", null},
                new Object[] {1, "a", null, new Leaf()},
                new Integer[] {1, null},
                new int[][] {{1}, {2, 3}},
                new Side[] {Side.BUY},
                new Leaf[] {new Leaf(), null});
    }

    @Test
    void scalars_have_the_values_that_were_written() {
        scalars().forEach((text, value) -> {
            FieldTree tree = whole("", bytes("references", value));
            assertThat(tree.value(tree.find("value").orElseThrow()).actual()).isEqualTo(text.strip());
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void in_xlang_fields_of_parents_are_read_too(boolean compatible) {
        org.apache.fory.Fory fory = org.apache.fory.Fory.builder()
                .withXlang(true)
                .requireClassRegistration(true)
                .withCompatible(compatible)
                .build();
        fory.register(Child.class, "Child");
        String classes =
                "option compatible = %s; class Child extends Base { int own; } class Base { int depth; String name; }"
                        .formatted(compatible);
        FieldTree tree =
                new Survival(new Fory().with(Schema.of("child", "Child", classes))).decode(fory.serialize(new Child()));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.value(tree.find("value.depth").orElseThrow()).actual()).isEqualTo("3");
        assertThat(tree.value(tree.find("value.own").orElseThrow()).actual()).isEqualTo("5");
        assertThat(tree.value(tree.find("value.name").orElseThrow()).actual()).isEqualTo("\"base\"");
    }

    @Test
    void locales_zones_and_sets_of_bits_say_their_parts() {
        FieldTree locale = whole("", bytes("references", Locale.forLanguageTag("de-CH-1901")));
        assertThat(locale.value(locale.find("value.country.text").orElseThrow()).actual())
                .isEqualTo("\"CH\"");
        FieldTree bits = whole("", bytes("references", BitSet.valueOf(new long[] {5, 1})));
        assertThat(bits.value(bits.find("value.elements[0]").orElseThrow()).actual())
                .isEqualTo("5");
        assertThat(LogicalTexts.of(new TreeValues(bits).root())).isEqualTo("[0, 2, 64]");
        FieldTree time =
                whole("", bytes("references", ZonedDateTime.parse("2024-02-29T10:11:12+01:00[Europe/Berlin]")));
        assertThat(time.value(time.find("value.value").orElseThrow()).actual()).isEqualTo("2024-02-29T10:11:12");
    }

    @ParameterizedTest
    @ValueSource(strings = {"references", "none", "compatible"})
    void containers_are_decoded_whole(String mode) {
        containers().forEach(value -> whole(options(mode), bytes(mode, value)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"references", "compatible"})
    void a_graph_of_objects_is_decoded_whole_in_the_order_of_its_fields(String mode) {
        FieldTree tree = whole(options(mode), bytes(mode, graph()));

        assertThat(tree.value(tree.find("value.fooBar").orElseThrow()).actual()).isEqualTo(Long.toString(1L << 40));
        assertThat(tree.value(tree.find("value.foo_a").orElseThrow()).actual()).isEqualTo("-2");
        assertThat(tree.value(tree.find("value.side").orElseThrow()).symbol()).isEqualTo("SELL");
        assertThat(tree.value(tree.find("value.half").orElseThrow()).actual()).isEqualTo("0.5");
        assertThat(tree.value(tree.find("value.price").orElseThrow()).actual()).isEqualTo("12345.678900");
        assertThat(tree.value(tree.find("value.texts.elements[1]").orElseThrow())
                        .actual())
                .isEqualTo("\"é\"");
        assertThat(tree.value(tree.find("value.leaf.weight").orElseThrow()).actual())
                .isEqualTo("-7");
    }

    @ParameterizedTest
    @CsvSource({
        "00 00 1D 00 04 02 02 00, The class list does not have this class",
        "00 00 63, How this type is written is not known",
        "00 07, A value does not begin like this",
        "00 00 5A 05 01 FE 09, The reference is to nothing that was written before",
        "00 00 54 03 01 02 03, The array has no whole number of elements",
        "00 00 1B 09 00, The class list registers no class by this number",
        "00 FD 00, The object ends before the bytes do",
    })
    void what_cannot_be_read_is_named(String hex, String message) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(hex);
        assertThat(new Survival(new Fory().with(Schema.of("x", "", CLASSES)))
                        .decode(bytes)
                        .facts()
                        .issues())
                .anySatisfy(issue -> assertThat(issue.message()).isEqualTo(message));
    }

    @Test
    void lists_in_lists_need_no_stack() {
        byte[] bytes = new byte[200_001];
        for (int at = 1; at < bytes.length; at += 4) {
            bytes[at] = 0;
            bytes[at + 1] = 0x5A;
            bytes[at + 2] = 1;
            bytes[at + 3] = 1;
        }
        new Survival(new Fory().with(Schema.of("x", "", ""))).decode(bytes);
    }

    private static String options(String mode) {
        return mode.equals("compatible") ? "option compatible = true;\n" : "";
    }

    private static FieldTree whole(String options, byte[] bytes) {
        FieldTree tree = new Fory()
                .with(Schema.of("values", "", options + CLASSES))
                .decode(Source.ofBytes("", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.check(tree);
        assertThat(tree.facts().issues())
                .as(HexFormat.ofDelimiter(" ").formatHex(bytes))
                .isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }

    private static byte[] bytes(String mode, Object value) {
        ForyBuilder builder = org.apache.fory.Fory.builder()
                .withXlang(false)
                .requireClassRegistration(false)
                .suppressClassRegistrationWarnings(true)
                .withRefTracking(!mode.equals("none"))
                .withCodegen(false)
                .withCompatible(mode.equals("compatible"));
        return builder.build().serialize(value);
    }
}

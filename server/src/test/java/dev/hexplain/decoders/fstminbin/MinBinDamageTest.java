package dev.hexplain.decoders.fstminbin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nustaq.serialization.FSTConfiguration;
import org.nustaq.serialization.FSTObjectOutput;

/** Broken streams: a tree and issues, whatever is broken; and whole ones of classes that the corpus has not. */
@Slow
class MinBinDamageTest implements DamageContract {
    private static final FSTConfiguration CONFIGURATION = FSTConfiguration.createMinBinConfiguration();
    private static final Decoder DECODER = new FstMinBin();
    private static final byte[] TAGS = hex("010203040506 0a0d11121a151d252d353d454d09");
    private final Survival survival = new Survival(DECODER);

    private static byte[] written(Object value) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            FSTObjectOutput out = new FSTObjectOutput(bytes, CONFIGURATION);
            out.writeObject(value);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static Map<Object, Object> map() {
        Map<Object, Object> map = new LinkedHashMap<>();
        map.put("ключ", 1);
        map.put(7L, new BigInteger("-5"));
        map.put("list", new ArrayList<>(Arrays.asList("list", 2.5, null)));
        map.put(TimeUnit.DAYS, new TreeSet<>(List.of("a", "b")));
        return map;
    }

    /** One of each kind that the JDK's classes give. */
    private static List<Object> values() {
        return List.of(
                map(),
                new ArrayList<>(List.of(new BigDecimal("12.50"), new Date(5), String.class, new StringBuilder("x"))),
                new Object[] {
                    new int[] {1, -1}, new short[] {1}, new char[] {'x'}, new boolean[] {true}, new byte[] {1, 2}
                },
                new Object[] {new double[] {1, 2.5}, new float[] {1}, 1.5f, 'c', (short) 3, true, null},
                new Object[] {new int[][] {{1}, null}, new String[] {"a", null}, EnumSet.of(TimeUnit.DAYS)},
                new Object[] {new ArrayDeque<>(List.of(1)), Arrays.asList(1, 2), Map.of("a", 1), List.of(1)},
                new Object[] {new UUID(1, 2), new IllegalStateException("x")});
    }

    private static List<Object> shared() {
        return List.of(
                twice(1000, 1000L, 'c', (short) 1000, 2.5, 2.5f, true, "x", TimeUnit.DAYS, new Date(5)),
                twice(new BigDecimal("1.5"), new int[] {1}, new double[] {1}, String.class, new String[] {"a"}),
                twice(new StringBuilder("x"), List.of(1)));
    }

    /** The same objects again, which may be references. */
    private static Object[] twice(Object... values) {
        Object[] twice = Arrays.copyOf(values, 2 * values.length);
        System.arraycopy(values, 0, twice, values.length, values.length);
        return twice;
    }

    @Override
    public Decoder decoder() {
        return DECODER;
    }

    @Override
    public List<byte[]> whole() {
        return Stream.concat(values().stream(), shared().stream())
                .map(MinBinDamageTest::written)
                .toList();
    }

    @Override
    public byte meaningful(byte any) {
        return TAGS[(any & 0xFF) % TAGS.length];
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text.replace(" ", ""));
    }

    @Test
    void members_entries_and_elements_have_their_path() {
        assertThat(paths(survival.decode(written(map()))))
                .containsExactlyInAnyOrder(
                        "", "ключ", "7", "list", "list[0]", "list[1]", "list[2]", "DAYS", "DAYS[0]", "DAYS[1]");
        assertThat(paths(survival.decode(written(new UUID(1, 2)))))
                .containsExactlyInAnyOrder("", "mostSigBits", "leastSigBits");
    }

    /** A key that stood elsewhere before is a reference to that. */
    @Test
    void an_entry_is_called_by_what_its_key_refers_to() {
        Map<Object, Object> inner = new LinkedHashMap<>(Map.of("k", 1));
        assertThat(paths(survival.decode(written(new LinkedHashMap<>(Map.of("k", inner))))))
                .contains("k.k");
    }

    private static Set<String> paths(FieldTree tree) {
        Set<String> paths = new TreeSet<>();
        collect(tree, tree.children(tree.root(), 0, 1).getFirst(), 1, new LogicalPath(tree), paths);
        return paths;
    }

    private static void collect(FieldTree tree, Field field, int depth, LogicalPath logical, Set<String> into) {
        into.add(logical.at(depth, field));
        if (!field.shape().isLeaf()) {
            tree.children(field, 0, Integer.MAX_VALUE).forEach(child -> collect(tree, child, depth + 1, logical, into));
        }
    }

    @Test
    void numbers_dates_and_constants_are_shown_as_such() {
        FieldTree tree = survival.decode(
                written(new Object[] {new BigInteger("-5"), new BigDecimal("12.50"), new Date(5), TimeUnit.DAYS, 2.5}));
        Field array = tree.children(tree.root(), 0, 1).getFirst();
        assertThat(tree.children(array, tree.slotChildCount(array), 9).stream()
                        .map(tree::value)
                        .map(value -> value.actual().replace("\"", "")))
                .containsExactly("-5", "12.50", "5", "DAYS", "2.5");
    }

    @Test
    void sequences_without_end_nest_as_deep_as_the_limit_allows() {
        byte[] bytes = hex("353d01ff".repeat(5000));
        FieldTree tree = survival.decode(bytes);
        assertThat(tree.facts().issues()).isNotEmpty();
        tree.children(tree.root(), 0, 1).forEach(tree::value);
    }

    @Test
    void an_array_of_more_bytes_than_there_are_is_told_where_they_should_begin() {
        assertThat(survival.decode(hex("1103ffffff7f00")).facts().issues())
                .singleElement()
                .satisfies(issue -> {
                    assertThat(issue.offset()).isEqualTo(6);
                    assertThat(issue.expected()).contains("2147483647 bytes");
                });
    }

    @Test
    void a_reference_to_what_comes_later_is_an_issue() {
        byte[] bytes = hex("4d0305000000");
        assertThat(survival.decode(bytes).facts().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isZero();
            assertThat(issue.actual()).isEqualTo("5");
        });
        survival.read(bytes);
    }

    /** The library reads as many elements as the size says, and takes the end mark for one of them. */
    @ParameterizedTest
    @CsvSource({"0, the end mark before", "3, 2 more values"})
    void a_size_that_is_not_the_number_of_elements_is_an_issue(int size, String expected) {
        byte[] list = hex("3505110104" + "6C697374" + "01FF" + "010" + size + "3D" + "06");
        assertThat(survival.decode(list).facts().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(list.length - 1);
            assertThat(issue.expected()).isEqualTo(expected);
        });
    }

    @Test
    void a_sequence_without_its_end_mark_says_what_is_missing() {
        assertThat(survival.decode(hex("35 051101046c697374 01ff 0301000000 0307000000"))
                        .facts()
                        .issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.expected()).contains("end"));
    }

    @Test
    void a_reference_into_the_middle_of_a_value_is_an_issue() {
        byte[] bytes = hex("051101026869 4d0303000000");
        assertThat(survival.decode(bytes).facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.offset()).isEqualTo(6));
    }

    @Test
    void positions_count_from_where_the_stream_begins() {
        FieldTree tree = survival.decode(hex("ffff 051101026869 4d0300000000"), 2);
        assertThat(tree.facts().issues()).isEmpty();
        Field stream = tree.children(tree.root(), 1, 1).getFirst();
        assertThat(tree.value(tree.children(stream, 1, 1).getFirst()).description())
                .isEqualTo("→ \"hi\"");
    }

    @Test
    void a_reference_shows_what_it_repeats() {
        FieldTree tree = survival.decode(written(new Object[] {"foo", "foo", "bar"}));
        assertThat(tree.value(tree.children(tree.root(), 0, 1).getFirst()).description())
                .isEqualTo("[\"foo\", → \"foo\", \"bar\"]");
    }

    @Test
    void numbers_may_stand_in_an_array_of_digits() {
        byte[] bytes = hex("1d0102 110103312e30 110103322e35");
        FieldTree tree = survival.decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.value(tree.children(tree.root(), 0, 1).getFirst()).description())
                .isEqualTo("[1.0, 2.5]");
        survival.read(bytes);
    }
}

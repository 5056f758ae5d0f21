package dev.hexplain.decoders.chroniclewire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.EncodersReal;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Values that Chronicle Wire wrote: every byte explained, and what they say; damage is survived. */
@Slow
class WireCorpusTest {
    private static final int SMALL = 120;
    private static final Decoder WIRE = new ChronicleWire();

    @TestFactory
    Stream<DynamicTest> values_are_right() {
        return Stream.of("BINARY", "BINARY_LIGHT", "FIELDLESS_BINARY")
                .flatMap(form -> EncodersReal.of("chronicle-wire-" + form).stream()
                        .map(written -> DynamicTest.dynamicTest(form + " " + written, () -> {
                            FieldTree tree = whole(written.bytes());
                            Object expected = resolved(written.expected(), new ArrayList<>());
                            assertThat(comparable(WireValues.only(tree), expected))
                                    .isEqualTo(plain(expected));
                        })));
    }

    static FieldTree whole(byte[] bytes) {
        FieldTree tree = WIRE.decode(
                Source.ofBytes("value", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }

    /** The wire has no references: what was shared is there twice. */
    private static Object resolved(Object expected, List<Object> seen) {
        if (expected instanceof Map<?, ?> map) {
            if (map.containsKey("$ref")) {
                return seen.get(Integer.parseInt(map.get("$ref").toString()));
            }
            if (isSpecial(map)) {
                return map;
            }
            Map<Object, Object> copy = new LinkedHashMap<>();
            seen.add(copy);
            map.forEach((key, value) -> copy.put(key, resolved(value, seen)));
            return copy;
        }
        if (expected instanceof List<?> list) {
            List<Object> copy = new ArrayList<>();
            seen.add(copy);
            list.forEach(each -> copy.add(resolved(each, seen)));
            return copy;
        }
        return expected;
    }

    private static boolean isSpecial(Map<?, ?> map) {
        return map.size() == 1
                && map.keySet().iterator().next().toString().startsWith("$")
                && !map.containsKey("$class");
    }

    /** What is expected, with special types as the text that the wire has for them. */
    private static Object plain(Object expected) {
        if (expected instanceof Map<?, ?> map && isSpecial(map) && !map.containsKey("$bytes")) {
            return map.values().iterator().next().toString();
        }
        if (expected instanceof Map<?, ?> map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            map.forEach((key, value) -> copy.put(key, plain(value)));
            return copy;
        }
        return expected instanceof List<?> list
                ? list.stream().map(WireCorpusTest::plain).toList()
                : expected;
    }

    /** What was decoded, with names and types put back that the wire leaves out where nothing needs them. */
    private static Object comparable(Object actual, Object expected) {
        if (expected instanceof Map<?, ?> map && isSpecial(map)) {
            return map.containsKey("$Date")
                    ? millis(actual.toString())
                    : map.containsKey("$bytes") ? actual : actual.toString();
        }
        if (expected instanceof Map<?, ?> map) {
            Map<Object, Object> copy = new LinkedHashMap<>();
            List<?> values = actual instanceof List<?> list ? list : List.copyOf(values(actual));
            List<?> keys = actual instanceof Map<?, ?> named ? List.copyOf(named.keySet()) : List.of();
            int at = 0;
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                if (entry.getKey().equals("$class")) {
                    copy.put("$class", entry.getValue());
                    at += keys.contains("$class") ? 1 : 0;
                } else if (at < values.size()) {
                    copy.put(
                            keys.isEmpty() ? entry.getKey() : keys.get(at),
                            comparable(values.get(at), entry.getValue()));
                    at++;
                }
            }
            return copy;
        }
        if (expected instanceof List<?> list && actual instanceof List<?> found && list.size() == found.size()) {
            List<Object> copy = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                copy.add(comparable(found.get(i), list.get(i)));
            }
            return copy;
        }
        return actual;
    }

    private static java.util.Collection<?> values(Object actual) {
        return actual instanceof Map<?, ?> map ? map.values() : List.of();
    }

    private static String millis(String text) {
        String iso = text.replace(" GMT", "Z");
        return iso.endsWith("Z")
                ? EncodersReal.number(Instant.parse(iso).toEpochMilli() + "").toString()
                : text;
    }

    @Test
    void every_prefix_is_a_tree_with_an_issue() {
        Survival survival = new Survival(WIRE);
        for (byte[] whole : small()) {
            for (int length = 3; length < whole.length; length++) {
                byte[] cut = Arrays.copyOf(whole, length);
                survival.read(cut);
                assertThat(survival.decode(cut).facts().issues()).isNotEmpty();
            }
        }
    }

    @Test
    void a_changed_byte_anywhere_is_survived() {
        Survival survival = new Survival(WIRE);
        for (byte[] whole : small()) {
            survival.readChanged(whole);
        }
    }

    private static List<byte[]> small() {
        return EncodersReal.of("chronicle-wire-BINARY").stream()
                .map(EncodersReal.Written::bytes)
                .filter(bytes -> bytes.length <= SMALL)
                .toList();
    }

    @Test
    void what_is_broken_in_a_block_leaves_what_follows_it_readable() {
        FieldTree tree = new Survival(WIRE).decode(HexFormat.of().parseHex("C161" + "8003C16283" + "C162A105"));
        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(tree.find("b.value").map(tree::value).orElseThrow().actual()).isEqualTo("5");
    }

    @Test
    void blocks_in_blocks_and_lengths_that_are_not_there_are_survived() {
        byte[] nested = new byte[500_000];
        for (int i = 0; i + 5 <= nested.length; i += 5) {
            nested[i] = (byte) 0x82;
            int length = nested.length - i - 5;
            nested[i + 1] = (byte) length;
            nested[i + 2] = (byte) (length >> 8);
            nested[i + 3] = (byte) (length >> 16);
        }
        new Survival(WIRE).decode(nested);
        for (String hex : List.of(
                "82FFFFFFFF",
                "B8FFFFFFFF7F",
                "8DFFFFFFFFFFFFFF7F0000000000000000",
                "8EFFFFFFFF",
                "B6FFFFFFFFFFFFFFFFFF7F")) {
            assertThat(new Survival(WIRE)
                            .decode(HexFormat.of().parseHex(hex))
                            .facts()
                            .issues())
                    .as(hex)
                    .hasSize(1);
        }
    }

    @Test
    void all_other_codes_have_a_meaning() {
        whole(HexFormat.of()
                .parseHex("C1619B05" + "C162A0" + "00".repeat(16) + "C1638D" + "0200000000000000"
                        + "0100000000000000" + "00".repeat(16) + "8F" + "C164B20531323A3030" + "C165BC03466F6F"
                        + "BE03686579"
                        + "BA07E16A" + "B7026162B1" + "C16696C0843D" + "8E02000000FFFF"
                        + "C16786010000000000000000000000000100"
                        + "00000000000000" + "C168B88000"));
    }

    @Test
    void documents_of_a_queue_are_found_by_their_lengths() {
        byte[] first = "\304nameB".getBytes(StandardCharsets.ISO_8859_1);
        byte[] bytes = new byte[24];
        System.arraycopy(new byte[] {6, 0, 0, 0x40}, 0, bytes, 0, 4);
        System.arraycopy(first, 0, bytes, 4, 6);
        System.arraycopy(new byte[] {6, 0, 0, 0}, 0, bytes, 12, 4);
        System.arraycopy(first, 0, bytes, 16, 6);
        FieldTree tree = new Survival(WIRE).decode(Arrays.copyOf(bytes, 22));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.find("document[1].name")).isPresent();
    }

    @Test
    void names_are_whole_and_texts_mean_what_their_class_says() {
        String date = HexFormat.of().formatHex("java.util.Date".getBytes(StandardCharsets.UTF_8));
        String text = HexFormat.of().formatHex("2023-10-29T23:55:08.527 GMT".getBytes(StandardCharsets.UTF_8));
        byte[] bytes = HexFormat.of()
                .parseHex("C10A05" + "C161B60E" + date + "FB" + text + "C162B30A" + "323032332D31302D3239"
                        + "C16390F9021550");

        assertThat(PrintedValues.of(WIRE, bytes, false))
                .isEqualTo("{\"\\n\":5,\"a\":\"2023-10-29T23:55:08.527Z\",\"b\":\"2023-10-29\",\"c\":10000000000}");
        try (FieldTree tree = whole(bytes)) {
            TreeValues values = new TreeValues(tree);
            assertThat(List.of("a", "b", "c"))
                    .map(path -> ((LogicalValue.Scalar) values.find(path).orElseThrow()).kind())
                    .containsExactly(ScalarKind.TIME, ScalarKind.TIME, ScalarKind.FLOAT);
        }
    }

    @Test
    void an_empty_block_is_a_map_by_its_type_or_where_a_name_follows() {
        byte[] bytes =
                HexFormat.of().parseHex("C1618000" + "C162B605216F6D61708000" + "C163820400000080008000" + "C1648000");

        assertThat(PrintedValues.of(WIRE, bytes, false)).isEqualTo("{\"a\":{},\"b\":{},\"c\":[[],[]],\"d\":[]}");
    }

    @Test
    void an_empty_block_in_an_object_is_a_list() {
        byte[] bytes = HexFormat.of().parseHex("B60161" + "8007" + "C1618000" + "C16205");

        assertThat(PrintedValues.of(WIRE, bytes, false)).isEqualTo("{\"a\":[],\"b\":5}");
    }
}

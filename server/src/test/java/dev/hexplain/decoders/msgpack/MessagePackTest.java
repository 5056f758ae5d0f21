package dev.hexplain.decoders.msgpack;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Deep;
import dev.hexplain.testing.PlainValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Role;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class MessagePackTest {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();
    private static final Survival SURVIVAL = new Survival(new MessagePack());

    /** {"id": 7, "name": "Ann", "prices": [0.5, 0.25], "tags": ["a", {"x": nil}], "n": -300} */
    private static final String ORDER = "85 a2 6964 07 a4 6e616d65 a3 416e6e a6 707269636573 92 ca3f000000 ca3e800000"
            + " a4 74616773 92 a161 81 a178 c0 a16e d1fed4";

    private static FieldTree decode(String hex) {
        return SURVIVAL.decode(bytes(hex));
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", "").replace("-", ""));
    }

    private static Field field(FieldTree tree, String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("No " + path));
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(field(tree, path)).actual();
    }

    private static String logical(FieldTree tree, String path) {
        return LogicalPath.of(tree, tree.lineage(field(tree, path).id(), 100));
    }

    /** The suite of github.com/kawanet/msgpack-test-suite. */
    @TestFactory
    Stream<DynamicTest> every_spelling_of_the_suite_has_its_value() throws IOException {
        JsonNode suite = JSON.readTree(Corpus.folder("msgpack-suite")
                .resolve("msgpack-test-suite.json")
                .toFile());
        List<DynamicTest> tests = new ArrayList<>();
        suite.forEach(group -> group.forEach(example -> example.path("msgpack")
                .forEach(hex ->
                        tests.add(DynamicTest.dynamicTest(hex.asText(), () -> compare(example, hex.asText()))))));
        return tests.stream();
    }

    private static void compare(JsonNode example, String hex) {
        FieldTree tree = decode(hex);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes(hex).length);
        Field object = field(tree, "object[0]");
        if (example.has("ext")) {
            String data = example.path("ext").path(1).asText().replace("-", "");
            assertThat(tree.integer(field(tree, "object[0].type")))
                    .isEqualTo(example.path("ext").path(0).asLong());
            Field found = field(tree, "object[0].data");
            assertThat(HexFormat.of().formatHex(tree.source().copy(found.offset(), (int) found.length())))
                    .isEqualTo(data);
        } else if (example.has("timestamp")) {
            java.time.Instant instant = java.time.Instant.ofEpochSecond(
                    example.path("timestamp").path(0).asLong(),
                    example.path("timestamp").path(1).asLong());
            assertThat(tree.value(object).actual()).isEqualTo(instant.toString());
        } else {
            assertThat(PlainValues.of(tree, object)).isEqualTo(expected(example));
        }
    }

    private static Object expected(JsonNode example) {
        String kind = example.fieldNames().next();
        if (example.has("bignum")) {
            return PlainValues.number(new BigDecimal(example.path("bignum").asText()));
        }
        return kind.equals("binary")
                ? "h'" + example.path(kind).asText().replace("-", "") + "'"
                : PlainValues.of(example.path(kind));
    }

    @Test
    void a_member_is_named_by_its_key_and_holds_key_and_value() {
        FieldTree tree = decode(ORDER);
        assertThat(tree.children(field(tree, "object[0].name"), 0, 9))
                .extracting(Field::name)
                .containsExactly("key", "head", "value");
        assertThat(field(tree, "object[0].name.key.value").role()).isEqualTo(Role.NAME);
        assertThat(value(tree, "object[0].n")).isEqualTo("-300");
        assertThat(logical(tree, "object[0].prices[1].value")).isEqualTo("prices[1]");
        assertThat(logical(tree, "object[0].tags[1].x.value")).isEqualTo("tags[1].x");
        assertThat(tree.value(field(tree, "object[0]")).description())
                .isEqualTo("{id: 7, name: \"Ann\", prices: […], tags: […], …}");
        assertThat(field(tree, "object[0].prices[1]").computed()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d6 ff 514b67b0 | 2013-03-21T20:04:00Z",
                "d7 ff 00000004 514b67b0 | 2013-03-21T20:04:00.000000001Z",
                "c7 0c ff 00000001 00000000514b67b0 | 2013-03-21T20:04:00.000000001Z",
                "c7 0c ff 00000000 ffffffffffffffff | 1969-12-31T23:59:59Z",
                "d4 05 ff | FF",
                "e0 | -32",
            })
    void extensions_and_small_numbers_mean_something(String hex, String value) {
        assertThat(value(decode(hex), "object[0]")).isEqualTo(value);
    }

    @Test
    void keys_may_be_anything() {
        FieldTree tree = decode("87 01 a161 ff a162 c40101 a163 c3 a164 cb4004000000000000 a165 9101 a166 c0 a167");
        assertThat(value(tree, "object[0].1")).isEqualTo("\"a\"");
        assertThat(value(tree, "object[0].-1")).isEqualTo("\"b\"");
        assertThat(value(tree, "object[0].h'01'")).isEqualTo("\"c\"");
        assertThat(value(tree, "object[0].true")).isEqualTo("\"d\"");
        assertThat(value(tree, "object[0].2.5")).isEqualTo("\"e\"");
        assertThat(value(tree, "object[0].entry.value")).isEqualTo("\"f\"");
        assertThat(value(tree, "object[0].nil")).isEqualTo("\"g\"");
    }

    @ParameterizedTest
    @CsvSource({
        "c1, 0",
        "91c1, 1",
        "cc, 0",
        "a1, 0",
        "d9, 0",
        "d905ff, 2",
        "c4, 0",
        "c7, 0",
        "c701, 2",
        "c70201ff, 3",
        "92c0, 2",
        "81, 1",
        "81a161, 3",
        "dd00, 0",
        "ddffffffff01, 6",
        "dfffffffff, 5",
        "d801, 0",
    })
    void what_breaks_off_is_an_error_where_it_does(String hex, long offset) {
        FieldTree tree = decode(hex);
        assertThat(tree.facts().issues()).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(offset);
            assertThat(issue.expected()).isNotEmpty();
        });
    }

    @Test
    void a_text_that_is_not_utf_8_is_an_error_and_decoding_goes_on() {
        FieldTree tree = decode("92 a2 c328 01");
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.offset()).isEqualTo(2));
        assertThat(value(tree, "object[0][1]")).isEqualTo("1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ORDER,
                "93 dc0002 cd01f4 cdffff d6ff514b67b0 c7030501ff02 de0001 d90161 db00000000 90 80",
                "82 9101 a166 a162 c7020501ff",
            })
    void every_prefix_and_every_mutation_is_a_tree(String hex) {
        byte[] whole = bytes(hex);
        SURVIVAL.readPrefixes(whole);
        SURVIVAL.readChanged(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"91", "81a161", "819001", "92c0", "819181"})
    void depth_costs_neither_stack_nor_heap(String hex) {
        FieldTree tree = new Deep(new MessagePack()).decode(bytes(hex.repeat(200_000)));
        assertThat(tree.rowCount()).isGreaterThan(199_999);
        tree.value(tree.children(tree.root(), 0, 1).getFirst());
    }

    @Test
    void it_is_recognised_by_members_with_names() {
        assertThat(confidence(ORDER)).isGreaterThan(60);
        Stream.of("7b2261223a317d", "89504e470d0a1a0a", "504b0304", "cafebabe00000041", "aced0005", "9301020304")
                .forEach(hex -> assertThat(confidence(hex)).as(hex).isZero());
    }

    /** The last byte was missing where the length stands before the type. */
    @Test
    void a_member_is_named_by_the_type_and_all_data_of_an_extension() {
        assertThat(value(decode("81 c7 03 0a 010203 05"), "object[0].h'0a010203'"))
                .isEqualTo("5");
        assertThat(value(decode("81 d4 0a 01 05"), "object[0].h'0a01'")).isEqualTo("5");
    }

    /** What tags are around is called so too. */
    @Test
    void a_member_may_be_called_content() {
        assertThat(confidence("82 a26964 07 a7636f6e74656e74 c403010203".replace(" ", "")))
                .isGreaterThan(60);
    }

    private static int confidence(String hex) {
        return new MessagePack()
                .probe(Source.ofBytes("probe", bytes(hex))).stream()
                        .mapToInt(Candidate::confidence)
                        .max()
                        .orElse(0);
    }
}

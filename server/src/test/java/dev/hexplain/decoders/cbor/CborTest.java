package dev.hexplain.decoders.cbor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.testing.PlainValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class CborTest {
    private static final Survival SURVIVAL = new Survival(new Cbor());

    /** {"id": 7, "name": "Ann", "prices": [0.5, 0.25], "tags": ["a", {"x": null}], "n": -300} */
    private static final String ORDER = "a5 62 6964 07 64 6e616d65 63 416e6e 66 707269636573 82 f93800 f93400"
            + " 64 74616773 82 6161 a1 6178 f6 616e 39012b";

    private static FieldTree decode(String hex) {
        return SURVIVAL.decode(bytes(hex));
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static Field field(FieldTree tree, String path) {
        return tree.find(path).orElseThrow(() -> new AssertionError("No " + path));
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(field(tree, path)).actual();
    }

    @Test
    void a_member_is_named_by_its_key_and_holds_key_and_value() {
        FieldTree tree = decode(ORDER);
        Field name = field(tree, "item[0].name");
        assertThat(tree.children(name, 0, 9)).extracting(Field::name).containsExactly("key", "head", "value");
        assertThat(field(tree, "item[0].name.key.value").role()).isEqualTo(Role.NAME);
        assertThat(field(tree, "item[0].name.head").role()).isEqualTo(Role.TYPE);
        assertThat(value(tree, "item[0].name")).isEqualTo("\"Ann\"");
        assertThat(value(tree, "item[0].id")).isEqualTo("7");
        assertThat(value(tree, "item[0].n")).isEqualTo("-300");
        assertThat(value(tree, "item[0].prices[1]")).isEqualTo("0.25");
        assertThat(value(tree, "item[0].tags[1].x")).isEqualTo("null");
        assertThat(tree.value(field(tree, "item[0]")).description())
                .isEqualTo("{id: 7, name: \"Ann\", prices: […], tags: […], …}");
    }

    @Test
    void elements_of_one_size_and_short_containers_take_no_rows() {
        FieldTree tree = decode(ORDER);
        assertThat(field(tree, "item[0].prices[1]").computed()).isTrue();
        assertThat(field(tree, "item[0].tags").computed()).isTrue();
        assertThat(field(tree, "item[0].tags[1].x").computed()).isTrue();
    }

    @Test
    void each_byte_has_the_logical_path_of_its_member() {
        FieldTree tree = decode(ORDER);
        assertThat(logical(tree, "item[0].prices[1].value")).isEqualTo("prices[1]");
        assertThat(logical(tree, "item[0].prices.key.value")).isEqualTo("prices");
        assertThat(logical(tree, "item[0].tags[1].x.value")).isEqualTo("tags[1].x");
        assertThat(logical(tree, "item[0].head")).isEmpty();
    }

    private static String logical(FieldTree tree, String path) {
        return LogicalPath.of(tree, tree.lineage(field(tree, path).id(), 100));
    }

    @Test
    void a_break_belongs_to_the_list_that_it_ends() {
        FieldTree tree = decode("bf 6161 9f 01 02 ff ff");
        assertThat(logical(tree, "item[0].a.break")).isEqualTo("a");
        assertThat(value(tree, "item[0].a[1]")).isEqualTo("2");
        assertThat(tree.childCount(field(tree, "item[0].a"))).isEqualTo(5);
    }

    @Test
    void a_sequence_is_items_back_to_back() {
        assertThat(PlainValues.of(decode("01 6161 80")).toString()).isEqualTo("[1, a, []]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "c1 1a 514b67b0 | 2013-03-21T20:04:00Z",
                "c4 82 21 19 6ab3 | 273.15",
                "c5 82 20 03 | 1.5",
                "c4 82 38 1d c2 4d 018ee90ff6c373e0ee4e3f0ad2 | 0.123456789012345678901234567890",
                "d8 25 50 000102030405060708090a0b0c0d0e0f | 00010203-0405-0607-0809-0a0b0c0d0e0f",
                "c3 49 010000000000000000 | -18446744073709551617",
                "d9d9f7 d9d9f7 05 | 5",
                "f8 ff | simple(255)",
                "e0 | simple(0)",
            })
    void tags_and_simple_values_mean_something(String hex, String value) {
        assertThat(value(decode(hex), "item[0]")).isEqualTo(value);
    }

    @Test
    void keys_may_be_anything() {
        FieldTree tree = decode("a5 01 61 61 20 61 62 4101 61 63 f5 61 64 8101 61 65");
        assertThat(value(tree, "item[0].1")).isEqualTo("\"a\"");
        assertThat(value(tree, "item[0].-1")).isEqualTo("\"b\"");
        assertThat(value(tree, "item[0].h'01'")).isEqualTo("\"c\"");
        assertThat(value(tree, "item[0].true")).isEqualTo("\"d\"");
        assertThat(value(tree, "item[0].entry.value")).isEqualTo("\"e\"");
    }

    @Test
    void references_to_strings_name_members_and_stand_for_values() {
        FieldTree tree = decode("d90100 83 a1 63 616263 63 646566 a1 d81900 d81901 d90100 82 64 71717171 d81900");
        assertThat(PlainValues.of(tree).toString()).isEqualTo("[[{abc=def}, {abc=def}, [qqqq, qqqq]]]");
        assertThat(logical(tree, "item[0].content[1].abc.content")).isEqualTo("[1].abc");
    }

    @Test
    void strings_of_the_outer_namespace_are_back_when_the_inner_ends() {
        FieldTree tree = decode("d90100 83 63 616263 d90100 81 63 646566 d81900");
        assertThat(PlainValues.of(tree).toString()).isEqualTo("[[abc, [def], abc]]");
    }

    @Test
    void texts_that_are_referred_to_are_escaped_as_all_others() {
        FieldTree tree = decode("d90100 82 65 610a620922 d81900");
        assertThat(tree.value(tree.find("item[0].content[1]").orElseThrow()).actual())
                .isEqualTo("\"a\\nb\\t\\\"\"")
                .isEqualTo(tree.value(tree.find("item[0].content[0]").orElseThrow())
                        .actual());
        FieldTree looksLikeBytes = decode("d90100 82 65 6827616227 d81900");
        assertThat(looksLikeBytes
                        .value(looksLikeBytes.find("item[0].content[1]").orElseThrow())
                        .actual())
                .isEqualTo("\"h'ab'\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"d81900", "d90100 81 d81900", "d90100 82 63616263 d81901", "d90100 82 63616263 d8196161"})
    void a_reference_to_nothing_is_an_issue_at_its_number(String hex) {
        assertThat(decode(hex).facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).isEqualTo("The reference is to no string"));
    }

    @ParameterizedTest
    @CsvSource({
        "1c, 0",
        "3d, 0",
        "5e, 0",
        "7e, 0",
        "9c, 0",
        "bd, 0",
        "dc, 0",
        "fc, 0",
        "ff, 0",
        "1f, 0",
        "3f, 0",
        "df, 0",
        "8201ff, 2",
        "a1ff, 1",
        "bf6161ff, 3",
        "5f6161ff, 1",
        "7f7fffff, 1",
        "5fff00ff, 3",
        "18, 0",
        "62c3, 0",
        "5b7fffffffffffffff00, 9",
        "7bffffffffffffffff00, 9",
        "8301, 2",
        "a1, 1",
        "bf, 1",
        "c1, 1",
        "a26161, 3",
    })
    void what_is_not_well_formed_is_an_error_where_it_is(String hex, long offset) {
        FieldTree tree = decode(hex);
        Issue issue = tree.facts().issues().getFirst();
        assertThat(issue.offset()).isEqualTo(offset);
        assertThat(issue.expected()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({"61ff, 1", "63e28261, 1", "62c080, 1", "63eda080, 1", "f800, 1", "f81f, 1"})
    void what_is_well_formed_and_not_valid_is_an_error_and_decoding_goes_on(String hex, long offset) {
        FieldTree tree = decode(hex + "01");
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.offset()).isEqualTo(offset));
        assertThat(PlainValues.of(tree)).hasSize(2);
    }

    @Test
    void a_key_without_its_value_is_still_a_member() {
        FieldTree tree = decode("a2 6161 01 626263 19 01");
        assertThat(value(tree, "item[0].bc.key")).isEqualTo("\"bc\"");
        assertThat(field(tree, "item[0].bc.unparsed").length()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ORDER,
                "d90100 83 a1 63 616263 63 646566 a1 d81900 d81901 d90100 82 64 71717171 d81900",
                "bf 6161 9f 01 02 ff 7f 6162 ff 5f 41 01 ff 8101 c48221196ab3 ff",
                "83 9802 1901f4 19ffff 9a00000002 fa47c35000 fa47c35000 b80161611b0000000000000000 d818 43 83 01 02",
            })
    void every_prefix_and_every_mutation_is_a_tree(String hex) {
        byte[] whole = bytes(hex);
        SURVIVAL.readPrefixes(whole);
        SURVIVAL.readChanged(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"81", "c1", "a1", "9f", "d90100", "bf6161", "a18101", "a18081"})
    void depth_costs_neither_stack_nor_heap(String hex) {
        byte[] once = bytes(hex);
        byte[] bomb = new byte[once.length * 200_000];
        for (int i = 0; i < bomb.length; i++) {
            bomb[i] = once[i % once.length];
        }
        FieldTree tree = new dev.hexplain.testing.Deep(new Cbor()).decode(bomb);
        assertThat(tree.facts().maxDepth()).isGreaterThan(100_000);
        tree.value(tree.root());
        tree.value(tree.children(tree.root(), 0, 1).getFirst());
    }

    @Test
    void a_count_that_nothing_backs_costs_nothing() {
        for (String hex :
                List.of("9bffffffffffffffff01", "bb7fffffffffffffff6161", "9affffffff", "9b7fffffffffffffff1901f4")) {
            assertThat(decode(hex).facts().hasErrors()).isTrue();
        }
    }

    @Test
    void bytes_before_the_document_are_a_gap() {
        FieldTree tree = SURVIVAL.decode(bytes("ffff8101"), 2);
        assertThat(TreeInvariants.check(tree)).extracting(Field::name).containsSequence("dump", "gap", "cbor");
    }

    @Test
    void it_is_recognised_by_members_with_names() {
        assertThat(confidence(ORDER)).isGreaterThan(60);
        assertThat(confidence("d9d9f7 00")).isEqualTo(95);
        assertThat(confidence("83 01 02 03 04")).isZero();
        Stream.of("7b2261223a317d", "89504e470d0a1a0a", "504b0304", "cafebabe00000041", "aced0005")
                .forEach(hex -> assertThat(confidence(hex)).as(hex).isZero());
    }

    /** They were shown as 90: the text "bytes", which is their type as well, was taken for a byte string. */
    @Test
    void unparsed_bytes_inside_a_bignum_are_no_number() {
        assertThat(value(decode("c2 81 5a"), "item[0].content[0]")).isEqualTo("5A");
    }

    private static int confidence(String hex) {
        return new Cbor()
                .probe(Source.ofBytes("probe", bytes(hex))).stream()
                        .mapToInt(dev.hexplain.decode.Candidate::confidence)
                        .max()
                        .orElse(0);
    }

    /** The key was written once more inside the tag. */
    @Test
    void a_fraction_in_a_member_may_be_too_deep() {
        Limits limits = new Limits(1000, 3, 1000, Duration.ofSeconds(9), 0);
        FieldTree tree = new Cbor()
                .decode(
                        Source.ofBytes("deep", bytes("a1 61 61 c4 82 20 c4 82 20 01")),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        Progress.NONE);
        TreeInvariants.check(tree);
        assertThat(field(tree, "item[0].a.content").length()).isEqualTo(6);
        assertThat(value(tree, "item[0].a.key")).isEqualTo("\"a\"");
    }

    @Test
    void many_names_and_long_ones_keep_their_members_apart() {
        StringBuilder hex = new StringBuilder("bf");
        for (int i = 0; i < 40_000; i++) {
            String name = "name-of-a-member-number-%05d-of-many".formatted(i % 39_000);
            hex.append("78%02x".formatted(name.length()))
                    .append(HexFormat.of().formatHex(name.getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
                    .append("19%04x".formatted(i % 39_000));
        }
        FieldTree tree = new dev.hexplain.testing.Deep(new Cbor()).decode(bytes(hex + "ff"));
        Map<?, ?> map = (Map<?, ?>) PlainValues.of(tree).getFirst();
        assertThat(map).hasSize(39_000);
        map.forEach((name, value) -> assertThat(name.toString())
                .contains("%05d"
                        .formatted(Integer.parseInt(String.valueOf(((java.math.BigDecimal) value).toPlainString())))));
    }
}

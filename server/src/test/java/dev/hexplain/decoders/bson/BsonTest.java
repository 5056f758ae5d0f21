package dev.hexplain.decoders.bson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.testing.Deep;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Severity;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class BsonTest {
    private static final Survival SURVIVAL = new Survival(new Bson());

    /** {"id": 7, "name": "Ann", "prices": [0.5, 0.25], "sub": {"x": null}} */
    private static final String ORDER = "4b000000 10 696400 07000000 02 6e616d6500 04000000 416e6e00"
            + " 04 70726963657300 1b000000 01 3000 000000000000e03f 01 3100 000000000000d03f 00"
            + " 03 73756200 08000000 0a 7800 00 00";

    /** One element of every type that is not above, and both forms of binary data. */
    private static final String OTHERS = "05 62 00 02000000 00 0102 | 05 6f 00 06000000 02 02000000 0102 | 06 75 00"
            + " | 07 69 00 56e1fc72e0c917e9c4714161 | 08 74 00 01 | 09 64 00 0000000000000000 | 0b 72 00 6100 6900"
            + " | 0c 70 00 02000000 6200 56e1fc72e0c917e9c4714161 | 0d 63 00 02000000 6300 | 0e 73 00 02000000 7300"
            + " | 0f 77 00 1b000000 02000000 6300 11000000 02 78 00 05000000 6f6e652100 00 | 11 7a 00 0100000002000000"
            + " | 12 6c 00 ffffffffffffffff | 13 6d 00 010000000000000000000000000040b0 | ff 6e 00 | 7f 6b 00";

    private static FieldTree decode(String hex) {
        return SURVIVAL.decode(bytes(hex));
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replaceAll("[ |]", ""));
    }

    /** A document of elements. */
    private static String document(String elements) {
        int length = bytes(elements).length + 5;
        byte[] head = ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(length)
                .array();
        return HexFormat.of().formatHex(head) + elements + "00";
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

    @Test
    void an_element_holds_type_name_and_value() {
        FieldTree tree = decode(ORDER);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.children(field(tree, "document[0].name"), 0, 9))
                .extracting(Field::name)
                .containsExactly("type", "name", "length", "value", "terminator");
        assertThat(field(tree, "document[0].name.name").role()).isEqualTo(Role.NAME);
        assertThat(value(tree, "document[0].name")).isEqualTo("\"Ann\"");
        assertThat(tree.value(field(tree, "document[0]")).description())
                .isEqualTo("{id: 7, name: \"Ann\", prices: […], sub: {…}}");
    }

    @Test
    void elements_of_arrays_are_numbered_in_logical_paths() {
        FieldTree tree = decode(ORDER);
        assertThat(value(tree, "document[0].prices[1]")).isEqualTo("0.25");
        assertThat(logical(tree, "document[0].prices[1].name")).isEqualTo("prices[1]");
        assertThat(logical(tree, "document[0].prices.end")).isEqualTo("prices");
        assertThat(logical(tree, "document[0].sub.x.type")).isEqualTo("sub.x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b | 01 02 | generic",
                "o | 01 02 | binary (old)",
                "u | undefined | ''",
                "i | 56e1fc72e0c917e9c4714161 | 2016-03-10T23:00:02Z",
                "t | true | ''",
                "d | 0 | 1970-01-01T00:00:00Z",
                "r | /a/i | ''",
                "p | \"b\" 56e1fc72e0c917e9c4714161 | ''",
                "c | \"c\" | ''",
                "w | \"c\" | ''",
                "z | 2, 1 | 1970-01-01T00:00:02Z",
                "l | -1 | ''",
                "m | -1 | ''",
                "n | minKey | ''",
                "k | maxKey | ''",
            })
    void each_type_has_its_value(String name, String actual, String description) {
        FieldTree tree = decode(document(OTHERS));
        assertThat(tree.facts().issues()).isEmpty();
        Field element = field(tree, "document[0]." + name);
        assertThat(tree.value(element).actual()).isEqualTo(actual);
        assertThat(tree.value(element).description()).isEqualTo(description);
    }

    @Test
    void a_broken_document_leaves_the_others_readable() {
        String broken = document("02 61 00 7f000000 6200");
        FieldTree tree = decode(document("03 78 00" + broken + "10 79 00 05000000") + document(""));
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(
                        issue -> assertThat(issue.message()).isEqualTo("Unexpected end of the document in a string"));
        assertThat(value(tree, "document[0].x.a.name")).isEqualTo("\"a\"");
        assertThat(field(tree, "document[0].x.a.unparsed").length()).isEqualTo(7);
        assertThat(value(tree, "document[0].y")).isEqualTo("5");
        assertThat(tree.childCount(tree.root())).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"00000000 02", "03000000 02 010203", "05000000 02 02000000 01"})
    void old_binary_data_without_its_second_length_is_an_issue(String value) {
        byte[] whole = bytes(document("05 62 00" + value + "10 63 00 07000000"));
        SURVIVAL.read(whole);
        assertThat(SURVIVAL.decode(whole).facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message())
                        .isEqualTo("The length inside binary data of subtype 2 does not fit the one before"));
    }

    @Test
    void a_document_that_is_cut_off_shows_what_is_there() {
        FieldTree tree = decode("ff000000 10 61 00 07000000 02 62 00 05");
        assertThat(value(tree, "document[0].a")).isEqualTo("7");
        assertThat(value(tree, "document[0].b.name")).isEqualTo("\"b\"");
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.message()).startsWith("Unexpected end of data in"));
    }

    @Test
    void an_array_with_other_names_is_read_by_its_order() {
        FieldTree tree = decode(document("04 61 00" + document("10 3100 05000000 10 7a7a00 06000000")));
        assertThat(value(tree, "document[0].a[1]")).isEqualTo("6");
        assertThat(tree.facts().issues()).hasSize(2).allMatch(issue -> issue.severity() == Severity.WARNING);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void every_prefix_and_every_mutation_is_a_tree(boolean common) {
        byte[] whole = bytes(common ? ORDER + document("") : document(OTHERS));
        SURVIVAL.readPrefixes(whole);
        SURVIVAL.readChanged(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"03 61 00", "04 3000"})
    void depth_costs_neither_stack_nor_heap(String element) {
        byte[] head = bytes(element);
        int depth = 100_000;
        int most = depth * (head.length + 5) + 5;
        ByteBuffer bomb = ByteBuffer.allocate(most).order(ByteOrder.LITTLE_ENDIAN);
        for (int level = 0; level < depth; level++) {
            bomb.putInt(most - level * (head.length + 5)).put(head);
        }
        bomb.putInt(5);
        FieldTree tree = new Deep(new Bson()).decode(bomb.array());
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().maxDepth()).isGreaterThan(depth);
        tree.value(field(tree, "document[0]"));
    }

    @Test
    void it_is_recognised_by_its_length() {
        assertThat(confidence(ORDER)).isGreaterThan(90);
        assertThat(confidence(ORDER + ORDER)).isGreaterThan(80);
        Stream.of("7b2261223a317d", "89504e470d0a1a0a", "0500000001", "05000000000102030405", "00000000000000000000")
                .forEach(hex -> assertThat(confidence(hex)).as(hex).isZero());
    }

    private static int confidence(String hex) {
        return new Bson()
                .probe(Source.ofBytes("probe", bytes(hex))).stream()
                        .mapToInt(Candidate::confidence)
                        .max()
                        .orElse(0);
    }
}

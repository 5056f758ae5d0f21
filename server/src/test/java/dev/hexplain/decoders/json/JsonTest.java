package dev.hexplain.decoders.json;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.testing.LogicalValues;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class JsonTest {
    private static final Json JSON = new Json();
    private static final ObjectMapper OTHER =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    private static final String ORDER =
            "{\"sourceId\":1010,\"special\":true,\"prices\":[0.1,0.2,0.3],\"user\":{\"name\":\"x\\u00e9\\n\"},\"none\":null}";

    private static FieldTree decode(String text) {
        return decode(text.getBytes(UTF_8));
    }

    private static FieldTree decode(byte[] text) {
        return new Survival(JSON).decode(text);
    }

    private static FieldTree whole(String text) {
        FieldTree tree = decode(text);
        assertThat(tree.facts().issues()).as(text).isEmpty();
        assertThat(tree.facts().covered()).as(text).isEqualTo(text.getBytes(UTF_8).length);
        return tree;
    }

    private static Issue issue(String text) {
        List<Issue> issues = decode(text).facts().issues();
        assertThat(issues).as(text).hasSize(1);
        return issues.getFirst();
    }

    @Test
    void a_member_is_called_by_its_name_and_shows_its_value() {
        FieldTree tree = whole(ORDER);
        assertThat(tree.value(tree.find("item[0].sourceId").orElseThrow()).actual())
                .isEqualTo("1010");
        assertThat(tree.value(tree.find("item[0].prices[1]").orElseThrow()).actual())
                .isEqualTo("0.2");
        assertThat(tree.value(tree.find("item[0].user.name").orElseThrow()).actual())
                .isEqualTo("\"xé\\n\"");
        assertThat(tree.find("item[0].prices").orElseThrow().type()).isEqualTo("array");
    }

    @Test
    void every_byte_has_a_place_in_the_object_and_a_reason() {
        List<String> leaves = new ArrayList<>();
        FieldTree tree = whole("{ \"a\" :[1, \"b\"]}");
        LogicalLeaves walk = LogicalLeaves.of(tree);
        while (walk.next()) {
            leaves.add("%s %s %s"
                    .formatted(walk.path(), walk.leaf().role().id(), walk.leaf().name()));
        }
        assertThat(leaves)
                .containsExactly(
                        " type begin-object",
                        "a padding ws",
                        "a type quotation-mark",
                        "a name chars",
                        "a type quotation-mark",
                        "a padding ws",
                        "a type name-separator",
                        "a type begin-array",
                        "a[0] value number",
                        "a[0] type value-separator",
                        "a[1] padding ws",
                        "a[1] type quotation-mark",
                        "a[1] value chars",
                        "a[1] type quotation-mark",
                        "a type end-array",
                        " type end-object");
    }

    @Test
    void an_array_of_a_type_name_and_a_value_adds_no_step_to_the_logical_path() {
        FieldTree tree = whole("[\"sp.MarketData\",{\"prices\":[\"[D\",[0.5,1.5]],\"pair\":[\"a\",\"b\"]}]");
        assertThat(LogicalValues.of(tree)).containsOnlyKeys("prices[0]", "prices[1]", "pair[0]", "pair[1]");
        Field type = tree.find("item[0].type.string.chars").orElseThrow();
        assertThat(type.role()).isEqualTo(Role.TYPE);
    }

    @Test
    void an_array_of_more_than_a_pair_is_an_array_whatever_it_begins_with() {
        FieldTree tree = whole("{\"names\":[\"java.lang.String\",[1],[2]]}");
        assertThat(tree.find("item[0].names[0]")).isPresent();
        assertThat(LogicalValues.of(tree)).containsKeys("names[1][0]", "names[2][0]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0.0e+10",
                "\"\"",
                "null",
                " true ",
                "[]",
                "{}",
                "[[],{}]",
                "{\"\":0}",
                "{\"a\":{\"a\":{\"a\":[]}}}",
                "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\uD83D\\uDE00\"",
                "{\"a\":1}\n{\"a\":2}\n",
                "1 2 3",
                "\uFEFF{\"a\" : 1}",
                "{\n    \"a\"\n:\n\t[  1  ,  2  ]\n  ,\"b\":\"x\"  }",
                "\"\u00e9\u4e2d\uD83D\uDE00\"",
                "",
                "  "
            })
    void what_the_grammar_allows_has_no_issue(String text) {
        whole(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":1,} | 7 | A comma is not followed by another value",
                "[1 2] | 3 | Two values stand without a comma between them",
                "[1,,2] | 3 | This byte starts no value",
                "{\"a\" 1} | 5 | A name has no value",
                "{a:1} | 1 | A member of an object has no name",
                "[1} | 2 | The wrong bracket ends an array",
                "[tru] | 4 | A literal breaks off",
                "[-] | 2 | A number breaks off",
                "[01] | 2 | A number begins with 0",
                "[1.] | 3 | A number breaks off",
                "[1,2 | 4 | Unexpected end of data in an array",
                "{\"a\": | 5 | A name has no value",
                "[\"abc | 1 | Unexpected end of data in a string",
                "[\"a\\x\"] | 3 | The escape is none",
                "[\"a\tb\"] | 3 | A control character stands in a string",
                "{\"a\":1,\"a\":2} | 7 | The object has a member of this name already",
                "NaN | 0 | This byte starts no value",
                "// x | 0 | This byte starts no value",
            })
    void what_it_forbids_is_an_issue_at_the_byte(String text, long offset, String message) {
        Issue issue = issue(text);
        assertThat(issue.message()).isEqualTo(message);
        assertThat(issue.offset()).isEqualTo(offset);
    }

    @Test
    void what_is_not_utf8_is_an_issue() {
        Issue invalid =
                decode(new byte[] {'"', 'a', (byte) 0xFF, '"'}).facts().issues().getFirst();
        assertThat(invalid.offset()).isEqualTo(2);
        assertThat(decode("{\"a\":1}".getBytes(UTF_16LE)).facts().issues())
                .anySatisfy(issue -> assertThat(issue.message()).contains("UTF-8"));
    }

    @Test
    void what_stands_before_the_damage_is_kept() {
        FieldTree tree = decode("{\"a\":1,\"b\":[1,2,{\"c\":\"x");
        assertThat(tree.value(tree.find("item[0].a").orElseThrow()).actual()).isEqualTo("1");
        assertThat(tree.find("item[0].b[2].c.unparsed")).isPresent();
    }

    @Test
    void values_are_those_that_another_parser_reads() throws IOException {
        Random random = new Random(7);
        for (int round = 0; round < 300; round++) {
            Object value = RandomDocuments.document(random);
            byte[] text = round % 2 == 0
                    ? OTHER.writeValueAsBytes(value)
                    : OTHER.writerWithDefaultPrettyPrinter().writeValueAsBytes(value);
            FieldTree tree = decode(text);
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(LogicalValues.of(tree)).isEqualTo(LogicalValues.of(OTHER.readTree(text)));
        }
    }

    /** Items without a row end at a length, a count and anywhere around the end of a buffer. */
    @Test
    void values_are_the_same_with_rows_and_without() throws IOException {
        for (int length = 230; length < 270; length++) {
            String text = "x".repeat(length);
            String blanks = " ".repeat(length - 12);
            assertReadsLikeAnother("[{\"%s\":1,\"name\":\"%s\",%s\"n\":1234567},\"%s\" ,%s1234567, true]"
                    .formatted(text, text, blanks, text, blanks));
            assertReadsLikeAnother(
                    "{\"a\": [" + "1, ".repeat(length / 4) + "2], \n \"b\" : null,\"c\":\"ü\\u00fc\\n\"}");
        }
        for (int before = (1 << 16) - 24; before < (1 << 16) + 4; before++) {
            assertReadsLikeAnother(
                    "[\"" + "y".repeat(before) + "\",{\"k\":-12.5e+3,\"é\":false,\"t\":\"a\\tb\"}, 12 ]");
        }
    }

    private static void assertReadsLikeAnother(String text) throws IOException {
        FieldTree tree = whole(text);
        TreeInvariants.check(tree);
        assertThat(LogicalValues.of(tree)).isEqualTo(LogicalValues.of(OTHER.readTree(text)));
    }

    @Test
    void addresses_and_paths_lead_back() {
        FieldTree tree = whole("{ \"prices\" : [ 1, 2 ] , \"x\":{\"y\":[[]]}, \"z\" :true}\n[1]");
        List<Field> fields = TreeInvariants.check(tree);
        TreeInvariants.checkAddresses(tree, fields);
    }

    @Test
    void damage_never_breaks_reading() {
        Survival survival = new Survival(JSON);
        byte[] text = (ORDER + "\n[ \"sp.A\" , {\"b\" : [\"[D\",[1]]} ]").getBytes(UTF_8);
        survival.readPrefixes(text);
        survival.readChanged(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "[[],", "[ [\n"})
    void depth_is_no_problem(String unit) {
        byte[] bomb = unit.repeat(Selection.size(1_000_000, 10_000_000) / unit.length())
                .getBytes(UTF_8);
        FieldTree tree =
                JSON.decode(Source.ofBytes("bomb", bomb), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(tree.at(bomb.length / 2)).isPresent();
    }

    @Test
    void a_limit_of_depth_is_an_issue() {
        Limits limits = new Limits(1000, 10, 10, Duration.ofSeconds(5), 0);
        FieldTree tree = JSON.decode(
                Source.ofBytes("deep", "[".repeat(100).getBytes(UTF_8)),
                new DecodeOptions(0, limits),
                TreeStorage.inMemory(),
                Progress.NONE);
        assertThat(tree.facts().issues().getFirst().message()).contains("nested deeper than the limit");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":1} | 95",
                "[1,2,3] | 85",
                "{} | 60",
                "\"text\" | 20",
                "17 | 20",
                "{\"a\":1, \"b\":2, \"c\": \"dddddddd | 55",
                "[{\"a\":1}, {\"b\":2}, {\"c | 55",
            })
    void detection_says_how_sure_it_is(String text, int confidence) {
        assertThat(JSON.probe(Source.ofBytes("text", text.getBytes(UTF_8))))
                .singleElement()
                .extracting(Candidate::confidence)
                .isEqualTo(confidence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "<a/>",
                "{a}",
                "[1, 2, 3",
                "[17, 18, 19] INFO started",
                "[1, 2, 3, 4, 5, 6, x] INFO started",
                "tomorrow",
                "2026-11-21",
                "00000000: 7b22 6122",
                "n"
            })
    void other_text_is_not_taken_for_it(String text) {
        assertThat(JSON.probe(Source.ofBytes("text", text.getBytes(UTF_8)))).isEmpty();
    }

    @Test
    void names_repeated_anywhere_are_reported_however_many_and_long_they_are() {
        StringBuilder text = new StringBuilder("[");
        List<Long> repeated = new ArrayList<>();
        for (int object = 0; object < 20; object++) {
            text.append(object == 0 ? "" : ",").append("{\"outer\":{\"id\":1,\"outer\":2},\"id\":3,");
            for (int name = 0; name < 9; name++) {
                text.append("\"name%d-%d%s\":%d,".formatted(object, name, "x".repeat(name), name));
            }
            if (object % 2 == 0) {
                repeated.add((long) text.length());
                text.append("\"outer\":4,");
                repeated.add((long) text.length());
                text.append("\"name%d-8xxxxxxxx\" : 5,".formatted(object));
            }
            text.append("\"a\":1,\"a\\\\\":2,\"fourteen chars\":3,\"fourteen char \":4,\"é\":5}");
        }
        assertThat(decode(text.append("]").toString().getBytes(UTF_8)).facts().issues())
                .extracting(Issue::offset)
                .containsExactlyElementsOf(repeated.stream()
                        .map(at -> (long) text.substring(0, (int) (long) at).getBytes(UTF_8).length)
                        .toList());
    }
}

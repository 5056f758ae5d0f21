package dev.hexplain.decoders.iontext;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonTextWriterBuilder;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.IonDocuments;
import dev.hexplain.testing.LogicalValues;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class IonTextTest {
    private static final IonText ION = new IonText();
    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private static FieldTree decode(String text) {
        return new Survival(ION).decode(text.getBytes(UTF_8));
    }

    private static FieldTree whole(String text) {
        FieldTree tree = decode(text);
        assertThat(tree.facts().issues()).as(text).isEmpty();
        assertThat(tree.facts().covered()).as(text).isEqualTo(text.getBytes(UTF_8).length);
        return tree;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "null.int | null",
                "true | true",
                "1_000 | 1_000",
                "0x1F | 0x1F",
                "-0b11 | -0b11",
                "1.5e-3 | 1.5e-3",
                "12d3 | 12d3",
                "+inf | +inf",
                "2007T | 2007T",
                "2007-02-23T12:14:33.079-08:00 | 2007-02-23T12:14:33.079-08:00",
                "\"a\\x41\\u00e9\\n\" | \"aAé\\n\"",
                "'''a''' '''b''' | \"ab\"",
                "'a b' | \"a b\"",
                "abc | \"abc\"",
                "{{ AQID }} | {{ AQID }}",
                "{{ \"}}\" }} | {{ \\\"}}\\\" }}",
                "a::'b c' :: 5 | 5",
                "/* x */ 7 // y | 7",
            })
    void a_value_shows_what_its_characters_mean(String text, String value) {
        FieldTree tree = whole(text);
        assertThat(tree.value(tree.find("item[0]").orElseThrow()).actual()).isEqualTo(value);
    }

    @Test
    void members_and_elements_have_their_places() {
        assertThat(LogicalValues.of(whole("{ a : 1, 'b c':x::[1e0 , [2e0], ], \"d\":(+ a 1), '''e''':{}, }")))
                .containsOnlyKeys("a", "b c[0]", "b c[1][0]", "d[0]", "d[1]", "d[2]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "(a+b)",
                "(a.b -1 --1)",
                "[]",
                "{}",
                "()",
                "$ion_1_0 {a:1}",
                "a b c",
                "[1,2,]",
                "a::b::{}",
                "(a::b)"
            })
    void what_the_grammar_allows_has_no_issue(String text) {
        whole(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1 2] | 3 | Two values stand without a comma between them",
                "[1,,2] | 3 | This byte starts no value",
                "{1:2} | 1 | A field of a struct has no name",
                "{a 2} | 3 | A field of a struct has no name",
                "[1} | 2 | Two values stand without a comma between them",
                "[1 | 2 | Unexpected end of data in a container",
                "\"abc | 0 | Unexpected end of data in a string",
                "1 /* x | 2 | Unexpected end of data in a comment",
                "{{ x | 0 | Unexpected end of data in a blob",
                "01 | 0 | This byte starts no value",
                "a:: | 3 | This byte starts no value",
            })
    void what_it_forbids_is_an_issue_at_the_byte(String text, long offset, String message) {
        List<Issue> issues = decode(text).facts().issues();
        assertThat(issues).as(text).hasSize(1);
        assertThat(issues.getFirst().message()).isEqualTo(message);
        assertThat(issues.getFirst().offset()).isEqualTo(offset);
    }

    @Test
    void values_are_those_that_ions_own_library_wrote() throws IOException {
        Random random = new Random(9);
        for (int round = 0; round < 200; round++) {
            Object value = RandomDocuments.document(random);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            IonTextWriterBuilder builder =
                    round % 2 == 0 ? IonTextWriterBuilder.standard() : IonTextWriterBuilder.pretty();
            try (IonWriter writer = builder.build(out)) {
                IonDocuments.write(writer, value);
            }
            String text = out.toString(UTF_8);
            Map<String, String> values = LogicalValues.of(whole(text));
            values.replaceAll((path, shown) -> shown.matches("-?[0-9.]+d-?[0-9]+") ? decimal(shown) : shown);
            assertThat(values).as(text).isEqualTo(LogicalValues.of(JSON.readTree(JSON.writeValueAsBytes(value))));
        }
    }

    private static String decimal(String shown) {
        BigDecimal decimal = new BigDecimal(shown.replace('d', 'E'));
        return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toString();
    }

    @Test
    void damage_never_breaks_reading() {
        Survival survival = new Survival(ION);
        byte[] text =
                "{a:1, 'b c' : x::[1e0, {{AQ==}}], /*c*/ d:(+ a '''x''' '''y'''), e:2007T} // f\n\"g\"".getBytes(UTF_8);
        survival.readPrefixes(text);
        survival.readChanged(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{a:", "(", "a::"})
    void depth_is_no_problem(String unit) {
        byte[] bomb =
                unit.repeat(Selection.size(500_000, 3_000_000) / unit.length()).getBytes(UTF_8);
        FieldTree tree =
                ION.decode(Source.ofBytes("bomb", bomb), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        assertThat(tree.facts().issues()).hasSize(1);
    }

    @Test
    void only_text_that_cannot_be_json_is_taken_for_it() {
        assertThat(ION.probe(Source.ofBytes("text", "{a:1}".getBytes(UTF_8)))).hasSize(1);
        assertThat(ION.probe(Source.ofBytes("text", "{\"a\":1}".getBytes(UTF_8))))
                .isEmpty();
        assertThat(ION.probe(Source.ofBytes("text", "hello".getBytes(UTF_8)))).isEmpty();
        assertThat(ION.probe(Source.ofBytes("text", "{a: b; c}".getBytes(UTF_8))))
                .isEmpty();
    }
}

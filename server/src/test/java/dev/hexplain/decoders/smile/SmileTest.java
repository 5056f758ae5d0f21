package dev.hexplain.decoders.smile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.smile.SmileGenerator;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.LogicalValues;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class SmileTest {
    private static final Smile SMILE = new Smile();
    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static FieldTree decode(byte[] bytes) {
        return new Survival(SMILE).decode(bytes);
    }

    private static FieldTree whole(byte[] bytes, String what) {
        FieldTree tree = decode(bytes);
        assertThat(tree.facts().issues()).as(what).isEmpty();
        assertThat(tree.facts().covered()).as(what).isEqualTo(bytes.length);
        return tree;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "20 | ''",
                "21 | null",
                "22 | false",
                "23 | true",
                "C1 | -1",
                "DE | 15",
                "24 A0 | 16",
                "24 03 BF | -128",
                "25 03 7F 7F 7F 7F 7F 7F 7F 7F BF | -9223372036854775808",
                "29 00 3F 28 18 49 5D 17 46 53 7C | 0.001",
                "26 8D 00 63 5D 10 7F 5B 06 73 70 3B 49 63 78 2B 12 | 123456789012345678901234567890",
                "E8 84 7F 7F 7F 7F 0F | FF FF FF FF",
                "FD 82 FF FE | FF FE",
            })
    void a_value_shows_what_its_bytes_mean(String hex, String value) {
        FieldTree tree = whole(bytes(hex), hex);
        Field item = tree.find("item[0]").orElseThrow();
        assertThat(tree.value(item).actual()).isEqualTo(value.equals("") ? "\"\"" : value);
    }

    /** Digits are never left out silently. */
    @Test
    void a_number_of_many_digits_is_whole_or_not_shown() throws IOException {
        for (int bits : new int[] {28_000, 40_000}) {
            BigInteger integer = BigInteger.ONE.shiftLeft(bits);
            FieldTree tree = whole(new ObjectMapper(new SmileFactory()).writeValueAsBytes(integer), bits + " bits");
            assertThat(tree.fullValue(tree.find("item[0].value").orElseThrow()).actual())
                    .isIn("", integer.toString());
        }
    }

    @Test
    void a_reference_leads_to_the_name_it_stands_for() {
        FieldTree tree = whole(bytes("3A290A01 F8 FA 80 61 C2 FB FA 40 C4 FB F9"), "two objects");
        Field reference = tree.find("item[0][1].a.key").orElseThrow();
        assertThat(tree.value(reference).actual()).isEqualTo("\"a\"");
        Handles.Handle handle = tree.handles().referredToBy(reference).orElseThrow();
        Field definition = tree.handles().definition(handle).orElseThrow();
        assertThat(definition).isEqualTo(tree.find("item[0][0].a.key").orElseThrow());
        assertThat(tree.references().page(handle, 0, 10)).containsExactly(reference);
    }

    @Test
    void a_reference_to_a_text_shows_the_text() {
        FieldTree tree = whole(bytes("3A290A03 FA 80 61 42 666F6F 80 62 01 80 63 F8 01 F9 FB"), "shared texts");
        assertThat(LogicalValues.of(tree)).isEqualTo(Map.of("a", "\"foo\"", "b", "\"foo\"", "c[0]", "\"foo\""));
        Field reference = tree.find("item[0].c[0]").orElseThrow();
        Field definition = tree.handles()
                .definition(tree.handles().referredToBy(reference).orElseThrow())
                .orElseThrow();
        assertThat(definition.offset()).isEqualTo(7);
    }

    @Test
    void a_header_may_come_again_and_a_mark_may_end_the_content() {
        FieldTree tree = whole(bytes("3A290A01 C2 C4 3A290A00 FA 80 61 C2 FB FF 3A290A00"), "sections");
        assertThat(tree.value(tree.find("item[2].a").orElseThrow()).actual()).isEqualTo("1");
        assertThat(tree.find("endOfContent")).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3A290A11 C2 | 3 | There is no such version of the format",
                "3A290A01 00 | 4 | This byte starts nothing that may stand here",
                "3A290A01 F8 C2 | 6 | Unexpected end of data in an array",
                "3A290A01 F8 FB | 5 | This byte starts nothing that may stand here",
                "3A290A01 FA F9 | 5 | This byte starts no key",
                "3A290A01 FA 40 C2 FB | 5 | The reference is to no name",
                "3A290A01 FA 3101 C2 FB | 5 | The reference is to no name",
                "3A290A03 F8 05 F9 | 5 | The reference is to no text",
                "3A290A01 FA 80 61 FB | 7 | This byte starts nothing that may stand here",
                "3A290A01 24 01 | 6 | Unexpected end of data in a number",
                "3A290A01 24 01 01 01 01 01 81 | 5 | The number has no end",
                "3A290A01 24 C1 | 5 | The last byte of a number has no more than six bits",
                "3A290A01 44 61 62 | 4 | Unexpected end of data in a value",
                "3A290A01 E0 61 62 | 4 | Unexpected end of data in a text",
                "3A290A01 E8 90 00 | 6 | Unexpected end of data in binary data",
                "3A290A01 41 61 E9 | 5 | The text is not ASCII, as its token says",
                "3A290A01 80 61 FF | 6 | The text is not UTF-8",
                "3A29 | 0 | Unexpected end of data in a header",
            })
    void what_the_specification_forbids_is_an_issue_at_the_byte(String hex, long offset, String message) {
        List<Issue> issues = decode(bytes(hex)).facts().issues();
        assertThat(issues).as(hex).hasSize(1);
        assertThat(issues.getFirst().message()).isEqualTo(message);
        assertThat(issues.getFirst().offset()).isEqualTo(offset);
    }

    @Test
    void real_documents_of_another_writer_have_the_values_their_writer_says() throws IOException {
        int count = 0;
        for (Path file : Corpus.files(Corpus.folder("smile-serde"))) {
            if (file.toString().endsWith(".smile")) {
                String name = file.toString().replaceFirst("smile$", "json");
                FieldTree tree = whole(Files.readAllBytes(file), name);
                JsonNode value = JSON.readTree(Path.of(name).toFile()).get("value");
                boolean binary = file.getParent().endsWith("binary");
                JsonNode expected = binary ? BinaryNode.valueOf(value.binaryValue()) : value;
                assertThat(LogicalValues.of(tree)).as(name).isEqualTo(Expected.of(expected));
                count++;
            }
        }
        assertThat(count).isGreaterThan(100);
    }

    @Test
    void real_documents_of_jackson_have_the_values_that_were_written() throws IOException {
        Path folder = Corpus.folder("encoders-real");
        for (Path file : Corpus.files(folder.resolve("smile"))) {
            String name = file.getFileName().toString().replace(".bin", ".json");
            FieldTree tree = whole(Files.readAllBytes(file), name);
            JsonNode value = JSON.readTree(
                            folder.resolve("expected").resolve(name).toFile())
                    .get("value");
            assertThat(LogicalValues.of(tree)).as(name).isEqualTo(Expected.of(value));
        }
    }

    @Test
    void values_are_those_that_were_written_whatever_the_features() throws IOException {
        Random random = new Random(3);
        for (int round = 0; round < 300; round++) {
            SmileFactory factory = new SmileFactory();
            for (SmileGenerator.Feature feature : SmileGenerator.Feature.values()) {
                factory.configure(feature, random.nextBoolean());
            }
            factory.configure(SmileGenerator.Feature.WRITE_HEADER, true);
            Object value = RandomDocuments.document(random);
            byte[] bytes = new ObjectMapper(factory).writeValueAsBytes(value);
            FieldTree tree = whole(bytes, "round " + round);
            assertThat(LogicalValues.of(tree))
                    .isEqualTo(LogicalValues.of(JSON.readTree(JSON.writeValueAsBytes(value))));
        }
    }

    @Test
    void many_shared_names_and_texts_are_found_after_the_tables_were_emptied() throws IOException {
        List<Map<String, String>> value = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 6000; i++) {
            value.add(Map.of("n" + random.nextInt(1500), "text" + random.nextInt(1500)));
        }
        SmileFactory factory = new SmileFactory();
        factory.enable(SmileGenerator.Feature.CHECK_SHARED_STRING_VALUES);
        byte[] bytes = new ObjectMapper(factory).writeValueAsBytes(value);
        assertThat(LogicalValues.of(whole(bytes, "shared")))
                .isEqualTo(LogicalValues.of(JSON.readTree(JSON.writeValueAsBytes(value))));
    }

    @Test
    void damage_never_breaks_reading() throws IOException {
        Survival survival = new Survival(SMILE);
        for (String hex : List.of(
                "3A290A07 FA 80 61 42 666F6F 40 01 80 62 F8 24 03 BF 26 81 00 01 F9 34 6161 FC E0 62 FC FB FF",
                "3A290A01 F8 40 5B44 F8 28 0000000000 2A 80 81 00 01 F9 F9 3A290A00 FD 82 0102")) {
            byte[] bytes = bytes(hex);
            survival.readPrefixes(bytes);
            survival.readChanged(bytes);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"F8", "FA 80 61", "F8 FA 20"})
    void depth_is_no_problem(String unit) {
        byte[] once = bytes(unit);
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        for (int i = 0; i < Selection.size(1_000_000, 5_000_000) / once.length; i++) {
            bomb.writeBytes(once);
        }
        FieldTree tree = SMILE.decode(
                Source.ofBytes("bomb", bomb.toByteArray()),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE);
        assertThat(tree.facts().issues()).hasSize(1);
    }
}

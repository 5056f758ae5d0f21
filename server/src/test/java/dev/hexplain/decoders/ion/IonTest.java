package dev.hexplain.decoders.ion;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonSystem;
import com.amazon.ion.IonValue;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonSystemBuilder;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.IonDocuments;
import dev.hexplain.testing.LogicalValues;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class IonTest {
    private static final Ion ION = new Ion();
    private static final IonSystem SYSTEM = IonSystemBuilder.standard().build();
    private static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    private static final String BVM = "E00100EA ";

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    private static FieldTree decode(byte[] bytes) {
        return new Survival(ION).decode(bytes);
    }

    private static FieldTree whole(byte[] bytes, String what) {
        FieldTree tree = decode(bytes);
        assertThat(tree.facts().issues()).as(what).isEmpty();
        assertThat(tree.facts().covered()).as(what).isEqualTo(bytes.length);
        return tree;
    }

    /** What Ion's own library makes of a text. */
    private static byte[] binary(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (IonWriter writer = IonBinaryWriterBuilder.standard().build(out)) {
            for (IonValue value : SYSTEM.getLoader().load(text)) {
                value.writeTo(writer);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toByteArray();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "null | null",
                "null.int | null",
                "true | true",
                "false | false",
                "0 | 0",
                "-1 | -1",
                "65536 | 65536",
                "123456789012345678901234567890123456 | 123456789012345678901234567890123456",
                "-123456789012345678901234567890123456 | -123456789012345678901234567890123456",
                "0e0 | 0.0",
                "-0.1e0 | -0.1",
                "nan | NaN",
                "+inf | Infinity",
                "0. | 0",
                "1.50 | 1.50",
                "-12d3 | -1.2E+4",
                "-0.0 | -0.0",
                "\"\" | \"\"",
                "\"abc\" | \"abc\"",
                "\"a text of more than 13\" | \"a text of more than 13\"",
                "abc | \"abc\"",
                "name | \"name\"",
                "{{AQID}} | 01 02 03",
                "{{\"abc\"}} | \"abc\"",
                "2007T | 2007T",
                "2007-02T | 2007-02T",
                "2007-02-23 | 2007-02-23",
                "2007-02-23T12:14Z | 2007-02-23T12:14Z",
                "2007-02-23T12:14:33.079-08:00 | 2007-02-23T12:14:33.079-08:00",
                "2007-02-23T00:00:00.00-00:00 | 2007-02-23T00:00:00.00-00:00",
                "a::b::5 | 5",
            })
    void a_value_shows_what_its_bytes_mean(String text, String value) {
        FieldTree tree = whole(binary(text), text);
        Field item = tree.find("item[0]").orElseThrow();
        assertThat(tree.value(item).actual()).isEqualTo(value);
    }

    @Test
    void a_field_name_leads_to_the_text_in_the_symbol_table() {
        FieldTree tree = whole(binary("{sourceId: 1010, prices: [1e0, 2e0], note: {sourceId: ok}}"), "struct");
        Field key = tree.find("item[0].note.sourceId.key").orElseThrow();
        Field definition = tree.handles()
                .definition(tree.handles().referredToBy(key).orElseThrow())
                .orElseThrow();
        assertThat(definition)
                .isEqualTo(tree.find("symbolTable.content.symbols.symbol[0]").orElseThrow());
        assertThat(tree.value(key).actual()).isEqualTo("\"sourceId\"");
        assertThat(LogicalValues.of(tree))
                .containsEntry("sourceId", "1.01E+3")
                .containsEntry("prices[1]", "2")
                .containsEntry("note.sourceId", "\"ok\"");
    }

    @Test
    void a_symbol_table_has_no_place_in_the_object() {
        LogicalLeaves leaves = LogicalLeaves.of(whole(binary("{name: 1, b: [2]}"), "struct"));
        while (leaves.next()) {
            assertThat(leaves.path()).isIn("", "name", "b", "b[0]");
        }
    }

    @Test
    void a_table_may_add_to_the_one_before_and_a_marker_ends_both() {
        FieldTree tree = whole(
                bytes(BVM + "E7 81 83 D4 87 B2 81 61" + "71 0A" + "EA 81 83 D7 86 71 03 87 B2 81 62" + "71 0A 71 0B"
                        + BVM + "71 04"),
                "tables");
        assertThat(LogicalValues.of(tree)).isNotEmpty();
        assertThat(tree.children(tree.root(), 0, 20).stream()
                        .filter(field -> field.type().equals("symbol"))
                        .map(field -> tree.value(field).actual()))
                .containsExactly("\"a\"", "\"a\"", "\"b\"", "\"name\"");
    }

    @Test
    void imported_symbols_count_without_their_texts() {
        FieldTree tree =
                whole(bytes(BVM + "EE95 8183 DE91 86 BB DA 84 827474 85 2101 88 2101 87 B2 8161 710A 710B"), "imports");
        assertThat(tree.children(tree.root(), 0, 20).stream()
                        .filter(field -> field.type().equals("symbol"))
                        .map(field -> tree.value(field).actual()))
                .containsExactly("\"$10\"", "\"a\"");
    }

    @Test
    void padding_may_stand_anywhere() {
        FieldTree tree = whole(bytes(BVM + "00 01FE B3 00 2101 D5 80 01 AC 84 20"), "padding");
        assertThat(tree.facts().issues()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "E00200EA | 0 | This is no version marker of Ion 1.0",
                "E00100EA F0 | 4 | No value that may stand here begins with this byte",
                "E00100EA 12 | 4 | No value that may stand here begins with this byte",
                "E00100EA 30 | 4 | No value that may stand here begins with this byte",
                "E00100EA 3100 | 5 | Zero is negative",
                "E00100EA 43 000000 | 4 | No value that may stand here begins with this byte",
                "E00100EA 22 01 | 5 | Unexpected end of data in a value",
                "E00100EA B3 2101 | 7 | Unexpected end of data in a container",
                "E00100EA B2 22 01 20 | 5 | A value is longer than what it stands in",
                "E00100EA D1 81 84 | 7 | A field name has no value",
                "E00100EA D2 8A 20 | 5 | The symbol is not in the table",
                "E00100EA 71 0A | 5 | The symbol is not in the table",
                "E00100EA 8161FF | 6 | No value that may stand here begins with this byte",
                "E00100EA 81FF | 5 | The text is not UTF-8",
                "E00100EA E3 81 84 00 | 7 | No value that may stand here begins with this byte",
                "E00100EA E4 81 84 20 20 | 8 | Annotations stand around more than one value",
                "E00100EA 62 80 01 | 6 | Unexpected end of data in a number",
                "E00100EA 8E | 5 | Unexpected end of data in a number",
            })
    void what_the_specification_forbids_is_an_issue_at_the_byte(String hex, long offset, String message) {
        List<Issue> issues = decode(bytes(hex)).facts().issues();
        assertThat(issues).as(hex).hasSize(1);
        assertThat(issues.getFirst().message()).isEqualTo(message);
        assertThat(issues.getFirst().offset()).isEqualTo(offset);
    }

    /** Eight bytes hold numbers of 2^63 and more, ten bytes of seven bits each more than 64 bits. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "E00100EA 78 E2E89BEC25000000 | $16350489885703929856",
                "E00100EA 78 FFFFFFFFFFFFFFFF | $18446744073709551615",
                "E00100EA 78 8000000000000000 | $9223372036854775808",
                "78 EA546B2F7BD6DFEE | $16885238754604146670",
            })
    void symbols_have_unsigned_numbers(String hex, String symbol) {
        FieldTree tree = decode(bytes(hex));
        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(tree.facts().issues().getFirst().actual()).isEqualTo(symbol.substring(1));
        Field item = tree.children(tree.root(), 0, 9).getLast();
        assertThat(tree.value(item)).isEqualTo(new Value("\"" + symbol + "\"", "", symbol));
        new Survival(ION).read(bytes(hex));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "E00100EA EC 8A 01007F7F7F7F7F7F7FFF 20 | $9295429630892703743",
                "E00100EA EE8E 8A 02007F7F7F7F7F7F7F84 20 2020 | $18518801667747479428",
                "E00100EA 5E8B 02007F7F7F7F7F7F7F84 01 | 1E+18518801667747479428",
            })
    void numbers_of_ten_bytes_are_not_cut(String hex, String number) {
        FieldTree tree = decode(bytes(hex));
        assertThat(allValues(tree)).anyMatch(value -> value.contains(number));
        new Survival(ION).read(bytes(hex));
    }

    private static List<String> allValues(FieldTree tree) {
        return TreeInvariants.check(tree).stream()
                .map(field -> tree.value(field).summary())
                .toList();
    }

    @Test
    void what_follows_a_broken_container_is_read() {
        FieldTree tree = decode(bytes(BVM + "B2 F0 00 21 07"));
        assertThat(tree.value(tree.find("item[1]").orElseThrow()).actual()).isEqualTo("7");
    }

    @Test
    void values_are_those_that_ions_own_library_wrote() throws IOException {
        Random random = new Random(5);
        for (int round = 0; round < 300; round++) {
            Object value = RandomDocuments.document(random);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (IonWriter writer = IonBinaryWriterBuilder.standard().build(out)) {
                IonDocuments.write(writer, value);
            }
            FieldTree tree = whole(out.toByteArray(), "round " + round);
            assertThat(LogicalValues.of(tree))
                    .isEqualTo(LogicalValues.of(JSON.readTree(JSON.writeValueAsBytes(value))));
        }
    }

    @Test
    void damage_never_breaks_reading() {
        Survival survival = new Survival(ION);
        for (byte[] bytes : List.of(
                binary("{a: 1, b: x::[1.5, 2007-02-23T12:14:33.079-08:00, sym], c: \"a text of more than 13\"} (a b)"),
                bytes(BVM + "EA 81 83 D7 86 71 03 87 B2 81 62 D5 80 01 AC 84 20"))) {
            survival.readPrefixes(bytes);
            survival.readChanged(bytes);
        }
    }

    @Test
    void depth_is_no_problem() {
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        bomb.writeBytes(bytes(BVM));
        byte[] list = bytes("BE 07 7F 7F FF");
        for (int i = 0; i < 1_000_000; i++) {
            bomb.writeBytes(list);
        }
        FieldTree tree = ION.decode(
                Source.ofBytes("bomb", bomb.toByteArray()),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE);
        assertThat(tree.facts().issues()).isNotEmpty();
    }
}

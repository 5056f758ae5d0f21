package dev.hexplain.decoders.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class ThriftTest {
    private static final String IDL = """
            namespace java test
            include "other.thrift"
            typedef i64 Id
            enum Side { BUY = 1, SELL }
            const i32 LIMIT = 12
            struct Order {
              1: required Id id (hexplain.logical = "sourceId"),
              2: optional Side side = Side.BUY;
              3: list<double> prices
              4: map<string, Order> children
              5: binary data
              6: uuid key
            }
            service Orders extends Base { oneway void place(1: Order order), Order get(1: Id id) throws (1: Failed failed) }
            exception Failed { 1: string message }
            """;

    /** {1: 5, 2: 2, 3: [1.0], 4: {"a": {1: 7}}, 5: 00 01}, in both protocols. */
    private static final String BINARY =
            "0A00010000000000000005" + "08000200000002" + "0F000304000000013FF0000000000000" + "0D00040B0C00000001"
                    + "0000000161" + "0A00010000000000000007" + "00" + "0B0005000000020001" + "00";

    private static final String COMPACT =
            "160A" + "1504" + "1917000000000000F03F" + "1B018C" + "0161" + "160E" + "00" + "18020001" + "00";

    private static Decoder decoder(boolean binary) {
        Schema schema = Schema.of("test", "Order", IDL);
        return binary ? new ThriftBinary().with(schema) : new ThriftCompact().with(schema);
    }

    @ParameterizedTest
    @CsvSource({"true, " + BINARY, "false, " + COMPACT})
    void names_and_types_come_from_the_interface_file(boolean binary, String hex) {
        try (FieldTree tree =
                new Survival(decoder(binary)).decode(HexFormat.of().parseHex(hex))) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(value(tree, "struct.id")).isEqualTo("5");
            assertThat(tree.value(tree.find("struct.side").orElseThrow()).symbol())
                    .isEqualTo("SELL");
            assertThat(value(tree, "struct.prices[0]")).isEqualTo("1.0");
            assertThat(value(tree, "struct.children.a.value.id")).isEqualTo("7");
            assertThat(LogicalPath.of(
                            tree,
                            tree.lineage(
                                    tree.find("struct.children.a.value.id")
                                            .orElseThrow()
                                            .id(),
                                    100)))
                    .isEqualTo("children.a.sourceId");
            assertThat(value(tree, "struct.data")).isEqualTo("00 01");
        }
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    @Test
    void a_call_names_the_arguments_of_its_method() {
        String message = "80010001" + "00000003676574" + "00000001" + "0A0001000000000000000500";
        try (FieldTree tree = new Survival(decoder(true)).decode(HexFormat.of().parseHex(message))) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(value(tree, "message.body.id")).isEqualTo("5");
        }
    }

    @ParameterizedTest
    @CsvSource({"true, " + BINARY, "false, " + COMPACT})
    void broken_bytes_are_survived(boolean binary, String hex) {
        byte[] whole = HexFormat.of().parseHex(hex);
        Decoder plain = binary ? new ThriftBinary() : new ThriftCompact();
        for (Decoder decoder : List.of(plain, decoder(binary))) {
            Survival survival = new Survival(decoder);
            survival.readPrefixes(whole);
            survival.readChanged(whole);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "true, 0F00010B7FFFFFFF, There are more items than bytes are left for",
        "true, 0500010000, There is no such type",
        "true, 0B0001FFFFFFFF, The size is negative",
        "true, 0B000100000005, Unexpected end of data in a string",
        "true, 0000000400000000, Bytes are left in the frame",
        "false, 1E00, There is no such type",
        "false, 19F8FFFFFFFF0F, There are more items than bytes are left for",
        "false, 16FFFFFFFFFFFFFFFFFFFF01, The varint of a value of type i64 does not end",
    })
    void damage_is_an_issue(boolean binary, String hex, String message) {
        Decoder decoder = binary ? new ThriftBinary() : new ThriftCompact();
        try (FieldTree tree = new Survival(decoder).decode(HexFormat.of().parseHex(hex))) {
            assertThat(tree.facts().issues())
                    .anySatisfy(issue -> assertThat(issue.message()).isEqualTo(message));
        }
    }

    @Test
    void depth_costs_no_stack() {
        byte[] deep = new byte[100_000];
        Arrays.fill(deep, (byte) 0x1C);
        try (FieldTree tree = new Survival(new ThriftCompact()).decode(deep)) {
            assertThat(tree.facts().maxDepth()).isGreaterThan(99_000);
        }
    }

    @Test
    void plain_texts_are_no_structs() {
        assertThat(new ThriftBinary()
                        .probe(Source.ofBytes("text", "Some text\n".getBytes(java.nio.charset.StandardCharsets.UTF_8))))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "struct A { 1: Missing m } | The type Missing is declared nowhere",
                "struct A { 1: i32 } | Expected the name of a field, found '}'",
                "enum E { A } | The schema declares no struct",
                "struct A { 1: i32 a; 1: string b } | A field has the number 1 of a",
                "typedef A B struct S { 1: B b } | The type A is declared nowhere",
            })
    void an_interface_file_that_is_none_is_refused(String idl, String message) {
        assertThatThrownBy(() -> new ThriftBinary().with(Schema.of("bad", "", idl)))
                .isInstanceOf(SchemaDiagnostic.class)
                .hasMessageContaining(message);
    }

    @Test
    void keys_that_are_no_texts_are_values() {
        String idl = "struct A { 1: map<bool, string> a; 2: map<string, string> b; 3: map<binary, string> c }";
        byte[] bytes = HexFormat.of()
                .parseHex("0D0001020B00000001" + "01" + "0000000161"
                        + "0D00020B0B00000001" + "000000016B" + "0000000161"
                        + "0D00030B0B00000001" + "0000000100" + "0000000161" + "00");

        assertThat(PrintedValues.of(new ThriftBinary().with(Schema.of("keys", "A", idl)), bytes, true))
                .contains(
                        "\"$entries\":[[{\"$type\":\"bool\",\"$value\":true},",
                        "\"k\":{",
                        "\"$entries\":[[{\"$type\":\"binary\",\"$value\":\"AA==\"},");
    }
}

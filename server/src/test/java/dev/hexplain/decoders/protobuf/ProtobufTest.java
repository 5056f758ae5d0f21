package dev.hexplain.decoders.protobuf;

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
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.LogicalPath;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class ProtobufTest {
    private static final String PROTO = """
            edition = "2023"; // as good as any
            package test;
            import "google/protobuf/timestamp.proto";
            option java_package = "test";
            message Order {
              reserved 100 to max;
              int64 source_id = 1;
              repeated sint32 deltas = 2;
              map<string, Line> lines = 3 [deprecated = true];
              oneof what { string text = 4; bytes blob = 5; }
              Side side = 6;
              google.protobuf.Timestamp at = 7;
              message Line { fixed32 count = 1; repeated string tags = 2; }
              repeated Line all = 8;
              extensions 1000 to 2000 [verification = UNVERIFIED];
            }
            enum Side { option allow_alias = true; NONE = 0; BUY = 1 [(x) = { a: 1 }]; SELL = 2; }
            extend Order { bool urgent = 1000; }
            service Orders { rpc Get(Order) returns (Order) { option (http) = { get: "/" }; } }
            """;

    private static final String HEX = "08F207" // source_id: 1010
            + "1203010204" // deltas: -1, 1, 2
            + "1A0A0A016112050D07000000" // lines: a is 7
            + "3001" // side: BUY
            + "3A020802" // at: 2 seconds
            + "22026869" // text: hi
            + "1002" // deltas again: 1
            + "4203120178" // all: {tags: x}
            + "42020A00" // all: something of the wrong type
            + "C03E01"; // urgent

    private static FieldTree decoded(Decoder decoder, String hex) {
        return new Survival(decoder).decode(HexFormat.of().parseHex(hex));
    }

    private static Decoder decoder() {
        return new Protobuf().with(Schema.of("order", "Order", PROTO));
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    private static String logicalAt(FieldTree tree, long offset) {
        return LogicalPath.of(tree, tree.lineage(tree.at(offset).orElseThrow().id(), 100));
    }

    @Test
    void names_and_types_come_from_the_schema() {
        try (FieldTree tree = decoded(decoder(), HEX)) {
            assertThat(value(tree, "source_id")).isEqualTo("1010");
            assertThat(value(tree, "deltas[0]")).isEqualTo("-1");
            assertThat(value(tree, "lines.a.value.count")).isEqualTo("7");
            assertThat(tree.value(tree.find("side").orElseThrow()).symbol()).isEqualTo("BUY");
            assertThat(value(tree, "at.seconds")).isEqualTo("2");
            assertThat(value(tree, "text")).isEqualTo("\"hi\"");
            assertThat(value(tree, "all[0].tags[0]")).isEqualTo("\"x\"");
            assertThat(value(tree, "urgent")).isEqualTo("true");
            assertThat(tree.facts().covered()).isEqualTo(HEX.length() / 2);
        }
    }

    @Test
    void logical_paths_are_those_of_the_object() {
        try (FieldTree tree = decoded(decoder(), HEX)) {
            assertThat(logicalAt(tree, 1)).isEqualTo("sourceId");
            assertThat(logicalAt(tree, 3)).isEqualTo("deltas");
            assertThat(logicalAt(tree, 7)).isEqualTo("deltas[2]");
            assertThat(logicalAt(tree, 16)).isEqualTo("lines.a.count");
            assertThat(logicalAt(tree, HEX.indexOf("1002") / 2 + 1)).isEqualTo("deltas[3]");
            assertThat(logicalAt(tree, HEX.indexOf("420312") / 2 + 4)).isEqualTo("all[0].tags[0]");
        }
    }

    /** The example of "Encoding": fields 1, 2 and 3 of three messages. */
    @ParameterizedTest
    @CsvSource({"089601, 1, 150", "120774657374696E67, 2, '\"testing\"'", "1A03089601, 3.1, 150"})
    void without_a_schema_fields_go_by_their_numbers(String hex, String path, String value) {
        try (FieldTree tree = decoded(new Protobuf(), hex)) {
            assertThat(value(tree, path)).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0A0568656C6C6F, text",
        "0A020801, message",
        "0A0403020100, packed varint",
        "0A048E029EA7, bytes",
        "0A03018E02, packed varint",
    })
    void what_stands_in_a_field_with_a_length_is_guessed(String hex, String type) {
        try (FieldTree tree = decoded(new Protobuf(), hex)) {
            assertThat(tree.find("1").orElseThrow().type()).isEqualTo(type);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "08, Unexpected end of data in a value, 1",
        "0A05616263, Unexpected end of data in a value, 2",
        "00, A field has the number 0, 0",
        "0E, There is no such wire type, 0",
        "08FFFFFFFFFFFFFFFFFFFF01, The varint of a value does not end, 1",
        "0B, A group is not ended, 1",
        "0C, A group ends here that is not open, 0",
    })
    void damage_is_an_issue_where_it_stands(String hex, String message, long offset) {
        try (FieldTree tree = decoded(new Protobuf(), hex)) {
            assertThat(tree.facts().issues().getFirst().message()).isEqualTo(message);
            assertThat(tree.facts().issues().getFirst().offset()).isEqualTo(offset);
        }
    }

    @Test
    void broken_bytes_are_survived() {
        for (Decoder decoder : List.of(new Protobuf(), decoder())) {
            Survival survival = new Survival(decoder);
            byte[] whole = HexFormat.of().parseHex(HEX);
            survival.readPrefixes(whole);
            survival.readChanged(whole);
        }
    }

    @Test
    void depth_costs_no_stack() {
        byte[] deep = new byte[300_000];
        Arrays.fill(deep, (byte) 0x0B);
        try (FieldTree tree = new Survival(new Protobuf()).decode(deep)) {
            assertThat(tree.facts().maxDepth()).isGreaterThan(299_000);
        }
    }

    @Test
    void text_is_no_message() {
        byte[] text = "Some text, which is no message.\n".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        assertThat(new Protobuf().probe(Source.ofBytes("text", text))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "message A { Missing m = 1; } | 1:13: The type Missing of m is declared nowhere",
                "message A { int32 a = 0; } | Fields are numbered from 1 to 536870911, not 0",
                "message A { int32 a } | 1:21: Expected '=', found '}'",
                "message A { int32 a = 1; oneof b { string c = 2; bool d = 1; } } | d has the number 1 of a",
                "enum E { A = 0; } | The schema declares no message",
                "message A { | Expected",
            })
    void a_schema_that_is_none_is_refused(String proto, String message) {
        assertThatThrownBy(() -> new Protobuf().with(Schema.of("bad", "", proto)))
                .isInstanceOfSatisfying(
                        SchemaDiagnostic.class,
                        diagnostic -> assertThat(diagnostic.located()).contains(message));
    }

    /** What a writer leaves out is the key's default value, and what follows an entry is none of its. */
    @ParameterizedTest
    @CsvSource({
        "bool, 0801, true",
        "bool, 0800, false",
        "bool, '', false",
        "sint32, 0803, -2",
        "sint32, '', 0",
        "sint64, 08FFFFFFFFFFFFFFFFFF01, -9223372036854775808",
        "int32, 08FFFFFFFFFFFFFFFFFF01, -1",
        "uint32, 08FFFFFFFF0F, 4294967295",
        "uint64, 08FFFFFFFFFFFFFFFFFF01, 18446744073709551615",
        "fixed32, 0DFFFFFFFF, 4294967295",
        "sfixed32, 0DFFFFFFFF, -1",
        "fixed64, 09FFFFFFFFFFFFFFFF, 18446744073709551615",
        "sfixed64, 09FFFFFFFFFFFFFFFF, -1",
        "string, 0A026162, ab",
        "string, 0A020100, '\"\\u0001\\u0000\"'",
        "string, '', '\"\"'",
    })
    void keys_of_maps_are_what_the_schema_says(String type, String key, String name) {
        String proto = "syntax = \"proto3\"; message M { map<" + type + ", int32> all = 1; int32 n = 2; }";
        String entry = key + "1007";
        String hex = "0A%02X%s".formatted(entry.length() / 2, entry) + "1005";
        FieldTree tree = decoded(new Protobuf().with(Schema.of("m", "", proto)), hex);
        LogicalLeaves leaves = LogicalLeaves.of(tree);
        Set<String> paths = new TreeSet<>();
        while (leaves.next()) {
            paths.add(leaves.path());
        }
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(paths).containsExactlyInAnyOrder("all." + name, "n");
    }

    /** A key that is left out is the default of its type. */
    @ParameterizedTest
    @CsvSource({
        "int32, 0807, 7",
        "uint64, 08FFFFFFFFFFFFFFFFFF01, 18446744073709551615",
        "bool, 0801, true",
        "sint32, '', 0",
        "bool, '', false",
    })
    void keys_that_are_no_texts_are_values(String type, String key, String value) {
        String proto = "syntax = \"proto3\"; message M { map<" + type + ", string> all = 1; }";
        String entry = key + "120161";
        byte[] bytes = HexFormat.of().parseHex("0A%02X%s".formatted(entry.length() / 2, entry));
        String json = PrintedValues.of(new Protobuf().with(Schema.of("m", "", proto)), bytes, true);

        String untyped = json.replaceAll("\\{\"\\$type\":\"[^\"]*\",\"\\$value\":([^}]*)}", "$1");

        assertThat(untyped).contains("[[" + value + ",\"a\"]]");
    }
}

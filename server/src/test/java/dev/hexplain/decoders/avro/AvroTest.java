package dev.hexplain.decoders.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class AvroTest {
    private static final String EVERYTHING = """
            {"type": "record", "name": "Everything", "namespace": "test", "fields": [
              {"name": "nothing", "type": "null"},
              {"name": "choice", "type": ["null", "string", {"type": "enum", "name": "Suit", "symbols": ["SPADES", "HEARTS"]}]},
              {"name": "numbers", "type": {"type": "array", "items": "long"}},
              {"name": "points", "type": {"type": "array", "items": {"type": "record", "name": "Point", "fields": [
                {"name": "x", "type": "float"}, {"name": "y", "type": "float"}]}}},
              {"name": "ages", "type": {"type": "map", "values": "int"}},
              {"name": "price", "type": {"type": "bytes", "logicalType": "decimal", "precision": 9, "scale": 2}},
              {"name": "next", "type": ["null", "Everything"]}
            ]}""";

    private static Decoder decoder(String schema) {
        return new Avro().with(Schema.of("test", "", schema));
    }

    private static FieldTree decoded(String schema, String hex) {
        return new Survival(decoder(schema)).decode(HexFormat.of().parseHex(hex));
    }

    private static final String HEX = "0402" // choice: HEARTS
            + "0304" + "02" + "04" // numbers: a block of -2 items with its size, 1 and 2
            + "0206" + "00" // another with 3, and the end
            + "02" + "0000803F" + "00000040" + "00" // points: (1, 2)
            + "02" + "06616E6E" + "54" + "00" // ages: ann is 42
            + "0400FF" // price: 2.55
            + "00"; // next: null

    @Test
    void every_type_is_read() {
        try (FieldTree tree = decoded(EVERYTHING, HEX)) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.value(tree.find("value.nothing").orElseThrow()).actual())
                    .isEqualTo("null");
            assertThat(tree.value(tree.find("value.choice").orElseThrow()).symbol())
                    .isEqualTo("HEARTS");
            assertThat(tree.value(tree.find("value.numbers.block[1]").orElseThrow())
                            .actual())
                    .isEqualTo("2");
            assertThat(tree.value(tree.find("value.points.block[0].y").orElseThrow())
                            .actual())
                    .isEqualTo("2.0");
            assertThat(tree.value(tree.find("value.ages.block.ann").orElseThrow())
                            .actual())
                    .isEqualTo("42");
            assertThat(tree.value(tree.find("value.price").orElseThrow()).actual())
                    .isEqualTo("2.55");
        }
    }

    @Test
    void items_are_numbered_through_all_blocks() {
        try (FieldTree tree = decoded(EVERYTHING, HEX)) {
            assertThat(logicalAt(tree, 5)).isEqualTo("numbers[1]");
            assertThat(logicalAt(tree, 7)).isEqualTo("numbers[2]");
            assertThat(logicalAt(tree, 10)).isEqualTo("points[0].x");
            assertThat(logicalAt(tree, 24)).isEqualTo("ages.ann");
        }
    }

    private static String logicalAt(FieldTree tree, long offset) {
        return LogicalPath.of(tree, tree.lineage(tree.at(offset).orElseThrow().id(), 100));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\": \"int\", \"logicalType\": \"date\"} | 02 | 1970-01-02",
                "{\"type\": \"int\", \"logicalType\": \"time-millis\"} | 02 | 00:00:00.001",
                "{\"type\": \"long\", \"logicalType\": \"timestamp-millis\"} | 01 | 1969-12-31T23:59:59.999Z",
                "{\"type\": \"long\", \"logicalType\": \"timestamp-micros\"} | 02 | 1970-01-01T00:00:00.000001Z",
                "{\"type\": \"long\", \"logicalType\": \"local-timestamp-millis\"} | 00 | 1970-01-01T00:00:00",
            })
    void logical_types_are_told(String schema, String hex, String description) {
        try (FieldTree tree = decoded(schema, hex)) {
            assertThat(tree.value(tree.find("value").orElseThrow()).description())
                    .isEqualTo(description);
        }
    }

    @Test
    void a_fingerprint_in_front_is_no_part_of_the_value() {
        long fingerprint = AvroSchemaReader.read("\"int\"", "").fingerprint;
        String hex = "C301" + HexFormat.of().toHexDigits(Long.reverseBytes(fingerprint)) + "02";
        try (FieldTree tree = decoded("\"int\"", hex)) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.value(tree.find("value").orElseThrow()).actual()).isEqualTo("1");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"string\" | 08 61 62 | Unexpected end of data in a string",
                "\"string\" | 01 | The length of a string is negative",
                "[\"null\", \"int\"] | 04 | The union has no such branch",
                "{\"type\": \"array\", \"items\": \"int\"} | FEFFFFFFFFFFFFFFFF01 00 | The block has more items than bytes are left for",
                "\"boolean\" | 02 | This is no boolean",
                "\"int\" | FFFFFFFFFFFFFFFFFFFF01 | The varint of an int does not end",
                "\"int\" | 02 02 | Bytes follow the value",
            })
    void damage_is_an_issue(String schema, String hex, String message) {
        try (FieldTree tree = decoded(schema, hex.replace(" ", ""))) {
            assertThat(tree.facts().issues().getFirst().message()).isEqualTo(message);
        }
    }

    @Test
    void no_count_of_nulls_takes_long() {
        try (FieldTree tree = decoded("{\"type\": \"array\", \"items\": \"null\"}", "FEFFFFFFFFFFFFFFFF0100")) {
            assertThat(tree.facts().fields()).isLessThan(2000);
        }
    }

    @Test
    void depth_costs_no_stack() {
        String list =
                "{\"type\": \"record\", \"name\": \"List\", \"fields\": [{\"name\": \"next\", \"type\": [\"null\", \"List\"]}]}";
        byte[] deep = new byte[300_000];
        Arrays.fill(deep, (byte) 2);
        try (FieldTree tree = new Survival(decoder(list)).decode(deep)) {
            assertThat(tree.facts().hasErrors()).isTrue();
        }
    }

    @Test
    void broken_bytes_are_survived() {
        Survival survival = new Survival(decoder(EVERYTHING));
        byte[] whole = HexFormat.of().parseHex(HEX);
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\": | Unexpected end-of-input",
                "\"Missing\" | The type Missing is declared nowhere before it is used",
                "{\"type\": \"record\", \"name\": \"R\"} | Expected the attribute \"fields\"",
                "{\"type\": \"fixed\", \"name\": \"F\", \"size\": -1} | The size of F is no number of bytes",
                "12 | Expected a type, found 12",
            })
    void a_schema_that_is_none_is_refused(String schema, String message) {
        assertThatThrownBy(() -> decoder(schema))
                .isInstanceOf(SchemaDiagnostic.class)
                .hasMessageContaining(message);
    }

    private static final String ORDER = """
            {"type": "record", "name": "Order", "fields": [{"name": "user", "type": "string"}, {"name": "id", "type": "int"}]}""";

    @Test
    void a_single_object_without_its_schema_is_named_with_the_fingerprint() {
        byte[] bytes = HexFormat.of().parseHex("C3011122334455667788" + "06616E6E0E");
        assertThat(new Avro().probe(Source.ofBytes("object", bytes)))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.format()).isEqualTo("avro");
                    assertThat(found.reason()).contains("8877665544332211");
                });
        try (FieldTree tree = new Survival(new Avro()).decode(bytes)) {
            assertThat(tree.facts().covered()).isEqualTo(10);
            assertThat(tree.find("marker.fingerprint")).isPresent();
            assertThat(tree.facts().issues())
                    .singleElement()
                    .satisfies(issue -> assertThat(issue.expected()).contains("CRC-64-AVRO is 8877665544332211"));
        }
    }

    @Test
    void a_single_object_names_its_schema() {
        Decoder decoder = decoder(ORDER);
        long fingerprint = AvroSchemaReader.read(ORDER, "").fingerprint;
        byte[] bytes = ByteBuffer.allocate(15)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(HexFormat.of().parseHex("C301"))
                .putLong(fingerprint)
                .put(HexFormat.of().parseHex("06616E6E0E"))
                .array();
        assertThat(decoder.probe(Source.ofBytes("object", bytes)))
                .singleElement()
                .satisfies(found -> assertThat(found.confidence()).isEqualTo(99));
        bytes[5] ^= 1;
        assertThat(decoder.probe(Source.ofBytes("object", bytes))).isEmpty();
    }

    @Test
    void a_fingerprint_of_another_schema_is_said() {
        try (FieldTree tree = decoded(ORDER, "C3011122334455667788" + "06616E6E0E")) {
            assertThat(tree.facts().issues()).singleElement().satisfies(issue -> {
                assertThat(issue.message()).contains("another schema");
                assertThat(issue.actual()).isEqualTo("8877665544332211");
            });
            assertThat(tree.value(tree.find("value.id").orElseThrow()).actual()).isEqualTo("7");
        }
    }

    @Test
    void a_value_that_begins_like_a_marker_is_a_value() {
        String schema = """
                {"type": "record", "name": "Row", "fields": [{"name": "n", "type": "long"}, {"name": "s", "type": "string"}]}""";
        try (FieldTree tree = decoded(schema, "C301" + "10" + "3132333435363738")) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.value(tree.find("value.n").orElseThrow()).actual()).isEqualTo("-98");
        }
    }

    @ParameterizedTest
    @CsvSource({"C301", "C3011122334455667788", "C30100000000000000007061", "C3021122334455667788FF"})
    void what_is_no_marker_names_nothing(String hex) {
        assertThat(new Avro().probe(Source.ofBytes("object", HexFormat.of().parseHex(hex))))
                .isEmpty();
    }
}

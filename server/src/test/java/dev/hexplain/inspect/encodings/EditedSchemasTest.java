package dev.hexplain.inspect.encodings;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Slow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class EditedSchemasTest {
    private static final String DECLARED = """
            record Order(int id, long total, Status status, List<Item> items, Map<String, Integer> counts,
                    String note, Integer rating, Order parent, double ratio, float share, byte[] raw, Thing any,
                    List<Integer> codes, List<Thing> mixed) {}
            enum Status { NEW, PAID, SENT }
            interface Thing {}
            record Item(String sku, int quantity) implements Thing {}
            record Note(String text) implements Thing {}
            """;

    private static final String JSON = """
            {"id": 7, "total": 12345678901, "status": "PAID", "items": [{"sku": "x", "quantity": 2}, {"sku": "y", "quantity": -3}],
             "counts": {"a": 1, "b": 300}, "rating": 5, "ratio": 0.5, "share": 1.5, "raw": "AQI=",
             "parent": {"id": 6, "status": "NEW", "items": [], "codes": []},
             "any": {"$type": "Item", "sku": "z", "quantity": 9}, "codes": [1, 2, 300],
             "mixed": [{"$type": "Note", "text": "fragile"}, {"$type": "Item", "sku": "m", "quantity": 1}]}
            """;

    private static final ImportedObject ORDER =
            DeclaredObjects.ofJson(new Declarations(Declarations.JAVA, DECLARED, "Order", 1), JSON);

    private static Codec codec(String id) {
        return Codecs.get(id).orElseThrow();
    }

    private static Encoding encoding(Codec codec) {
        return codec.run(ORDER.subject(), ORDER.object());
    }

    private static Encoding.Encoded encoded(Codec codec) {
        Encoding encoding = encoding(codec);
        assertThat(encoding).as(String.valueOf(encoding)).isInstanceOf(Encoding.Encoded.class);
        return (Encoding.Encoded) encoding;
    }

    private static String schema(String id) {
        return encoded(codec(id.equals("avro-container") ? "avro" : id))
                .format()
                .schema()
                .orElseThrow()
                .text();
    }

    private static Codec edited(String id, UnaryOperator<String> edit) {
        String text = edit.apply(schema(id));
        return new EditedSchemas(Map.of(id, text)).applied(List.of(codec(id))).getFirst();
    }

    private static UnaryOperator<String> replacing(String what, String with) {
        return text -> {
            assertThat(text).contains(what);
            return text.replace(what, with);
        };
    }

    private static Explanation explained(Encoding.Encoded encoded) {
        FormatRef format = encoded.format();
        return new Explanations(SchemaFormats.standard())
                .of(format, encoded.bytes(), true)
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"protobuf", "avro", "avro-container", "thrift-binary", "thrift-compact", "flatbuffers"})
    void a_schema_that_was_not_changed_makes_the_same_bytes(String id) {
        Encoding.Encoded own = encoded(codec(id));
        Encoding.Encoded by = encoded(edited(id, text -> text));

        assertThat(by.bytes()).isEqualTo(own.bytes());
        assertThat(by.roundTrip()).isEqualTo(own.roundTrip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Small negative numbers, and greater numbers of fields.
                "protobuf | int32 quantity = 2 | sint32 quantity = 2 | -9",
                "protobuf | int32 quantity = 2 | int32 quantity = 16 | 4",
                "protobuf | int32 id = 1 | fixed32 id = 1 | 6",
                "protobuf | int64 total = 2 | sfixed64 total = 2 | 3",
                "protobuf | PAID = 1 | PAID = 200 | 1",
                "protobuf | repeated int32 codes = 13 | repeated int32 codes = 13 [packed = false] | 1",
                "thrift-binary | 2: i32 quantity | 2: i16 quantity | -8",
                "thrift-binary | 2: i32 quantity | 2: i64 quantity | 16",
                "thrift-compact | 2: i32 quantity | 40: i32 quantity | 4",
                "avro | \"string\" | \"bytes\" | 0",
                "avro | [ \"null\", \"int\" ] | [ \"int\", \"null\" ] | 0",
                "flatbuffers | quantity : int; | quantity : short; | 8",
                "flatbuffers | quantity : int; | quantity : long; | 24",
                "flatbuffers | quantity : int; | quantity : int = 2; | -8",
                "flatbuffers | rating : int = null; | rating : ubyte = null; | -8",
                "flatbuffers | id : int; | id : int = 7; | -8",
                "flatbuffers | status : Status = null; | status : Status = PAID; | -8",
                "flatbuffers | enum Status : ubyte | enum Status : int | 0",
                "flatbuffers | PAID = 1 | PAID = 200 | 0",
                "flatbuffers | codes : [int]; | codes : [ushort]; | -8",
                "flatbuffers | sku : string; | sku : [ubyte]; | 0",
                "flatbuffers | table Item { | struct Unused { x : int; } table Item { | 0",
                "flatbuffers | sku : string; | own : [string]; sku : string; | 8",
                "flatbuffers | value : int (hexplain_logical: \"\"); | value : short (hexplain_logical: \"\"); | 8",
                "flatbuffers | attribute \"hexplain_logical\"; | namespace shop; attribute \"hexplain_logical\"; | 0",
                "flatbuffers | union MixedChoice { Note, Item } | union MixedChoice { Item, Note } | 0",
            })
    void what_is_changed_in_a_schema_is_written_so_and_read_back(String id, String what, String with, int more) {
        Encoding.Encoded own = encoded(codec(id));
        Encoding.Encoded by = encoded(edited(id, replacing(what, with)));

        assertThat(by.bytes().length - own.bytes().length).isEqualTo(more);
        assertThat(by.roundTrip()).isEqualTo(own.roundTrip());
        assertThat(explained(by).explained()).isEqualTo(by.bytes().length);
        assertThat(explained(by).issues()).isZero();
    }

    @Test
    void a_field_that_the_schema_no_longer_has_is_lost_and_told() {
        Encoding.Encoded by = encoded(edited("protobuf", replacing("  optional string note = 6;\n", "")));
        assertThat(by.roundTrip()).isEqualTo(encoded(codec("protobuf")).roundTrip());

        Encoding.Encoded less = encoded(edited("protobuf", replacing("  optional string sku = 1;\n", "")));
        assertThat(less.roundTrip()).isNotEqualTo(by.roundTrip());
    }

    @Test
    void a_field_of_ones_own_takes_its_default() {
        Encoding.Encoded own = encoded(codec("avro"));
        Encoding.Encoded by = encoded(edited(
                "avro",
                text -> text.replaceFirst(
                        "(\"name\" : \"Item\",\\s*\"fields\" : \\[ )",
                        "$1{\"name\": \"unit\", \"type\": \"string\", \"default\": \"kg\"}, ")));
        assertThat(new String(by.bytes(), UTF_8)).contains("kg");
        assertThat(by.roundTrip()).isEqualTo(own.roundTrip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "protobuf | int64 total = 2 | string total = 2 | Order.total is a long, and cannot be written as string",
                "protobuf | int64 total = 2 | int32 total = 2 | 12345678901 is beyond int32 of the edited schema",
                "protobuf | int64 total = 2 | int64 total 2 | The edited schema: ",
                "protobuf | repeated Item items | Item items | Order.items is a list, and cannot be written as Item",
                "protobuf | message Order | message Sale | declares no message Order",
                "thrift-binary | 2: i32 quantity | 2: bool quantity | Item.quantity is an int, and cannot be written as bool",
                "flatbuffers | total : long; | total : string; | Order.total is a long, and cannot be written as string",
                "flatbuffers | total : long; | total : uint; | 12345678901 is beyond uint of the edited schema",
                "flatbuffers | quantity : int; | quantity : ushort; | -3 is beyond ushort of the edited schema",
                "flatbuffers | total : long; | total : long | The edited schema: ",
                "flatbuffers | id : int; | id : int = x; | “x” of the edited schema is no default of int",
                "flatbuffers | items : [Item]; | items : Item; | Order.items is a list, and cannot be written as Item",
                "flatbuffers | root_type Order; | root_type Order; file_identifier \"ORDR\"; | Nothing is written with a file_identifier",
                "flatbuffers | table Item { | struct Item { | holds numbers and structs only",
                "flatbuffers | table Order { | table Sale { | The schema has no table Order",
                "flatbuffers | union MixedChoice { Note, Item } | union MixedChoice { Note = 3, Item } | cannot be written as the union MixedChoice",
                "avro | [ \"null\", \"int\" ] | \"boolean\" | Order.rating is an int, and cannot be written as boolean",
            })
    void what_a_schema_cannot_hold_is_said_with_its_place(String id, String what, String with, String message) {
        Encoding encoding = encoding(edited(id, replacing(what, with)));

        assertThat(encoding)
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        refused -> assertThat(refused.reason()).contains(message));
    }

    @Test
    void all_mistakes_are_said_at_once() {
        Encoding encoding = encoding(edited(
                "protobuf", text -> text.replace("int64 total", "bool total").replace("string sku", "int32 sku")));

        assertThat(((Encoding.Unsupported) encoding).reason())
                .contains("Order.total")
                .contains("Item.sku");
    }

    @Test
    void schemas_are_for_codecs_that_are_asked_and_write_by_one() {
        assertThatThrownBy(() -> new EditedSchemas(Map.of("kryo", "x")).applied(List.of(codec("kryo"))))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("`kryo` writes by no schema");
        assertThatThrownBy(() -> new EditedSchemas(Map.of("protobuf", "x")).applied(List.of(codec("kryo"))))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("none of the codecs");
        assertThat(EditedSchemas.ofFile("a.thrift", "x", Optional.empty()).texts())
                .containsOnlyKeys("thrift-binary", "thrift-compact");
        assertThatThrownBy(() -> EditedSchemas.ofFile("a.xsd", "x", Optional.empty()))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("a.xsd");
    }
}

package dev.hexplain.inspect.encodings;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.Explained;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.sbe.Sbe;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.LogicalTexts;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of one's own as SBE, by schemas that are made for them. */
@Slow
class SbeObjectsTest {
    private static final Codec CODEC = Codecs.get("sbe").orElseThrow();

    /** Every kind of value that SBE has a place for. */
    private static final String TRADE = """
            record Trade(long id, byte small, short less, char letter, int count, float share, double ratio, boolean live,
                    Side side, Side none, Boolean maybe, Integer rating, Integer absent, Double reading, String text,
                    String empty, String nothing, byte[] raw, BigDecimal price, BigDecimal huge, BigInteger big,
                    LocalDate day, LocalTime time, LocalDateTime local, OffsetDateTime offset, Instant at, Instant never,
                    Duration span, Date old, UUID key, URI link, List<Leg> legs, List<String> tags, List<byte[]> blobs,
                    int[] numbers, List<List<Integer>> table, Map<String, Leg> named, Map<String, Integer> counts,
                    Map<Side, Long> bySide, List<Leg> gone, Set<Side> sides, Point point, Point nowhere, Leg leg, Leg lost,
                    Nothing hollow, List<Boolean> flags, String end) {}
            enum Side { BUY, SELL }
            record Leg(String venue, int quantity, LocalDate settled, List<Integer> fills) {}
            record Point(double x, double y, Side side, LocalDate day, boolean live) {}
            class Nothing {}
            """;

    private static final String VALUES = """
            {"id": -9223372036854775808, "small": -128, "less": -32768, "letter": "ä", "count": -2147483648, "share": 0.1,
             "ratio": -0.0, "live": true, "side": "SELL", "maybe": false, "rating": 0, "reading": 1.5, "text": "Zoë 🎈",
             "empty": "", "raw": "AQI=", "price": -1500.00, "huge": 123456789012345678901234567890.5, "big": 1000000000000000000000,
             "day": "2026-02-28", "time": "09:30:00.000000001", "local": "2018-06-14T09:30:00",
             "offset": "2018-06-14T09:30:00+05:30", "at": "1969-12-31T23:59:59.123456789Z", "span": "PT-1.5S",
             "old": "2017-07-14T02:40:00Z", "key": "6f1d0e52-7c0b-4c8e-9d5f-0a4f6b1c2d3e", "link": "https://example.org/a?b=1",
             "legs": [{"venue": "X", "quantity": 1, "settled": "2026-03-02", "fills": [1, 2]}, {"venue": "", "quantity": 2, "fills": []}],
             "tags": ["a", "", "ü"], "blobs": ["AQI=", ""], "numbers": [1, -1, 70000], "table": [[1, 2], [], [3]],
             "named": {"a b": {"venue": "N", "quantity": 3, "fills": [7]}, "c": {"venue": "M", "quantity": 4, "fills": []}},
             "counts": {"x": 1, "y": -2}, "bySide": {"SELL": 5}, "sides": ["BUY"],
             "point": {"x": 0.5, "y": -0.5, "side": "BUY", "live": true}, "leg": {"venue": "V", "quantity": 9, "fills": []},
             "hollow": {}, "flags": [true, false], "end": "e"}
            """;

    private static ImportedObject brought(String declared, String root, String json) {
        return DeclaredObjects.ofJson(new Declarations(Declarations.JAVA, declared, root, 1), json);
    }

    private static Encoding encoding(String declared, String root, String json) {
        ImportedObject brought = brought(declared, root, json);
        return CODEC.run(brought.subject(), brought.object());
    }

    private static Encoding.Encoded encoded(Encoding encoding) {
        assertThat(encoding).as(String.valueOf(encoding)).isInstanceOf(Encoding.Encoded.class);
        Encoding.Encoded done = (Encoding.Encoded) encoding;
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
        Explanation explained = new Explanations(SchemaFormats.standard())
                .of(done.format(), done.bytes(), true)
                .orElseThrow();
        assertThat(explained.issues()).isZero();
        assertThat(explained.explained()).isEqualTo(done.bytes().length);
        return done;
    }

    private static String schema(Encoding.Encoded done) {
        return done.format().schema().map(Schema::text).orElseThrow();
    }

    private static Set<String> paths(FieldTree tree) {
        Set<String> paths = new TreeSet<>();
        for (LogicalLeaves leaves = LogicalLeaves.of(tree); leaves.next(); ) {
            paths.add(leaves.path());
        }
        return paths;
    }

    @Test
    void values_of_all_kinds_come_back_from_bytes_whose_places_are_those_of_the_object() {
        Encoding.Encoded done = encoded(encoding(TRADE, "Trade", VALUES));

        try (FieldTree tree = Explained.whole(done)) {
            assertThat(paths(tree))
                    .contains("id", "text", "price", "huge", "at", "key", "legs[0].venue", "legs[1].quantity")
                    .contains("legs[0].fills[1]", "legs[0].settled", "tags[2]", "blobs[0]", "numbers[2]", "table[0][1]")
                    .contains("named.a b.venue", "named.a b.fills[0]", "counts.y", "bySide[0].key", "bySide[0].value")
                    .contains("sides[0]", "point.x", "point.side", "leg.quantity", "leg.venue", "flags[1]", "end");
            assertThat(LogicalTexts.of(new TreeValues(tree).root()))
                    .startsWith("Trade(id: -9223372036854775808, small: -128, less: -32768")
                    .contains("live: true", "side: SELL", "none: null", "maybe: false", "rating: 0", "absent: null");
        }
    }

    @Test
    void values_are_those_of_the_object_with_the_names_of_its_members() {
        String declared = """
                record H(int end, String note, String gone, P at, P lost, List<P> all, Map<String, P> named,
                        Map<String, Integer> counts, List<String> none, List<List<String>> table, Boolean flag, Q q) {}
                record P(int x, Integer y) {}
                record Q(String value) {}
                """;
        Encoding.Encoded done = encoded(encoding(declared, "H", """
                {"end": 1, "note": "", "at": {"x": 1}, "all": [{"x": 2, "y": 3}, {"x": 4}], "named": {"a.b": {"x": 5}},
                 "counts": {"k": 6}, "none": [], "table": [["s"], []], "flag": true, "q": {"value": "v"}}
                """));

        assertThat(schema(done)).contains("name=\"end_\" id=\"1\" type=\"int32\" hexplain.logical=\"end\"");
        try (FieldTree tree = Explained.whole(done)) {
            assertThat(LogicalTexts.of(new TreeValues(tree).root())).isEqualTo("""
                    H(end: 1, at: P(x: 1, y: null), flag: true, gone: null, lost: null, all: [all(x: 2, y: 3), all(x: 4, y: null)], \
                    named: {a.b=P(x: 5, y: null)}, counts: {k=6}, none: [], table: [[s], []], q: q(value: v), note: )""");
        }
    }

    @Test
    void the_schema_has_fields_then_groups_then_data() {
        Encoding.Encoded done = encoded(encoding("""
                record Order(String note, long id, Integer rating, Status status, BigDecimal price, List<Item> items,
                        Map<String, String> tags, String gone) {}
                record Item(String sku, int quantity) {}
                enum Status { OPEN, PAID }
                """, "Order", """
                {"note": "n", "id": 1, "status": "PAID", "price": 1.50, "items": [{"sku": "a", "quantity": 2}], "tags": {"k": "v"}}
                """));
        assertThat(schema(done)).isEqualTo("""
                <?xml version="1.0" encoding="UTF-8"?>
                <sbe:messageSchema xmlns:sbe="http://fixprotocol.io/2016/sbe" package="order" id="1" version="0" byteOrder="littleEndian">
                  <types>
                    <composite name="messageHeader">
                      <type name="blockLength" primitiveType="uint16"/>
                      <type name="templateId" primitiveType="uint16"/>
                      <type name="schemaId" primitiveType="uint16"/>
                      <type name="version" primitiveType="uint16"/>
                    </composite>
                    <enum name="Status" encodingType="uint8">
                      <validValue name="OPEN">0</validValue>
                      <validValue name="PAID">1</validValue>
                    </enum>
                    <composite name="Decimal">
                      <type name="mantissa" primitiveType="int64" hexplain.logical=""/>
                      <type name="exponent" primitiveType="int8" hexplain.logical=""/>
                    </composite>
                    <composite name="groupSizeEncoding">
                      <type name="blockLength" primitiveType="uint16"/>
                      <type name="numInGroup" primitiveType="uint16"/>
                    </composite>
                    <composite name="varStringEncoding">
                      <type name="length" primitiveType="uint16"/>
                      <type name="varData" primitiveType="uint8" length="0" characterEncoding="UTF-8"/>
                    </composite>
                  </types>
                  <sbe:message name="Order" id="1">
                    <field name="id" id="1" type="int64"/>
                    <field name="rating" id="2" type="int32" presence="optional"/>
                    <field name="status" id="3" type="Status" presence="optional"/>
                    <field name="price" id="4" type="Decimal"/>
                    <group name="items" id="5">
                      <field name="quantity" id="6" type="int32"/>
                      <data name="sku" id="7" type="varStringEncoding"/>
                    </group>
                    <group name="tags" id="8" hexplain.entries="map">
                      <data name="key" id="9" type="varStringEncoding" hexplain.logical=""/>
                      <data name="value" id="10" type="varStringEncoding" hexplain.logical=""/>
                    </group>
                    <group name="gone" id="11" hexplain.entries="optional">
                      <data name="value" id="12" type="varStringEncoding" hexplain.logical=""/>
                    </group>
                    <data name="note" id="13" type="varStringEncoding"/>
                  </sbe:message>
                </sbe:messageSchema>
                """);
        assertThat(done.bytes()).hasSize(8 + 8 + 4 + 1 + 9 + (4 + 4 + 2 + 1) + (4 + 2 + 1 + 2 + 1) + 4 + (2 + 1));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void generated_objects_come_back_and_are_explained_to_the_last_byte(long seed) {
        for (int size = 1; size <= 5; size += 2) {
            ImportedObject made = DeclaredObjects.generated(
                    new Declarations(Declarations.JAVA, TRADE, "Trade", seed, OptionalInt.of(size)));
            encoded(CODEC.run(made.subject(), made.object()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "[1, 2]",
                "{\"a\": 1}",
                "{\"a\": [{}, {\"b\": [[1], []]}]}",
                "[[], [[2]]]",
                "{}",
                "[{\"a\": null}, {\"a\": {\"b\": true}}]",
                "{\"a b\": {\"c d\": 1}}",
                "[\"\", \"a\"]"
            })
    void values_of_json_are_encoded_by_inferred_classes(String json) {
        Decoder decoder = new Json();
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("", json.getBytes(UTF_8)),
                DecodeOptions.DEFAULT,
                TreeStorage.inMemory(),
                Progress.NONE)) {
            ImportedObject brought = ImportedObject.of(tree, decoder);
            encoded(CODEC.run(brought.subject(), brought.object()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class H { List<String> it; } | {\"it\": [\"a\", null]} | Schemas have no null in a list or a map, and there is one at it[1]",
                "class H { Map<String, Integer> it; } | {\"it\": {\"k\": null}} | there is one at it[k]",
                "class H { List<Object> it; } | {\"it\": [1, \"a\"]} | it[] is one of: a long, a string; SBE has one type at each place",
                "class H { In in; } class In { Map<String, Object> of; } | {\"in\": {\"of\": {\"a\": 1, \"b\": \"c\"}}} | in.of{} is one of: a long, a string",
                "class H { S s; List<S> all; } interface S {} class A implements S {} class B implements S {}"
                        + " | {\"s\": {\"$type\": \"A\"}, \"all\": [{\"$type\": \"A\"}, {\"$type\": \"B\"}]} | all[] is one of: A, B;",
                "class H { H next; } | {\"next\": {}} | next is a H inside of a H; no group of SBE holds itself",
                "class H { In in; } class In { int a; List<In> all; } | {\"in\": {\"all\": []}} | in.all[] is a In inside of a In",
                "class H { In in; } class In { Integer a; } | {\"in\": {\"a\": -2147483648}} | in.a is -2147483648, which is the null value of int32",
                "class H { Double a; } | {\"a\": \"NaN\"} | a is NaN, which is the null value of double",
                "class H { List<In> all; } class In { long[] a; } | {\"all\": [{\"a\": []}, {\"a\": MANY}]} | all[1].a has 65,535 elements; a group that counts them by uint16 has 65,534 at most",
                "class H { Map<String, String> all; } | {\"all\": {\"k\": \"LONG\"}} | all[k] has 65,535 bytes; data whose length is uint16 has 65,534 at most",
                "class A { int x; } class H extends A { int x; } | {\"x\": 1} | H and a class above it have a field x each",
            })
    void what_the_schema_cannot_say_is_refused_with_the_member(String declared, String json, String reason) {
        String values = json.replace("MANY", "[" + "1,".repeat(65_534) + "1]").replace("LONG", "x".repeat(65_535));
        assertThat(encoding(declared, "H", values))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        refused -> assertThat(refused.reason()).contains(reason));
    }

    @Test
    void what_holds_itself_no_more_than_its_class_may_is_written() {
        encoded(encoding("class H { int a; H next; }", "H", "{\"a\": 1}"));
    }

    @Test
    void declarations_that_are_made_of_the_schema_take_the_values_of_the_message() {
        Encoding.Encoded done = encoded(encoding(TRADE, "Trade", VALUES));
        String declared =
                SchemaFormats.declarations("sbe", "Trade", schema(done)).orElseThrow();

        assertThat(declared)
                .contains("boolean live;", "List<String> tags;", "List<Integer> numbers;", "List<byte[]> blobs;")
                .contains("Map<String, trade.Trade$Named$Value> named;", "Map<String, Integer> counts;")
                .contains("String nothing;", "trade.Trade$Leg leg;", "List<trade.Trade$Legs> legs;");
    }

    @Test
    void damaged_bytes_have_issues() {
        Encoding.Encoded done = encoded(encoding(
                "record H(List<L> all, Map<String, L> named, L lost, Boolean flag, String text) {} record L(int x, List<String> of) {}",
                "H",
                """
                {"all": [{"x": 1, "of": ["a"]}, {"x": 2, "of": []}], "named": {"k": {"x": 3, "of": ["b"]}}, "text": "t"}
                """));
        new Survival(new Sbe().with(done.format().schema().orElseThrow())).readChanged(done.bytes());
    }
}

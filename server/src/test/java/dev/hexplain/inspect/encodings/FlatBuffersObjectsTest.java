package dev.hexplain.inspect.encodings;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.flatbuffers.FlatBuffers;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.LogicalTexts;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalLeaves;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects of one's own as FlatBuffers, by schemas that are made for them. */
@Slow
class FlatBuffersObjectsTest {
    private static final Codec CODEC = Codecs.get("flatbuffers").orElseThrow();

    private static final String SHAPES = """
            record Drawing(List<Shape> shapes, Shape first, Map<String, Shape> named, Map<Kind, Integer> counts,
                    List<List<String>> table, BigDecimal price, LocalDate day, Instant at, UUID id, List<byte[]> blobs,
                    Kind kind, Kind none, Integer zero, Integer absent, List<String> empty, Map<String, Long> nothing,
                    Object any, List<Object> mixed, double minus, Drawing inner) {}
            interface Shape {}
            record Circle(double radius) implements Shape {}
            record Square(int side, String name) implements Shape {}
            enum Kind { A, B }
            """;

    private static final String DRAWING = """
            {"shapes": [{"$type": "Circle", "radius": 2}, {"$type": "Square", "side": 3, "name": "Zoë"}, {"$type": "Circle", "radius": 0}],
             "first": {"$type": "Square", "side": 0}, "named": {"a b": {"$type": "Circle", "radius": 1}, "c": {"$type": "Square", "side": 1}},
             "counts": {"B": 5, "A": 0}, "table": [["x"], [], ["y", ""]], "price": -1500.00, "day": "2026-02-28",
             "at": "2018-06-14T09:30:00.123456789Z", "id": "6f1d0e52-7c0b-4c8e-9d5f-0a4f6b1c2d3e", "blobs": ["AQI=", ""],
             "kind": "A", "zero": 0, "empty": [], "nothing": {}, "any": "text", "mixed": [1, "one", true, 1.5],
             "minus": -0.0, "inner": {"minus": 1}}
            """;

    private static Encoding encoding(String declared, String root, String json) {
        ImportedObject brought = DeclaredObjects.ofJson(new Declarations(Declarations.JAVA, declared, root, 1), json);
        return CODEC.run(brought.subject(), brought.object());
    }

    private static Encoding.Encoded encoded(Encoding encoding) {
        assertThat(encoding).as(String.valueOf(encoding)).isInstanceOf(Encoding.Encoded.class);
        Encoding.Encoded done = (Encoding.Encoded) encoding;
        Explanation explained = new Explanations(SchemaFormats.standard())
                .of(done.format(), done.bytes(), true)
                .orElseThrow();
        assertThat(explained.issues()).isZero();
        assertThat(explained.explained()).isEqualTo(done.bytes().length);
        return done;
    }

    private static Decoder decoder(Encoding.Encoded done) {
        return new FlatBuffers().with(done.format().schema().orElseThrow());
    }

    private static FieldTree decoded(Encoding.Encoded done) {
        return decoder(done)
                .decode(Source.ofBytes("", done.bytes()), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
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
        Encoding.Encoded done = encoded(encoding(SHAPES, "Drawing", DRAWING));

        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
        try (FieldTree tree = decoded(done)) {
            assertThat(paths(tree))
                    .contains(
                            "shapes[0].radius",
                            "shapes[1].name",
                            "first",
                            "named.a b.radius",
                            "named.c.side",
                            "counts[0].key",
                            "table[2][1]",
                            "price",
                            "day",
                            "at",
                            "blobs[0]",
                            "kind",
                            "zero",
                            "any",
                            "mixed[3]",
                            "inner.minus");
            assertThat(LogicalTexts.of(new TreeValues(tree).root()))
                    .contains("table: [[x], [], [y, ]]", "mixed: [1, one, true, 1.5]", "nothing: {}", "kind: A")
                    .contains("named: {a b=Circle(radius: 1.0), c=Square(side: 1)}");
        }
    }

    @Test
    void choices_of_classes_are_unions_and_others_are_tables() {
        Encoding.Encoded done = encoded(encoding(SHAPES, "Drawing", DRAWING));
        assertThat(done.format().schema().map(Schema::text).orElseThrow())
                .contains("union ShapesChoice { Circle, Square }", "shapes : [ShapesChoice];", "first : Square;")
                .contains("table MixedChoice {", "zero : int = null;", "minus : double;", "enum Kind : ubyte {");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "class H { List<String> it; } | {\"it\": [\"a\", null]} | Schemas have no null in a list or a map, and there is one at it[1]",
                "class H { Map<String, Integer> it; } | {\"it\": {\"k\": null}} | there is one at it[k]",
                "class A { int x; } class H extends A { int x; } | {\"x\": 1} | H and a class above it have a field x each",
            })
    void what_no_schema_says_is_refused_with_its_place(String declared, String json, String reason) {
        assertThat(encoding(declared, "H", json))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        refused -> assertThat(refused.reason()).contains(reason));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[1, 2]", "{\"a\": 1}", "{\"a\": [{}, {\"b\": [[1], []]}]}", "[1, \"a\", [2]]"})
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

    @Test
    void values_have_the_names_of_members_and_no_types_of_unions() {
        Encoding.Encoded done = encoded(encoding(
                "record H(int end, S next, List<S> all) {} interface S {} record A(int x) implements S {}"
                        + " record B(int y) implements S {}",
                "H",
                """
                {"end": 1, "next": {"$type": "A", "x": 2}, "all": [{"$type": "B", "y": 3}, {"$type": "A", "x": 4}]}
                """));
        assertThat(done.format().schema().map(Schema::text).orElseThrow())
                .contains("end_ : int (hexplain_logical: \"end\");");
        try (FieldTree tree = decoded(done)) {
            assertThat(LogicalTexts.of(new TreeValues(tree).root()))
                    .isEqualTo("H(end: 1, next: A(x: 2), all: [B(y: 3), A(x: 4)])");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"flatbuffers", "protobuf", "avro", "thrift-binary"})
    void a_class_may_be_called_as_what_a_decimal_is_in_schemas(String codec) {
        ImportedObject brought = DeclaredObjects.ofJson(
                new Declarations(
                        Declarations.JAVA,
                        "record H(Decimal own, BigDecimal price) {} record Decimal(String text) {}",
                        "H",
                        1),
                "{\"own\": {\"text\": \"x\"}, \"price\": 1.5}");
        Encoding.Encoded done = encoded(Codecs.get(codec).orElseThrow().run(brought.subject(), brought.object()));
        assertThat(done.roundTrip().label()).as(done.roundTrip().reason()).isEqualTo(RoundTripResult.EXACT);
    }

    @Test
    void the_session_is_written_but_for_what_refers_to_the_same_person() {
        Sample session = Samples.get("session").orElseThrow();
        Encoding.Encoded done = encoded(CODEC.run(session, session.build()));

        assertThat(done.roundTrip().label()).isEqualTo(RoundTripResult.REFERENCES_DUPLICATED);
        try (FieldTree tree = decoded(done)) {
            assertThat(paths(tree))
                    .contains("id", "user.firstName", "tags[2]", "attributes.login", "attributes.log[0]");
        }
    }

    @Test
    void what_holds_itself_is_refused_with_the_member() {
        Sample cyclic = Samples.get("session-cyclic").orElseThrow();
        assertThat(CODEC.run(cyclic, cyclic.build()))
                .isInstanceOfSatisfying(
                        Encoding.Unsupported.class,
                        refused -> assertThat(refused.reason())
                                .startsWith("The object holds itself, at attributes.session"));
    }

    @Test
    void damaged_bytes_have_issues() {
        Encoding.Encoded done = encoded(encoding(SHAPES, "Drawing", """
                {"shapes": [{"$type": "Circle", "radius": 2}, {"$type": "Square", "side": 3, "name": "a"}],
                 "named": {"k": {"$type": "Circle", "radius": 1}}, "mixed": [1, "a"]}
                """));
        new Survival(decoder(done)).readChanged(done.bytes());
    }
}

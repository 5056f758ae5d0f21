package dev.hexplain.codecs.flatbuffers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Chosen;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tables of schema types: as a schema, and as bytes. */
class NestedTablesTest {
    private static final Struct POINT =
            new Struct("Point", List.of(field("x", Scalar.DOUBLE), new Field("end_", Scalar.INT, false, "end")));
    private static final Struct NOTE = new Struct("Note", List.of(optional("text", Scalar.TEXT)));
    private static final Choice SHAPE = new Choice("Shape", List.of(alternative("p", POINT), alternative("n", NOTE)));
    private static final Choice ANY = new Choice(
            "Any",
            List.of(alternative("number", Scalar.INT), alternative("note", NOTE), alternative("raw", Scalar.BYTES)));
    private static final Constants COLOR = new Constants("Color", List.of("RED", "BLUE"), List.of(0, 300));
    private static final Struct ROOT = new Struct(
            "Root",
            List.of(
                    field("flag", Scalar.FLAG),
                    optional("count", Scalar.INT),
                    optional("color", COLOR),
                    optional("shape", SHAPE),
                    field("shapes", new Sequence(SHAPE)),
                    field("any", ANY),
                    field("colors", new Sequence(COLOR)),
                    field("blobs", new Sequence(Scalar.BYTES)),
                    field("names", new Dictionary(Scalar.TEXT)),
                    field("more", new Dictionary(Scalar.TEXT)),
                    field("raws", new Dictionary(Scalar.BYTES)),
                    field("byName", new Dictionary(SHAPE)),
                    optional("next", new SchemaType.Recursion("Root", NestedTablesTest::root))));

    private static Struct root() {
        return ROOT;
    }

    private static Field field(String name, SchemaType type) {
        return new Field(name, type, false, name);
    }

    private static Field optional(String name, SchemaType type) {
        return new Field(name, type, true, name);
    }

    private static Field alternative(String name, SchemaType type) {
        return new Field(name, type, false, "");
    }

    private static Map<String, Object> values() {
        Chosen point = new Chosen(SHAPE.fields().getFirst(), Map.of("x", -0.0, "end_", 7));
        Chosen note = new Chosen(SHAPE.fields().getLast(), Map.of("text", "Zoë"));
        Map<String, Object> next = new LinkedHashMap<>();
        next.put("flag", false);
        next.put("shapes", List.of());
        next.put("any", new Chosen(ANY.fields().getFirst(), 0));
        next.put("colors", List.of());
        next.put("blobs", List.of());
        for (String map : List.of("names", "more", "raws", "byName")) {
            next.put(map, Map.of());
        }
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("flag", true);
        values.put("count", 0);
        values.put("color", "BLUE");
        values.put("shape", note);
        values.put("shapes", List.of(point, note, point));
        values.put("any", new Chosen(ANY.fields().get(1), Map.of()));
        values.put("colors", List.of("BLUE", "RED"));
        values.put("blobs", List.of());
        values.put("names", Map.of("k", ""));
        values.put("more", Map.of());
        values.put("raws", Map.of());
        values.put("byName", Map.of("a", point));
        values.put("next", next);
        return values;
    }

    @Test
    void structs_are_tables_and_what_is_no_struct_has_one_around_it() {
        assertThat(FbsSource.of(new NestedTables(ROOT), ROOT)).isEqualTo("""
                attribute "hexplain_logical";
                attribute "hexplain_entry";

                enum Color : ushort {
                  RED = 0,
                  BLUE = 300
                }

                table Point {
                  x : double;
                  end_ : int (hexplain_logical: "end");
                }

                table Note {
                  text : string;
                }

                union Shape { Point, Note }

                table Any {
                  number : int = null (hexplain_logical: "");
                  note : Note (hexplain_logical: "");
                  raw : [ubyte] (hexplain_logical: "");
                }

                table Root {
                  flag : bool;
                  count : int = null;
                  color : Color = null;
                  shape : Shape;
                  shapes : [Shape];
                  any : Any;
                  colors : [Color];
                  blobs : [Bytes];
                  names : [StringEntry];
                  more : [StringEntry];
                  raws : [BytesEntry];
                  byName : [ShapeEntry];
                  next : Root;
                }

                table StringEntry (hexplain_entry) {
                  key : string (hexplain_logical: "");
                  value : string (hexplain_logical: "");
                }

                table BytesEntry (hexplain_entry) {
                  key : string (hexplain_logical: "");
                  value : [ubyte] (hexplain_logical: "");
                }

                table ShapeEntry (hexplain_entry) {
                  key : string (hexplain_logical: "");
                  value : Shape (hexplain_logical: "");
                }

                table Bytes {
                  value : [ubyte] (hexplain_logical: "");
                }

                root_type Root;
                """);
    }

    @Test
    void a_choice_is_no_union_where_the_field_of_its_type_would_have_a_name_that_is_taken() {
        Struct type = new Struct("Holder", List.of(field("shape", SHAPE), field("shape_type", Scalar.TEXT)));
        NestedTables tables = new NestedTables(type);
        Map<String, Object> values =
                Map.of("shape", new Chosen(SHAPE.fields().getLast(), Map.of()), "shape_type", "round");

        assertThat(FbsSource.of(tables, type)).contains("table Shape {");
        assertThat(NestedTableReader.read(tables, type, NestedTableWriter.write(tables, type, values)))
                .isEqualTo(values);
    }

    @Test
    void names_of_tables_that_classes_have_are_not_taken_again() {
        Struct bytes = new Struct("Bytes", List.of(field("all", new Sequence(Scalar.BYTES))));
        assertThat(FbsSource.of(new NestedTables(bytes), bytes)).contains("all : [Bytes2];", "table Bytes2 {");
    }

    @Test
    void values_come_back_and_minus_zero_is_not_left_out() {
        NestedTables tables = new NestedTables(ROOT);
        byte[] written = NestedTableWriter.write(tables, ROOT, values());
        assertThat(NestedTableReader.read(new NestedTables(ROOT), ROOT, written))
                .isEqualTo(values());
    }

    @Test
    void bytes_that_are_no_buffer_of_the_schema_are_refused() {
        NestedTables tables = new NestedTables(ROOT);
        byte[] written = NestedTableWriter.write(tables, ROOT, values());
        for (int i = 0; i < written.length; i++) {
            for (int flip : new int[] {0x01, 0x04, 0x10, 0x80, 0xFF}) {
                byte[] changed = written.clone();
                changed[i] ^= (byte) flip;
                try {
                    NestedTableReader.read(tables, ROOT, changed);
                } catch (IllegalArgumentException refused) {
                    assertThat(refused).hasMessageNotContaining("null");
                }
            }
        }
        for (byte[] bad : List.of(new byte[0], new byte[4], new byte[] {4, 0, 0, 0, -4, -1, -1, -1})) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> NestedTableReader.read(tables, ROOT, bad))
                    .withMessage("The bytes are no buffer of the schema");
        }
    }
}

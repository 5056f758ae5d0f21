package dev.hexplain.decoders.flatbuffers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.testing.LogicalTexts;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Value;
import dev.hexplain.values.TreeValues;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Buffers that the library's builder made. */
@Slow
class FlatBuffersTest {
    /** Zeros at the end of the scene. */
    private static final int PADDING = 2;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void every_value_is_found_in_its_place_in_the_object(boolean prefixed) {
        byte[] bytes = Scenes.scene(prefixed);
        FieldTree tree = decode(Scenes.decoder(), bytes);

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        assertThat(values(tree))
                .containsEntry("title", "\"Größe\"")
                .containsEntry("color", "Blue")
                .containsEntry("flags", "Visible | Hidden")
                .containsEntry("origin.y", "2.0")
                .containsEntry("prices[2]", "0.3")
                .containsEntry("items[0].name", "\"left\"")
                .containsEntry("items[0].children[0].name", "\"inner\"")
                .containsEntry("items[0].children[0].weight", "1")
                .containsEntry("items[1].tags[1]", "\"shared\"")
                .containsEntry("items[1].shape", "Poly")
                .containsEntry("items[1].shape.points[1].z", "6.0")
                .containsEntry("items[1].shape.closed", "false")
                .containsEntry("cells[0].at.z", "3.0")
                .containsEntry("cells[0].low[2]", "3")
                .containsEntry("cells[0].size", "0.5")
                .containsEntry("shapes[0].radius", "2.5")
                .containsEntry("shapes[1]", "\"a label\"")
                .containsEntry("shapes[2].z", "9.0")
                .containsEntry("blob[2]", "3")
                .containsEntry("ratio", "1.5");
    }

    @Test
    void a_number_that_equals_its_default_is_shown_without_bytes() {
        FieldTree tree = decode(Scenes.decoder(), Scenes.scene(false));
        Field weight = tree.find("items[0]:Item.weight").orElseThrow();

        assertThat(weight.length()).isZero();
        assertThat(tree.value(weight)).isEqualTo(new Value("7", "", "not written: the default"));
    }

    @Test
    void parts_have_addresses_by_the_way_that_leads_to_them() {
        FieldTree tree = decode(Scenes.decoder(), Scenes.scene(false));
        List<Field> fields = TreeInvariants.check(tree);

        assertThat(tree.find("root.prices")).isPresent();
        assertThat(tree.find("root:vtable.prices")).isPresent();
        assertThat(tree.find("shapes:types[1]")).isPresent();
        assertThat(tree.find("prices:vector[1]")).isPresent();
        assertThat(tree.value(tree.find("file_identifier").orElseThrow()).actual())
                .isEqualTo("\"SCN1\"");
        long reference = tree.find("root.title").orElseThrow().offset();
        Field title = fields.stream()
                .filter(field -> field.name().equals("title:string"))
                .findFirst()
                .orElseThrow();
        assertThat(tree.value(tree.find("root.title").orElseThrow()).description())
                .isEqualTo("→ 0x%X".formatted(title.offset()));
        assertThat(reference).isLessThan(title.offset());
    }

    @Test
    void deep_tables_need_no_stack_and_have_no_endless_names() {
        FlatBufferBuilder out = new FlatBufferBuilder(1 << 16);
        int inner = 0;
        for (int i = 0; i < Selection.size(10_000, 30_000); i++) {
            int children = inner == 0 ? 0 : out.createVectorOfTables(new int[] {inner});
            out.startTable(6);
            out.addOffset(3, children, 0);
            inner = out.endTable();
        }
        out.finish(inner);
        Decoder decoder = new FlatBuffers().with(Schema.of("items", "game.world.Item", Scenes.SCHEMA));
        FieldTree tree = decode(decoder, out.sizedByteArray());

        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
    }

    /** Builders write equal vtables once, whatever tables they are of. */
    @Test
    void tables_of_several_types_may_have_one_vtable() {
        FlatBufferBuilder out = new FlatBufferBuilder();
        int text = out.createString("a");
        int[] tables = new int[3];
        for (int i = 0; i < tables.length; i++) {
            out.startTable(1);
            out.addOffset(0, text, 0);
            tables[i] = out.endTable();
        }
        out.startTable(3);
        for (int i = 0; i < tables.length; i++) {
            out.addOffset(i, tables[i], 0);
        }
        out.finish(out.endTable());
        FieldTree tree = decode(
                new FlatBuffers()
                        .with(Schema.of(
                                "all",
                                "All",
                                "table One { a : string; } table Two { b : string; }"
                                        + " table All { one : One; two : Two; three : One; }")),
                out.sizedByteArray());

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(tree.source().length());
        assertThat(tree.find("two:Two.b")).isPresent();
    }

    @Test
    void entries_of_maps_are_named_by_their_keys_and_are_a_map() {
        FlatBufferBuilder out = new FlatBufferBuilder();
        int[] entries = {entry(out, "one", 1), entry(out, "a b", 0)};
        int vector = out.createVectorOfTables(entries);
        out.startTable(1);
        out.addOffset(0, vector, 0);
        out.finish(out.endTable());
        Decoder decoder = new FlatBuffers().with(Schema.of("counts", "", COUNTS));
        byte[] bytes = out.sizedByteArray();
        FieldTree tree = decode(decoder, bytes);

        assertThat(tree.facts().issues()).isEmpty();
        assertThat(values(tree)).containsOnlyKeys("counts.one", "counts.a b");
        assertThat(LogicalTexts.of(new TreeValues(tree).root())).isEqualTo("Counts(counts: {one=1, a b=0})");
        new Survival(decoder).readChanged(bytes);
    }

    private static final String COUNTS = """
            attribute "hexplain_logical";
            attribute "hexplain_entry";
            table Count (hexplain_entry) { key : string (hexplain_logical: ""); value : int (hexplain_logical: ""); }
            table Counts { counts : [Count]; }
            root_type Counts;
            """;

    private static int entry(FlatBufferBuilder out, String key, int value) {
        int text = out.createString(key);
        out.startTable(2);
        out.addOffset(0, text, 0);
        out.addInt(1, value, 0);
        return out.endTable();
    }

    @Test
    void bytes_nothing_leads_to_are_reported() {
        byte[] bytes = Arrays.copyOf(Scenes.scene(false), Scenes.scene(false).length + 5);
        bytes[bytes.length - 1] = 9;

        assertThat(decode(Scenes.decoder(), bytes).facts().issues())
                .singleElement()
                .satisfies(issue -> {
                    assertThat(issue.message()).isEqualTo("No offset leads to these bytes");
                    assertThat(issue.offset()).isEqualTo(bytes.length - 5 - PADDING);
                });
    }

    @Test
    void every_truncation_has_an_issue() {
        byte[] whole = Scenes.scene(false);
        Survival survival = new Survival(Scenes.decoder());
        for (int length = 1; length < whole.length - PADDING; length++) {
            FieldTree tree = survival.decode(Arrays.copyOf(whole, length));
            assertThat(tree.facts().issues()).as("%d bytes", length).isNotEmpty();
        }
    }

    @Test
    void every_byte_may_be_anything() {
        byte[] bytes = Scenes.scene(false);
        Survival survival = new Survival(Scenes.decoder());
        survival.readChanged(bytes);
    }

    @Test
    void its_identifier_or_its_root_table_tells_a_buffer() {
        Decoder decoder = Scenes.decoder();
        assertThat(decoder.probe(Source.ofBytes("", Scenes.scene(false)))
                        .getFirst()
                        .confidence())
                .isEqualTo(80);
        assertThat(decoder.probe(Source.ofBytes("", Scenes.scene(true)))
                        .getFirst()
                        .confidence())
                .isEqualTo(80);
        assertThat(decoder.probe(Source.ofBytes("", new byte[20]))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title : string; | title : strung; | There is no type strung | 21",
                "struct Vec3 { x : float; | struct Vec3 { x : Vec3; | in a circle | 6",
                "root_type Scene; | root_type Shape; | There is no type Shape | 34",
                "table Circle { | table Circle (hexplain_entry) { | An entry has a key | 9",
                "low : [short:3] | low : [short] | holds numbers and structs only | 7",
                "enum Color : ubyte | enum Color | needs its type | 4",
                "table Circle { | table Circle ( | Expected | 9",
                "\"SCN1\" | \"SCN\" | 4 characters | 35",
                "ratio : float = 1.5 | ratio ? float | No “?” can stand here | 29",
            })
    void a_schema_that_cannot_be_read_with_says_where_and_why(String right, String wrong, String message, int line) {
        assertThatThrownBy(() -> new FlatBuffers().with(Schema.of("x", "", Scenes.SCHEMA.replace(right, wrong))))
                .isInstanceOfSatisfying(
                        SchemaDiagnostic.class,
                        diagnostic -> assertThat(diagnostic.line()).isEqualTo(line))
                .hasMessageContaining(message);
    }

    /** Leaves with a value by their logical path, references aside. */
    private static Map<String, String> values(FieldTree tree) {
        Map<String, String> values = new TreeMap<>();
        for (Field field : TreeInvariants.check(tree)) {
            boolean value = field.shape().isLeaf() && field.role().id().equals("value");
            String path = LogicalPath.of(tree, tree.lineage(field.id(), 100));
            if (value && !path.isEmpty()) {
                Value found = tree.value(field);
                values.put(path, found.symbol().isEmpty() ? found.actual() : found.symbol());
            }
        }
        return values;
    }

    private static FieldTree decode(Decoder decoder, byte[] bytes) {
        FieldTree tree = decoder.decode(
                Source.ofBytes("buffer", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
        TreeInvariants.check(tree);
        return tree;
    }
}

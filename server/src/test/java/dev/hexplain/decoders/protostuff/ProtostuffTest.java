package dev.hexplain.decoders.protostuff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.LogicalPath;
import dev.hexplain.values.TreeValues;
import io.protostuff.GraphIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.runtime.RuntimeSchema;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What was learnt of the library by experiment, held against the library. */
@Slow
class ProtostuffTest {
    private static final String CLASSES = """
            class Everything {
              byte small; char letter; Integer boxed; long[] numbers; String[] texts; List<Line> lines;
              Map<String, Object> any; Line same; Side side; Object ints; Object mixed; byte[] raw;
            }
            class Line { String text; double price; }
            enum Side { BUY, SELL }
            """;

    enum Side {
        BUY,
        SELL
    }

    static final class Line {
        String text = "one";
        double price = 0.5;
    }

    @SuppressWarnings("unused")
    static final class Everything {
        byte small = -1;
        char letter = 'x';
        Integer boxed = -5;
        long[] numbers = {7, 8};
        String[] texts = {"a", "b"};
        List<Line> lines = new ArrayList<>(List.of(new Line(), new Line()));
        Map<String, Object> any = new LinkedHashMap<>();
        Line same = lines.getFirst();
        Side side = Side.SELL;
        Object ints = new int[] {1, 2};
        Object mixed = new ArrayList<>(List.of("x", 3));
        byte[] raw = {1, 2};

        Everything() {
            any.put("flag", true);
            any.put("text", "t");
        }
    }

    private static Decoder decoder() {
        return new Protostuff(new Protobuf()).with(Schema.of("test", "Everything", CLASSES));
    }

    private static byte[] written(boolean graph) {
        io.protostuff.Schema<Everything> schema = RuntimeSchema.getSchema(Everything.class);
        LinkedBuffer buffer = LinkedBuffer.allocate();
        return graph
                ? GraphIOUtil.toByteArray(new Everything(), schema, buffer)
                : ProtostuffIOUtil.toByteArray(new Everything(), schema, buffer);
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    @Test
    void fields_are_numbered_as_the_class_declares_them() {
        try (FieldTree tree = new Survival(decoder()).decode(written(false))) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(value(tree, "small")).isEqualTo("-1");
            assertThat(value(tree, "letter")).isEqualTo("'x'");
            assertThat(value(tree, "boxed")).isEqualTo("-5");
            assertThat(value(tree, "numbers[1]")).isEqualTo("8");
            assertThat(value(tree, "texts[0]")).isEqualTo("\"a\"");
            assertThat(value(tree, "lines[1].price")).isEqualTo("0.5");
            assertThat(value(tree, "any.flag.value")).isEqualTo("true");
            assertThat(tree.value(tree.find("side").orElseThrow()).symbol()).isEqualTo("SELL");
            assertThat(value(tree, "ints[1]")).isEqualTo("2");
            assertThat(value(tree, "mixed[0]")).isEqualTo("\"x\"");
            assertThat(value(tree, "raw")).isEqualTo("01 02");
        }
    }

    @Test
    void a_graph_refers_to_what_was_written_before() {
        try (FieldTree tree = new Survival(decoder()).decode(written(true))) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.find("same").orElseThrow().type()).isEqualTo("reference");
            // Groups of objects are counted, but for the outermost: two arrays come first.
            assertThat(value(tree, "same")).isEqualTo("2");
        }
    }

    @Test
    void a_reference_leads_to_the_object() {
        assertThat(PrintedValues.of(decoder(), written(true), false))
                .contains("\"lines\":[{\"text\":\"one\",\"price\":0.5},", "\"same\":{\"$ref\":\"lines[0]\"}");
        try (FieldTree tree = new Survival(decoder()).decode(HexFormat.of().parseHex("4607"))) {
            assertThat(new TreeValues(tree).find("same").orElseThrow().type()).isEqualTo("reference");
        }
    }

    @Test
    void keys_that_are_no_texts_are_values() {
        io.protostuff.Schema<Everything> schema = RuntimeSchema.getSchema(Everything.class);
        Everything object = new Everything();
        object.any = new LinkedHashMap<>(Map.of("\n", new LinkedHashMap<>(Map.of(7, "seven"))));

        assertThat(PrintedValues.of(
                        decoder(), ProtostuffIOUtil.toByteArray(object, schema, LinkedBuffer.allocate()), true))
                .contains("\"\\n\":{\"$type\":\"LinkedHashMap\",\"$entries\":[[", "\"$value\":7}");
    }

    @Test
    void what_stands_in_an_entry_belongs_to_its_key() {
        byte[] bytes = written(false);
        try (FieldTree tree = new Survival(decoder()).decode(bytes)) {
            long flag = tree.find("any.flag.key").orElseThrow().offset();
            assertThat(LogicalPath.of(
                            tree, tree.lineage(tree.at(flag).orElseThrow().id(), 100)))
                    .isEqualTo("any.flag");
        }
    }

    @Test
    void broken_bytes_are_survived() {
        Survival survival = new Survival(decoder());
        byte[] whole = written(true);
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }

    @Test
    void a_group_that_is_not_ended_is_an_issue() {
        try (FieldTree tree = new Survival(decoder()).decode(HexFormat.of().parseHex("430B0A0161"))) {
            assertThat(tree.facts().issues().getFirst().message()).isEqualTo("A group is not ended");
        }
    }

    /** A date has eight bytes; the key of four says that something else stands there. */
    @Test
    void a_date_of_four_bytes_is_a_number_of_four_bytes() {
        Decoder dated =
                new Protostuff(new Protobuf()).with(Schema.of("test", "Dated", "class Dated { java.util.Date at; }"));
        try (FieldTree tree = new Survival(dated).decode(HexFormat.of().parseHex("0D0000803F"))) {
            assertThat(tree.find("at.value").orElseThrow().length()).isEqualTo(4);
        }
    }

    @Test
    void an_enum_is_no_root() {
        assertThatThrownBy(() -> new Protostuff(new Protobuf()).with(Schema.of("bad", "Side", CLASSES)))
                .isInstanceOf(SchemaDiagnostic.class);
    }
}

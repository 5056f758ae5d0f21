package dev.hexplain.decode.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.hexplain.decoders.flatbuffers.FlatBuffers;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas of several files. */
class SchemaFilesTest {
    private static final String MONEY = "package common; message Money { int64 cents = 1; }";
    private static final String ORDER = """
            import "google/protobuf/timestamp.proto";
            import public "common/money.proto";
            message Order { common.Money price = 1; google.protobuf.Timestamp at = 2; }
            """;
    private static final String SHARED = """
            typedef i64 Cents
            enum Side { BUY = 1, SELL = 2 }
            struct Money { 1: Cents cents }
            """;
    private static final String TRADE = """
            include "lib/shared.thrift"
            struct Trade { 1: shared.Money price, 2: Money words, 3: shared.Side side }
            struct Money { 1: string text }
            """;

    private static String joined(String... namesAndTexts) {
        List<SchemaFile> files = new ArrayList<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            files.add(new SchemaFile(namesAndTexts[i], namesAndTexts[i + 1], 1));
        }
        return SchemaFiles.joined(files);
    }

    private static FieldTree decoded(SchemaFormat format, String schema, String hex) {
        return new Survival(format.with(Schema.of("schema", "", schema)))
                .decode(HexFormat.of().parseHex(hex));
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }

    @Test
    void lines_with_names_divide_a_text_and_lines_are_counted_in_the_whole() {
        List<SchemaFile> files = SchemaFiles.split("main", "a\n// ==== b.proto ====\nb\nb\n// ==== c d.proto ====\nc");
        assertThat(files)
                .containsExactly(
                        new SchemaFile("main", "a\n", 1),
                        new SchemaFile("b.proto", "b\nb\n", 3),
                        new SchemaFile("c d.proto", "c", 6));
        assertThat(SchemaFiles.at(files, 4).orElseThrow().name()).isEqualTo("b.proto");
        assertThat(SchemaFiles.split("main", "// ==== b ====")).containsExactly(new SchemaFile("b", "", 2));
    }

    @Test
    void joined_files_are_divided_into_the_same() {
        String text = joined("a.proto", ORDER, "b.proto", "no end of line");
        assertThat(SchemaFiles.split("", text))
                .extracting(SchemaFile::name, SchemaFile::text)
                .containsExactly(tuple("a.proto", ORDER), tuple("b.proto", "no end of line\n"));
    }

    /** However they stand, and whether folders were kept or not, the root is that of the file that imports the others. */
    @ParameterizedTest
    @ValueSource(strings = {"common/money.proto", "money.proto"})
    void a_proto_may_import_others(String name) {
        for (String schema :
                List.of(joined("order.proto", ORDER, name, MONEY), joined(name, MONEY, "a.proto", ORDER))) {
            try (FieldTree tree = decoded(new Protobuf(), schema, "0A0208071202080A")) {
                assertThat(value(tree, "price.cents")).isEqualTo("7");
                assertThat(value(tree, "at.seconds")).isEqualTo("10");
            }
        }
    }

    @Test
    void names_of_included_interface_files_begin_with_the_files() {
        String schema = joined("shared.thrift", SHARED, "trade.thrift", TRADE);
        String hex = "0C0001" + "0A00010000000000000007" + "00" + "0C0002" + "0B00010000000168" + "00"
                + "08000300000002" + "00";
        try (FieldTree tree = decoded(new ThriftBinary(), schema, hex)) {
            assertThat(tree.facts().hasErrors()).isFalse();
            assertThat(value(tree, "struct.price.cents")).isEqualTo("7");
            assertThat(value(tree, "struct.words.text")).isEqualTo("\"h\"");
            assertThat(tree.value(tree.find("struct.side").orElseThrow()).symbol())
                    .isEqualTo("SELL");
        }
    }

    @Test
    void a_buffer_is_read_by_tables_of_included_files() {
        String schema = joined(
                "side.fbs",
                "namespace lib; enum Side : byte { BUY = 1, SELL }",
                "trade.fbs",
                "include \"side.fbs\"; table Trade { side: lib.Side; } root_type Trade;");
        // root 12, padding, vtable of 6 bytes with one field at 7, table of 8 bytes
        String hex = "0C000000" + "0000" + "060008000700" + "06000000" + "00000002";
        try (FieldTree tree = decoded(new FlatBuffers(), schema, hex)) {
            assertThat(tree.facts().hasErrors()).isFalse();
            assertThat(tree.facts().covered()).isEqualTo(hex.length() / 2);
            assertThat(tree.value(tree.find("root.side").orElseThrow()).symbol())
                    .isEqualTo("SELL");
        }
    }

    @Test
    void what_is_imported_and_missed_is_named_with_its_line_in_the_whole() {
        assertThatThrownBy(() -> new Protobuf().with(Schema.of("order", "", joined("order.proto", ORDER))))
                .isInstanceOfSatisfying(
                        SchemaDiagnostic.class,
                        diagnostic -> assertThat(diagnostic.located())
                                .isEqualTo("4:17: The type common.Money of price is declared nowhere;"
                                        + " not here, but imported: common/money.proto"));
        assertThatThrownBy(() -> new ThriftBinary().with(Schema.of("trade", "", TRADE)))
                .hasMessageContaining("shared.Money is declared nowhere; not here, but imported: lib/shared.thrift");
        assertThatThrownBy(() -> new FlatBuffers()
                        .with(Schema.of("t", "T", "include \"a.fbs\"; table T { a: A; } root_type T;")))
                .hasMessageContaining("no type A; not here, but imported: a.fbs");
    }
}

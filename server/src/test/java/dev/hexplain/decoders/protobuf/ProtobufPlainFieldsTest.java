package dev.hexplain.decoders.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Short fields need no rows, whatever is in them; where one does, all are addressed as before. */
@Slow
class ProtobufPlainFieldsTest {
    private static final String PROTO = """
            syntax = "proto2";
            message Order {
              optional int64 id = 1;
              optional Line first = 2;
              repeated Line lines = 3;
              map<string, Line> named = 4;
              repeated int32 packed = 5 [packed = true];
              repeated string tags = 6;
              optional Order inner = 7;
              optional string comment = 8;
              message Line { optional fixed32 count = 1; repeated string tags = 2; optional double price = 3; }
            }
            """;

    private static final String LINE = "0D07000000" + "120178" + "12026869" + "190000000000000840";

    private static final String ORDER = field("10", "12", LINE)
            + field("1A", LINE)
            + field("1A", "")
            + field("22", field("0A", "6B") + field("12", LINE))
            + field("22", field("0A", "6C"))
            + field("2A", "01960102")
            + field("32", "61")
            + field("32", "6262");

    enum Form {
        WITH_SCHEMA,
        WITHOUT;

        Decoder decoder() {
            return this == WITHOUT ? new Protobuf() : new Protobuf().with(Schema.of("order", "Order", PROTO));
        }

        FieldTree decode(String hex) {
            FieldTree tree = new Survival(decoder()).decode(HexFormat.of().parseHex(hex));
            TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
            return tree;
        }
    }

    /** Tags and what stands behind their lengths, the last part; before it, a varint. */
    private static String field(String tag, String... content) {
        String last = content[content.length - 1];
        String before = content.length > 1 ? "08" + tag : "";
        String size = last.length() / 2 < 0x80
                ? "%02X".formatted(last.length() / 2)
                : "%02X%02X".formatted(0x80 | ((last.length() / 2) & 0x7F), (last.length() / 2) >> 7);
        return before + (content.length > 1 ? content[0] : tag) + size + last;
    }

    @ParameterizedTest
    @EnumSource
    void a_message_of_short_fields_is_one_row(Form form) {
        FieldTree tree = form.decode(ORDER);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.rowCount()).isEqualTo(1);
    }

    @Test
    void fields_without_rows_have_names_values_and_logical_paths() {
        FieldTree tree = Form.WITH_SCHEMA.decode(ORDER);
        assertThat(List.of("id", "first.count", "lines[0].tags[1]", "lines[0].price", "named.k.value.count"))
                .map(path -> tree.value(tree.find(path).orElseThrow()).actual())
                .containsExactly("16", "7", "\"hi\"", "3.0", "7");
        assertThat(List.of("packed", "packed[1]", "tags", "named"))
                .map(path -> tree.value(tree.find(path).orElseThrow()).summary())
                .containsExactly("[1, 150, 2]", "150", "[\"a\", \"bb\"]", "{k: {…}, l: {…}}");
    }

    @ParameterizedTest
    @EnumSource
    void what_is_too_long_or_too_deep_has_rows(Form form) {
        String text = field("42", "78".repeat(600));
        String deep = ORDER.substring(0, 4);
        for (int i = 0; i < 9; i++) {
            deep = field("3A", deep);
        }
        FieldTree tree = form.decode(text + ORDER + deep);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.rowCount()).isBetween(4, 16);
    }

    @ParameterizedTest
    @EnumSource
    void of_many_fields_the_first_have_no_rows(Form form) {
        FieldTree tree = form.decode((field("42", "78") + "0801").repeat(100));
        assertThat(tree.rowCount()).isEqualTo(1 + 200 - 64);
        assertThat(tree.value(tree.children(tree.root(), 63, 1).getFirst()).actual())
                .isEqualTo("1");
    }

    @ParameterizedTest
    @EnumSource
    void a_list_in_two_places_keeps_its_numbers(Form form) {
        String split = field("32", "61") + field("32", "62") + "0801" + field("32", "63");
        FieldTree tree = form.decode(split + field("3A", split));
        assertThat(tree.facts().issues()).isEmpty();
        if (form == Form.WITH_SCHEMA) {
            assertThat(tree.value(tree.find("tags[2]").orElseThrow()).actual()).isEqualTo("\"c\"");
            assertThat(tree.value(tree.find("inner.tags[2]").orElseThrow()).actual())
                    .isEqualTo("\"c\"");
        }
    }

    @ParameterizedTest
    @EnumSource
    void levels_are_counted_whether_they_have_rows_or_not(Form form) {
        for (int levels = 1; levels < 4; levels++) {
            assertThat(form.decode(nested(levels, 2)).facts().maxDepth())
                    .isEqualTo(form.decode(nested(levels, 300)).facts().maxDepth());
        }
    }

    /** Messages inside each other; the innermost has a list of so many lines, or of unknown fields. */
    private static String nested(int levels, int count) {
        String message = field("1A", "0D07000000").repeat(count);
        for (int i = 0; i < levels; i++) {
            message = field("3A", message);
        }
        return message;
    }

    @ParameterizedTest
    @EnumSource
    void the_limit_of_depth_holds_for_fields_without_rows(Form form) {
        Limits limits = new Limits(1000, 2, 10, Duration.ofSeconds(5), 0);
        FieldTree tree = form.decoder()
                .decode(
                        Source.ofBytes("deep", HexFormat.of().parseHex(nested(3, 2))),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        Progress.NONE);
        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(tree.facts().issues().getFirst().message()).contains("nested deeper than the limit");
    }

    @ParameterizedTest
    @EnumSource
    void broken_bytes_are_survived(Form form) {
        byte[] whole = HexFormat.of().parseHex(ORDER + field("3A", ORDER) + ORDER);
        Survival survival = new Survival(form.decoder());
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }
}

package dev.hexplain.decoders.avro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Short values need no rows, whatever is in them; where one does, all are addressed as before. */
class AvroPlainValuesTest {
    private static final String SCHEMA = """
            { "type": "record", "name": "Order", "fields": [
              { "name": "id", "type": "long" },
              { "name": "text", "type": ["null", "string"] },
              { "name": "nothing", "type": "null" },
              { "name": "lines", "type": { "type": "array", "items": { "type": "record", "name": "Line", "fields": [
                { "name": "sku", "type": "string" }, { "name": "price", "type": "double" },
                { "name": "side", "type": { "type": "enum", "name": "Side", "symbols": ["BUY", "SELL"] } } ] } } },
              { "name": "tags", "type": { "type": "map", "values": "int" } },
              { "name": "payments", "type": { "type": "array", "items": "double" } },
              { "name": "paid", "type": "boolean" },
              { "name": "next", "type": ["null", "Order"] } ] }""";

    private static final String LINE = "046162" + "0000000000000840" + "02";
    private static final String ORDER = "02" + "02046869" + "" + "04" + LINE + LINE + "00" + "04" + "026B06" + "026C08"
            + "00" + "02" + "0000000000000840" + "00" + "01";

    private static Decoder decoder() {
        return new Avro().with(Schema.of("order", "Order", SCHEMA));
    }

    private static FieldTree decode(String hex) {
        FieldTree tree = new Survival(decoder()).decode(HexFormat.of().parseHex(hex));
        TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
        assertThat(tree.facts().issues()).isEmpty();
        return tree;
    }

    @Test
    void a_record_of_short_values_is_one_row_and_those_without_bytes() {
        FieldTree tree = decode(ORDER + "00");
        assertThat(tree.rowCount()).isEqualTo(1 + 1 + 1);
    }

    @Test
    void values_without_rows_have_names_values_and_logical_paths() {
        FieldTree tree = decode(ORDER + "02" + ORDER + "00");
        for (String order : List.of("value", "value.next.value")) {
            assertThat(List.of(
                            ".id",
                            ".text",
                            ".lines.block[1].sku",
                            ".lines.block[1].side",
                            ".tags.block.l",
                            ".payments.block[0]",
                            ".paid"))
                    .map(path ->
                            tree.value(tree.find(order + path).orElseThrow()).summary())
                    .containsExactly("1", "\"hi\"", "\"ab\"", "SELL (1)", "4", "3.0", "true");
        }
        assertThat(tree.value(tree.find("value.lines").orElseThrow()).summary()).isEqualTo("[{…}, {…}]");
    }

    @Test
    void what_is_too_long_has_rows() {
        String text = "02" + "B009" + "78".repeat(600);
        FieldTree tree = decode("02" + text + ORDER.substring(10) + "00");
        assertThat(tree.value(tree.find("value.paid").orElseThrow()).actual()).isEqualTo("true");
        assertThat(tree.rowCount()).isGreaterThan(4);
    }

    @Test
    void levels_are_counted_whether_they_have_rows_or_not() {
        String shallow = nested(1, "046869");
        String text = "B009" + "78".repeat(600);

        assertThat(decode(shallow).facts().maxDepth())
                .isEqualTo(decode(nested(1, text)).facts().maxDepth());
        assertThat(decode(nested(3, "046869")).facts().maxDepth())
                .isEqualTo(decode(nested(3, text)).facts().maxDepth());
    }

    /** Orders inside each other; the innermost has a text. */
    private static String nested(int levels, String text) {
        String around = "0200000000" + "01" + "02";
        return around.repeat(levels) + "0202" + text + "000000" + "01" + "00";
    }

    @Test
    void the_limit_of_depth_holds_for_values_without_rows() {
        Limits limits = new Limits(1000, 4, 10, Duration.ofSeconds(5), 0);
        FieldTree tree = decoder()
                .decode(
                        Source.ofBytes("deep", HexFormat.of().parseHex(nested(5, "046869"))),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        Progress.NONE);
        assertThat(tree.facts().issues()).hasSize(1);
        assertThat(tree.facts().issues().getFirst().message()).contains("nested deeper than the limit");
    }

    @Test
    void broken_bytes_are_survived() {
        byte[] whole = HexFormat.of().parseHex(ORDER + "02" + ORDER + "00");
        Survival survival = new Survival(decoder());
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }
}

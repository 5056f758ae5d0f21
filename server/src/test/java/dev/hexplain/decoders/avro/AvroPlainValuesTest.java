package dev.hexplain.decoders.avro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
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
    void broken_bytes_are_survived() {
        byte[] whole = HexFormat.of().parseHex(ORDER + "02" + ORDER + "00");
        Survival survival = new Survival(decoder());
        survival.readPrefixes(whole);
        survival.readChanged(whole);
    }
}

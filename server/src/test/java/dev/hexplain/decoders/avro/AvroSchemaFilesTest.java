package dev.hexplain.decoders.avro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Schemas in several files that refer to each other's types by their names. */
class AvroSchemaFilesTest {
    private static final String ORDER = """
            // ==== order.avsc ====
            {"type":"record","name":"Order","namespace":"shop","fields":[
              {"name":"price","type":"pay.Money"},{"name":"items","type":{"type":"array","items":"Item"}},
              {"name":"more","type":{"type":"map","values":["null","pay.Money","Order"]}}]}
            """;
    private static final String ITEM = """
            // ==== item.avsc ====
            {"type":"record","name":"Item","namespace":"shop","fields":[
              {"name":"price","type":{"type":"pay.Money"}},{"name":"kind","type":{"type":"enum","name":"Kind","symbols":["A"]}}]}
            """;
    private static final String MONEY = """
            // ==== money.avsc ====
            {"type":"record","name":"Money","namespace":"pay","fields":[{"name":"kind","type":"shop.Kind"}]}
            """;

    private static String joined(String text, String root) {
        return AvroSchemaFiles.read(text, root).toString().replace("\"", "");
    }

    @Test
    void a_type_is_declared_where_it_is_first_used() {
        String expected = "{type:record,name:Order,namespace:shop,fields:[{name:price,type:"
                + "{type:record,name:Money,namespace:pay,fields:[{name:kind,type:{type:enum,name:Kind,symbols:[A],namespace:shop}}]}},"
                + "{name:items,type:{type:array,items:{type:record,name:Item,namespace:shop,fields:["
                + "{name:price,type:{type:pay.Money}},{name:kind,type:shop.Kind}]}}},"
                + "{name:more,type:{type:map,values:[null,pay.Money,shop.Order]}}]}";
        assertThat(joined(ORDER + ITEM + MONEY, "")).isEqualTo(expected);
        assertThat(joined(MONEY + ITEM + ORDER, "")).isEqualTo(expected);
        assertThat(joined(MONEY + ITEM + ORDER, "Item")).startsWith("{type:record,name:Item,");
        assertThat(AvroSchemaReader.read(ITEM + MONEY + ORDER, "Money")).isNotNull();
    }

    @Test
    void a_name_without_namespace_has_none_wherever_it_is_written() {
        String plain = "// ==== m.avsc ====\n{'type':'fixed','name':'M','size':2}\n".replace('\'', '"');
        assertThat(joined(ORDER.replace("pay.Money", "M") + ITEM.replace("pay.Money", "M") + plain, ""))
                .contains("{name:price,type:{type:fixed,name:M,size:2,namespace:}}", "{type:M}");
    }

    @Test
    void mistakes_have_the_line_in_the_whole_text() {
        assertThatExceptionOfType(SchemaDiagnostic.class)
                .isThrownBy(() -> AvroSchemaFiles.read(ORDER + "// ==== b.avsc ====\n{\n]", ""))
                .satisfies(mistake -> assertThat(mistake.line()).isEqualTo(7));
        assertThatExceptionOfType(SchemaDiagnostic.class)
                .isThrownBy(() -> AvroSchemaReader.read(ORDER + ITEM, ""))
                .withMessageContaining("The type pay.Money is declared nowhere");
        assertThatExceptionOfType(SchemaDiagnostic.class)
                .isThrownBy(() -> AvroSchemaFiles.read(MONEY + MONEY.replace("kind", "other"), ""))
                .withMessage("The type pay.Money is declared twice, in different ways");
    }

    @Test
    void a_long_chain_of_files_is_refused() {
        String chain = IntStream.range(0, 5_000)
                .mapToObj(i -> """
                        // ==== %d.avsc ====
                        {"type":"record","name":"R%d","fields":[{"name":"f","type":"R%d"}]}
                        """.formatted(i, i, i + 1))
                .collect(Collectors.joining());
        assertThatExceptionOfType(SchemaDiagnostic.class)
                .isThrownBy(() -> AvroSchemaFiles.read(chain, ""))
                .withMessageContaining("more than 200 deep");
    }
}

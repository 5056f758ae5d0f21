package dev.hexplain.decoders.sbe;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.nio.ByteOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas that cannot be read with say where and why. */
class SbeSchemaTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "type=\"Side\"/> | type=\"Sidle\"/> | There is no type Sidle",
                "offset=\"10\" | offset=\"7\" | lies inside the field before",
                "blockLength=\"64\" | blockLength=\"12\" | The fields take 53 bytes",
                "primitiveType=\"int64\"/> | primitiveType=\"int65\"/> | There is no primitive type int65",
                "byteOrder=\"littleEndian\" | byteOrder=\"middle\" | byteOrder is",
                "name=\"templateId\" | name=\"template\" | messageHeader needs the unsigned integer templateId",
                "<choice name=\"SWEEP\">15 | <choice name=\"SWEEP\">64 | A set has bits 0 to 63",
                "<type name=\"mic\" primitiveType=\"char\" length=\"4\"/> | <ref name=\"mic\" type=\"venue\"/> | circle",
                "id=\"6\" | id=\"5\" | an id of its own",
                "</types> | </tpyes> | Not well-formed",
                "characterEncoding=\"UTF-8\" | characterEncoding=\"EBCDIC-9\" | no character encoding EBCDIC-9",
                "<sbe:messageSchema | <!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><sbe:messageSchema | Document types",
            })
    void a_mistake_is_named(String right, String wrong, String message) {
        String xml = Trades.xml(ByteOrder.LITTLE_ENDIAN).replace(right, wrong);
        assertThatThrownBy(() -> new Sbe().with(Schema.of("broken", "", xml)))
                .isInstanceOf(SchemaDiagnostic.class)
                .hasMessageContaining(message)
                .satisfies(diagnostic -> {
                    if (((SchemaDiagnostic) diagnostic).line() < 1) {
                        throw new AssertionError("No line");
                    }
                });
    }
}

package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.decoders.avro.Avro;
import dev.hexplain.decoders.sbe.Sbe;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.time.Duration;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Small schemas whose types have another twice, which has another twice: what they stand for is never counted out. */
@Timeout(30)
@Slow
class SchemaBombsTest {
    private static final int LEVELS = 45;

    private static String each(int from, int to, IntFunction<String> text) {
        return IntStream.rangeClosed(from, to).mapToObj(text).collect(Collectors.joining("\n"));
    }

    private static void refuses(SchemaFormat format, String schema) {
        assertThatThrownBy(() -> format.with(Schema.of("s", "", schema)))
                .isInstanceOf(SchemaDiagnostic.class)
                .hasMessage("The schema uses more than 262144 types");
    }

    @Test
    void maps_of_maps_by_typedefs() {
        refuses(
                new ThriftBinary(),
                "typedef i32 T0\n"
                        + each(1, LEVELS, i -> "typedef map<T%d,T%<d> T%d".formatted(i - 1, i))
                        + "\nstruct S { 1: T%d x }".formatted(LEVELS));
    }

    /** In full, that of the last is longer than 100,000 characters. */
    @Test
    void names_of_maps_of_maps_are_cut() {
        String schema = "typedef i32 T0\n"
                + each(1, 14, i -> "typedef map<T%d,T%<d> T%d".formatted(i - 1, i))
                + "\nstruct S { 1: T14 x }";
        byte[] emptyMap = {13, 0, 1, 13, 13, 0, 0, 0, 0, 0};

        FieldTree tree = decoded(new ThriftBinary(), schema, emptyMap);

        Field struct = tree.children(tree.root(), 0, 1).getFirst();
        assertThat(tree.children(struct, 0, 1).getFirst().type())
                .startsWith("map<map<map<")
                .hasSizeLessThan(1_100);
    }

    @Test
    void composites_of_composites_without_a_byte() {
        refuses(new Sbe(), """
                <messageSchema package="p" id="1" version="0"><types>
                <composite name="messageHeader"><type name="blockLength" primitiveType="uint16"/>
                <type name="templateId" primitiveType="uint16"/><type name="schemaId" primitiveType="uint16"/>
                <type name="version" primitiveType="uint16"/></composite>
                <composite name="c0"><type name="e" primitiveType="uint8" presence="constant">7</type></composite>
                %s</types><message name="M" id="1"><field name="f" id="1" type="c13"/></message></messageSchema>
                """.formatted(each(
                1,
                13,
                i -> "<composite name='c%d'>%s</composite>"
                        .formatted(i, each(1, 20, j -> "<ref name='a%d' type='c%d'/>".formatted(j, i - 1))))));
    }

    /** Records of nothing, and such as have one byte in all. */
    @Test
    void records_of_records_without_a_byte() {
        for (String fields : new String[] {"", "{\"name\":\"x\",\"type\":\"boolean\"}"}) {
            String type = "{\"type\":\"record\",\"name\":\"R0\",\"fields\":[]}";
            for (int i = 1; i <= LEVELS; i++) {
                type = """
                        {"type":"record","name":"R%d","fields":[{"name":"a","type":%s},{"name":"b","type":"R%d"}]}""".formatted(i, type, i - 1);
            }
            String last = fields.isEmpty() ? "" : "," + fields;
            String schema = """
                    {"type":"array","items":{"type":"record","name":"A","fields":[{"name":"r","type":%s}%s]}}""".formatted(type, last);

            FieldTree tree = decoded(new Avro(), schema, new byte[] {2, 1, 0});

            assertThat(tree.facts().issues()).isNotEmpty();
        }
    }

    private static FieldTree decoded(SchemaFormat format, String schema, byte[] bytes) {
        Limits limits = new Limits(100_000, 1_000, 1_000, Duration.ofSeconds(5), 1 << 20);
        return format.with(Schema.of("s", "", schema))
                .decode(
                        Source.ofBytes("s", bytes),
                        new DecodeOptions(0, limits),
                        TreeStorage.inMemory(),
                        Progress.NONE);
    }
}

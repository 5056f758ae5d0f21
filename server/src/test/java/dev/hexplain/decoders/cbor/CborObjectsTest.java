package dev.hexplain.decoders.cbor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.cbor.CBORGenerator;
import dev.hexplain.testing.EdgeValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.WrittenDocuments;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What Jackson writes of values at every boundary, however it is set up, is what the decoder shows. */
@Slow
class CborObjectsTest {
    /** How a writer is set up. */
    enum Mode {
        SIZED,
        ENDED,
        MINIMAL,
        STRING_REFERENCES;

        CBORGenerator writer(ByteArrayOutputStream out) throws IOException {
            CBORGenerator writer = new CBORFactory().createGenerator(out);
            writer.configure(CBORGenerator.Feature.WRITE_MINIMAL_INTS, this != SIZED);
            writer.configure(CBORGenerator.Feature.WRITE_MINIMAL_DOUBLES, this == MINIMAL);
            // As RFC 8949 says; by default Jackson 2 writes -1 less than that.
            writer.configure(CBORGenerator.Feature.ENCODE_USING_STANDARD_NEGATIVE_BIGINT_ENCODING, true);
            writer.configure(CBORGenerator.Feature.STRINGREF, this == STRING_REFERENCES);
            return writer;
        }

        byte[] bytes(@Nullable Object document) throws IOException {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (CBORGenerator writer = writer(out)) {
                write(writer, document);
            }
            return out.toByteArray();
        }

        private void write(CBORGenerator writer, @Nullable Object value) throws IOException {
            switch (value) {
                case null -> writer.writeNull();
                case Boolean truth -> writer.writeBoolean(truth);
                case Integer integer -> writer.writeNumber(integer);
                case Long integer -> writer.writeNumber(integer);
                case BigInteger integer -> writer.writeNumber(integer);
                case BigDecimal decimal -> writer.writeNumber(decimal);
                case Float real -> writer.writeNumber(real);
                case Double real -> writer.writeNumber(real);
                case String text -> writer.writeString(text);
                case byte[] bytes -> writer.writeBinary(bytes);
                case List<?> list -> list(writer, list);
                case Map<?, ?> map -> map(writer, map);
                default -> throw new AssertionError(value);
            }
        }

        private void list(CBORGenerator writer, List<?> list) throws IOException {
            if (this == ENDED) {
                writer.writeStartArray();
            } else {
                writer.writeStartArray(list, list.size());
            }
            for (Object each : list) {
                write(writer, each);
            }
            writer.writeEndArray();
        }

        private void map(CBORGenerator writer, Map<?, ?> map) throws IOException {
            if (this == ENDED) {
                writer.writeStartObject();
            } else {
                writer.writeStartObject(map, map.size());
            }
            for (Map.Entry<?, ?> each : map.entrySet()) {
                if (each.getKey() instanceof Long number) {
                    writer.writeFieldId(number);
                } else {
                    writer.writeFieldName((String) each.getKey());
                }
                write(writer, each.getValue());
            }
            writer.writeEndObject();
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Mode mode) throws IOException {
        WrittenDocuments written = new WrittenDocuments(
                new Cbor(), mode::bytes, each -> each instanceof Float real ? Double.valueOf(real) : each);
        List<Object> documents = EdgeValues.documents();
        documents.addAll(List.of(
                EdgeValues.bigIntegers(),
                EdgeValues.decimals(),
                EdgeValues.floats(),
                EdgeValues.binaries(),
                numbered(),
                List.of(EdgeValues.texts(), EdgeValues.oddlyNamed(), EdgeValues.oddlyNamed(), EdgeValues.texts())));
        List<String> wrong = written.differences(documents);
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static Map<Long, Object> numbered() {
        Map<Long, Object> map = new LinkedHashMap<>();
        EdgeValues.longs().forEach(each -> map.put(each, each));
        return map;
    }
}

package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.PrintedValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericDatumWriter;
import org.bson.BsonBinary;
import org.bson.BsonBinaryWriter;
import org.bson.BsonDbPointer;
import org.bson.BsonRegularExpression;
import org.bson.BsonTimestamp;
import org.bson.io.BasicOutputBuffer;
import org.bson.types.Decimal128;
import org.bson.types.ObjectId;
import org.junit.jupiter.api.Test;

/** What documents say, with the types of their formats. */
class DocumentTypesTest {
    @Test
    void xml_has_attributes_lists_and_texts() {
        String document = """
                <a xmlns="u" id="7"><b x="1">text &amp; more</b><c/><d>one<e>two</e>three</d><f><![CDATA[x<y]]></f>\
                <g k="v"><h>1</h><h>2</h></g><i>p &lt; q<![CDATA[ & r]]> s</i><j>1</j><k/><j>2</j></a>""";
        assertThat(said("xml", document.getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo("{\"@id\":\"7\",\"b\":{\"@x\":\"1\",\"#text\":\"text & more\"},\"c\":\"\","
                        + "\"d\":{\"e\":\"two\",\"#text\":\"onethree\"},\"f\":\"x<y\",\"g\":{\"@k\":\"v\",\"h\":[\"1\",\"2\"]},"
                        + "\"i\":\"p < q & r s\",\"j\":[\"1\",\"2\"],\"k\":\"\"}");
    }

    @Test
    void ion_text_has_numbers_times_and_bytes() {
        String document = "{a: 5d3, b: -0x1F, c: 1_000, d: null.int, e: +inf, f: nan, g: 2001-01-01T, h: {{YWJj}},"
                + " i: {{\"ab\"}}, j: sym, k: 1.50, l: b::7, m: (a 1), n: 12e0, o: 0b101, p: -inf, q: 5.}";
        assertThat(said("ion_text", document.getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo("{\"a\":5E3,\"b\":-31,\"c\":1000,\"d\":null,\"e\":\"Infinity\",\"f\":\"NaN\","
                        + "\"g\":\"2001-01-01T\",\"h\":\"YWJj\",\"i\":\"YWI=\",\"j\":\"sym\",\"k\":1.50,\"l\":7,"
                        + "\"m\":[\"a\",1],\"n\":12e0,\"o\":5,\"p\":\"-Infinity\",\"q\":5.0}");
    }

    @Test
    void bson_has_the_names_of_its_types() {
        BasicOutputBuffer bytes = new BasicOutputBuffer();
        try (BsonBinaryWriter out = new BsonBinaryWriter(bytes)) {
            out.writeStartDocument();
            out.writeObjectId("id", new ObjectId("5f1d0e527c0b4c8e9d5f0a4f"));
            out.writeDateTime("date", 1_528_968_600_123L);
            out.writeTimestamp("stamp", new BsonTimestamp(1_528_968_600, 2));
            out.writeDecimal128("decimal", Decimal128.parse("1500000.00"));
            out.writeDecimal128("nan", Decimal128.NaN);
            out.writeRegularExpression("regex", new BsonRegularExpression("a.b", "i"));
            out.writeJavaScript("code", "1 + 1");
            out.writeBinaryData("binary", new BsonBinary(new byte[] {1, 2}));
            out.writeDBPointer("pointer", new BsonDbPointer("c", new ObjectId("5f1d0e527c0b4c8e9d5f0a4f")));
            out.writeMinKey("min");
            out.writeEndDocument();
        }
        assertThat(said("bson", bytes.toByteArray(), true))
                .contains("\"id\":{\"$type\":\"ObjectId\",\"$value\":\"5f1d0e527c0b4c8e9d5f0a4f\"}")
                .contains("\"date\":{\"$type\":\"Date\",\"$value\":\"2018-06-14T09:30:00.123Z\"}")
                .contains("\"stamp\":{\"$type\":\"Timestamp\",\"increment\":")
                .contains("\"2018-06-14T09:30:00Z\"")
                .contains("\"decimal\":{\"$type\":\"Decimal128\",\"$value\":1500000.00}")
                .contains("\"nan\":{\"$type\":\"Decimal128\",\"$value\":\"NaN\"}")
                .contains("\"regex\":{\"$type\":\"Regex\",\"pattern\":{\"$type\":\"utf8\",\"$value\":\"a.b\"},"
                        + "\"options\":{\"$type\":\"utf8\",\"$value\":\"i\"}}")
                .contains("\"code\":{\"$type\":\"JavaScript\",\"$value\":\"1 + 1\"}")
                .contains("\"binary\":{\"$type\":\"Binary\",\"$value\":\"AQI=\"}")
                .contains("\"pointer\":{\"$type\":\"DBPointer\"")
                .contains("\"min\":{\"$type\":\"MinKey\"");
    }

    @Test
    void an_avro_container_is_the_list_of_its_objects_in_all_blocks() throws IOException {
        Schema time = new Schema.Parser().parse("{\"type\":\"long\",\"logicalType\":\"timestamp-millis\"}");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataFileWriter<Object> file = new DataFileWriter<>(new GenericDatumWriter<>(time))) {
            file.setCodec(CodecFactory.deflateCodec(9))
                    .create(time, bytes, ByteBuffer.allocate(16).array());
            file.append(0L);
            file.append(1L);
            file.sync();
            file.append(1_528_968_600_123L);
        }
        assertThat(said("avro_container", bytes.toByteArray(), false))
                .isEqualTo("[\"1970-01-01T00:00:00Z\",\"1970-01-01T00:00:00.001Z\",\"2018-06-14T09:30:00.123Z\"]");
    }

    private static String said(String format, byte[] bytes, boolean types) {
        return PrintedValues.of(SchemaFormats.standard().get(format).orElseThrow(), bytes, types);
    }
}

package dev.hexplain.decoders;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.bson.Bson;
import dev.hexplain.decoders.cbor.Cbor;
import dev.hexplain.decoders.ion.Ion;
import dev.hexplain.decoders.iontext.IonText;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.decoders.msgpack.MessagePack;
import dev.hexplain.decoders.smile.Smile;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.RandomDocuments;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What documents say is what other libraries read in them. */
@Slow
class DocumentValuesTest {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
    private static final Path SAMPLES = Path.of("../samples/encodings");

    private record Format(Decoder decoder, ObjectMapper writer) {}

    private static final Map<String, Format> FORMATS = Map.of(
            "json", new Format(new Json(), new ObjectMapper()),
            "cbor", new Format(new Cbor(), new CBORMapper()),
            "smile", new Format(new Smile(), new SmileMapper()),
            "ion", new Format(new Ion(), new ObjectMapper()),
            "ion-text", new Format(new IonText(), new ObjectMapper()),
            "messagepack", new Format(new MessagePack(), new ObjectMapper()),
            "bson4jackson", new Format(new Bson(), new ObjectMapper()));

    private static String values(Decoder decoder, byte[] bytes) {
        return PrintedValues.of(decoder, bytes, false);
    }

    /** Numbers as decimals, in which 1 and 1.0 are the same. */
    private static JsonNode same(JsonNode node) {
        JsonNodeFactory nodes = JSON.getNodeFactory();
        if (node.isNumber()) {
            return nodes.textNode(
                    node.decimalValue().signum() == 0
                            ? "0"
                            : node.decimalValue().stripTrailingZeros().toPlainString());
        }
        if (node.isArray()) {
            var array = nodes.arrayNode();
            node.forEach(each -> array.add(same(each)));
            return array;
        }
        if (node.isObject()) {
            var object = nodes.objectNode();
            node.properties().forEach(each -> object.set(each.getKey(), same(each.getValue())));
            return object;
        }
        return node;
    }

    static Stream<Arguments> documents() {
        return Stream.of("json", "cbor", "smile")
                .flatMap(format -> IntStream.range(0, 60).mapToObj(seed -> Arguments.of(format, seed)));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void a_random_document_says_what_was_written(String id, int seed) throws IOException {
        Format format = FORMATS.get(id);
        Object document = RandomDocuments.document(new Random(seed));
        byte[] bytes = format.writer().writeValueAsBytes(document);
        String said = values(format.decoder(), bytes);
        assertThat(same(JSON.readTree(said)))
                .as(said)
                .isEqualTo(same(JSON.readTree(new ObjectMapper().writeValueAsString(document))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "cbor", "smile", "ion", "ion-text", "messagepack", "bson4jackson"})
    void one_object_is_the_same_in_every_format(String id) throws IOException {
        for (String object : new String[] {"order", "market-data"}) {
            String said =
                    values(FORMATS.get(id).decoder(), Files.readAllBytes(SAMPLES.resolve(object + "." + id + ".bin")));
            assertThat(same(JSON.readTree(said)))
                    .as(object)
                    .isEqualTo(same(
                            JSON.readTree(SAMPLES.resolve(object + ".json.bin").toFile())));
        }
    }

    @Test
    void a_json_text_keeps_its_numbers() {
        String text = "{\"a\":1.50,\"b\":123456789012345678901234567890,\"c\":-0.0,\"d\":1E+2}";
        assertThat(values(new Json(), text.getBytes(UTF_8))).isEqualTo(text);
    }

    /** A key that is a list, then one that is a number. */
    @Test
    void no_entry_of_a_map_is_lost_whatever_its_key_is() {
        String expected = "{\"[1, 2]\":\"a\",\"3\":\"b\"}";
        byte[] cbor = HexFormat.of().parseHex("a28201026161036162");
        assertThat(values(new Cbor(), cbor)).isEqualTo(expected);
        byte[] msgpack = HexFormat.of().parseHex("82920102a16103a162");
        assertThat(values(new MessagePack(), msgpack)).isEqualTo(expected);
    }

    @Test
    void documents_in_a_row_are_a_list() {
        byte[] lines = " {\"a\":1}\n{\"a\":2} \n[]\n".getBytes(UTF_8);
        assertThat(values(new Json(), lines)).isEqualTo("[{\"a\":1},{\"a\":2},[]]");
    }

    @Test
    void smile_of_others_says_what_they_say() throws IOException {
        for (Path smile : Corpus.files(Corpus.folder("smile-serde"))) {
            if (!smile.toString().endsWith(".smile")) {
                continue;
            }
            Path json = Path.of(smile.toString().replace(".smile", ".json"));
            String said = values(new Smile(), Files.readAllBytes(smile));
            assertThat(same(JSON.readTree(said)))
                    .as(smile.toString())
                    .isEqualTo(same(JSON.readTree(json.toFile()).get("value")));
        }
    }
}

package dev.hexplain.inspect.print;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonSystemBuilder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bson.BsonBinaryWriter;
import org.bson.BsonDocument;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.msgpack.jackson.dataformat.MessagePackFactory;

/** A document that ends anywhere says what the whole one says up to there, and its innermost value that it is cut. */
@Slow
class CutDocumentsTest {
    private static final String DOCUMENT =
            "{\"id\":1234567,\"name\":\"café au lait\",\"tags\":[\"a\",\"bcd\",{\"deep\":\"text in"
                    + " depth\",\"n\":70000}],\"none\":null,\"last\":\"the end of it\"}";

    private static final ObjectMapper JSON = new ObjectMapper();

    static Stream<Arguments> documents() throws IOException {
        JsonNode document = JSON.readTree(DOCUMENT);
        return Stream.of(
                Arguments.of("json", DOCUMENT.getBytes(StandardCharsets.UTF_8)),
                Arguments.of("cbor", new ObjectMapper(new CBORFactory()).writeValueAsBytes(document)),
                Arguments.of("msgpack", new ObjectMapper(new MessagePackFactory()).writeValueAsBytes(document)),
                Arguments.of("smile", new SmileMapper().writeValueAsBytes(document)),
                Arguments.of("bson", bson()),
                Arguments.of("ion", ion()),
                Arguments.of("ion_text", DOCUMENT.getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] bson() {
        BasicOutputBuffer out = new BasicOutputBuffer();
        new BsonDocumentCodec()
                .encode(
                        new BsonBinaryWriter(out),
                        BsonDocument.parse(DOCUMENT),
                        EncoderContext.builder().build());
        return out.toByteArray();
    }

    private static byte[] ion() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (IonWriter writer = IonBinaryWriterBuilder.standard().build(out)) {
            IonSystemBuilder.standard().build().singleValue(DOCUMENT).writeTo(writer);
        }
        return out.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void a_document_that_ends_anywhere_says_the_same_up_to_there(String format, byte[] whole) throws IOException {
        JsonNode said = JSON.readTree(PrintedValues.of(format, whole));
        assertThat(said).isEqualTo(JSON.readTree(DOCUMENT));
        List<String> wrong = new ArrayList<>();
        for (int length = 1; length < whole.length; length++) {
            String printed = PrintedValues.of(format, Arrays.copyOf(whole, length));
            if (isHead(printed)) {
                continue;
            }
            int marks = printed.split("\"\\$cut\":", -1).length - 1;
            if (marks != 1 || !isBeginning(JSON.readTree(printed), said)) {
                wrong.add(length + " of " + whole.length + ": " + printed);
            }
        }
        assertThat(wrong.stream().limit(12))
                .as(wrong.size() + " of " + (whole.length - 1))
                .isEmpty();
    }

    /** Whether the bytes end before the document: in a header, or in a table of symbols. */
    private static boolean isHead(String printed) {
        return printed.equals("{}") || printed.startsWith("[{\"version\"") || printed.startsWith("{\"symbolTable\"");
    }

    /** Whether what is said of a cut value is the beginning of what is said of the whole one. */
    private static boolean isBeginning(JsonNode cut, JsonNode whole) {
        if (cut.has("$bytes")) {
            return cut.has("$cut")
                    && !new String(Base64.getDecoder().decode(cut.get("$bytes").asText()), StandardCharsets.ISO_8859_1)
                            .matches(".*(id|name|tags|deep|none|last).*");
        }
        if (cut.has("$value")) {
            return cut.has("$cut")
                    && whole.asText().startsWith(cut.get("$value").asText());
        }
        if (cut.isArray()) {
            for (int i = 0; i < cut.size(); i++) {
                boolean onlyMark = cut.get(i).size() == 1 && cut.get(i).has("$cut");
                if (!onlyMark && (i >= whole.size() || !isBeginning(cut.get(i), whole.get(i)))) {
                    return false;
                }
            }
            return true;
        }
        if (!cut.isObject()) {
            // In a text, nothing says where a number or a symbol ends.
            return whole.asText().startsWith(cut.asText());
        }
        Iterator<Map.Entry<String, JsonNode>> members =
                ((ObjectNode) cut).properties().iterator();
        while (members.hasNext()) {
            Map.Entry<String, JsonNode> member = members.next();
            if (!member.getKey().equals("$cut")
                    && (!whole.has(member.getKey()) || !isBeginning(member.getValue(), whole.get(member.getKey())))) {
                return false;
            }
        }
        return true;
    }

    @Test
    void what_is_there_of_a_text_is_its_value() {
        assertThat(PrintedValues.of("cbor", new byte[] {(byte) 0xA1, 0x61, 'a', 0x64, 'b', (byte) 0xC3}))
                .startsWith("{\"a\":{\"$value\":\"b\",\"$cut\":");
        assertThat(PrintedValues.of("msgpack", new byte[] {(byte) 0x81, (byte) 0xA1, 'a', (byte) 0xC4, 4, 'b', 'c'}))
                .startsWith("{\"a\":{\"$bytes\":\"YmM=\",\"$cut\":");
    }
}

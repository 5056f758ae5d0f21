package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.testing.Samples;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** One object, written by every codec, is the same value in every encoding: names, numbers, order of elements. */
class EncodedValuesTest {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();
    private static final Formats FORMATS = SchemaFormats.standard();
    private static final Path ENCODINGS = Path.of("../samples/encodings");

    /** A container has a header; what a class wrote by code of its own stands in its annotation. */
    private static final Set<String> OTHERWISE = Set.of(".avro-container.", ".externalizable.");

    /** What these formats write for true: a number, a constant of the schema. */
    private static final Map<String, String> TRUE = Map.of("order.fst-minbin.bin", "1", "order.sbe.bin", "T");

    @TestFactory
    List<DynamicTest> it_says_what_its_json_says() {
        return Samples.of("encodings").stream()
                .filter(entry -> entry.file().contains("order.") || entry.file().contains("market-data."))
                .filter(entry -> OTHERWISE.stream().noneMatch(entry.file()::contains))
                .map(entry -> DynamicTest.dynamicTest(entry.file(), () -> {
                    String file = Path.of(entry.file()).getFileName().toString();
                    String object = file.substring(0, file.indexOf('.'));
                    JsonNode expected = JSON.readTree(
                            ENCODINGS.resolve(object + ".json.bin").toFile());
                    String said = said(entry);
                    String truth = TRUE.getOrDefault(file, "true");
                    assertThat(text(JSON.readTree(said)))
                            .as(said)
                            .isEqualTo(text(expected).replace("special=true", "special=" + truth));
                }))
                .toList();
    }

    private static String said(Samples.Entry entry) throws IOException {
        StringWriter text = new StringWriter();
        try (FieldTree tree = FORMATS.get(entry.format())
                        .orElseThrow()
                        .decode(
                                Source.ofBytes("encoding", entry.bytes()),
                                DecodeOptions.DEFAULT,
                                TreeStorage.inMemory(),
                                Progress.NONE);
                PrintWriter out = new PrintWriter(text)) {
            TreeValues values = new TreeValues(tree);
            new ValuesPrinter(values, out, false).print(values.root());
        }
        return text.toString();
    }

    /** Members by name, numbers without zeros at their end; texts of numbers as numbers, as XML has them. */
    private static String text(JsonNode node) {
        if (node.isObject()) {
            TreeMap<String, String> members = new TreeMap<>();
            node.properties().forEach(each -> members.put(each.getKey(), text(each.getValue())));
            return members.toString();
        }
        if (node.isArray()) {
            return StreamSupport.stream(node.spliterator(), false)
                    .map(EncodedValuesTest::text)
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        try {
            BigDecimal number = new BigDecimal(node.asText());
            return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
        } catch (NumberFormatException notANumber) {
            return node.asText();
        }
    }
}

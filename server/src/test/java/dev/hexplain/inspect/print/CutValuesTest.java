package dev.hexplain.inspect.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.IndexBound;
import dev.hexplain.decode.Limits;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.PrintedValues;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A value whose bytes end early says so: it is not a shorter one, an empty one, or a text of its bytes. */
@Slow
class CutValuesTest {
    private static final String LATE = "Reading the values takes longer than the limit allows";

    private static final List<BiFunction<TreeValues, PrintWriter, List<CutValue>>> PRINTERS = List.of(
            (values, out) -> ValuesPrinter.print(values, out, false),
            (values, out) -> ValuesPrinter.print(values, out, true),
            (values, out) -> {
                List<CutValue> cut = new ObjectPrinter(values, Ink.PLAIN, out).print(values.root());
                out.flush();
                return cut;
            });

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    cbor    | a2616101           | {"a":1,"$cut":"Unexpected end of data in a map at byte 4"}
                    cbor    | 83018202           | [1,[2,{"$cut":"Unexpected end of data in an item at byte 4"}]]
                    cbor    | a16161a2           | {"a":{"$cut":"Unexpected end of data in a map at byte 4"}}
                    cbor    | a161614a616263     | {"a":{"$bytes":"YWJj","$cut":"Unexpected end of data in bytes(10) at byte 3"}}
                    cbor    | a16161a26162       | {"a":{"b":{"$bytes":"","$cut":"Unexpected end of data in an item at byte 6"}}}
                    msgpack | 9301920293         | [1,[2,[{"$cut":"Unexpected end of data in an array at byte 5"}]]]
                    msgpack | 81a161aa616263     | {"a":{"$value":"abc","$cut":"Unexpected end of data in fixstr(10) at byte 3"}}
                    bson    | 1600000010610001000000 | {"a":1,"$cut":"Unexpected end of data in a document at byte 11"}
                    """)
    void where_bytes_end_early_stands_why(String format, String hex, String printed) {
        assertThat(PrintedValues.of(format, HexFormat.of().parseHex(hex))).isEqualTo(printed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":1,\"b\":[1,2", "{\"a\":\"hel", "{\"a\":12", "{\"a\":1,\"b\"", "[{\"a\":1},{\"b\":"})
    void texts_that_end_early_are_not_whole(String json) {
        assertThat(PrintedValues.of("json", json.getBytes(StandardCharsets.UTF_8)))
                .contains("\"$cut\":\"");
    }

    @Test
    void a_java_stream_that_ends_anywhere_is_not_whole() throws IOException {
        byte[] whole = written(new LinkedHashMap<>(Map.of("a", List.of(1, 2))));
        assertThat(PrintedValues.of("java_serialization", whole)).isEqualTo("{\"a\":[1,2]}");

        for (int length = 5; length < whole.length; length++) {
            assertThat(PrintedValues.of("java_serialization", Arrays.copyOf(whole, length)))
                    .as("%d of %d bytes", length, whole.length)
                    .contains("\"$cut\":\"");
        }
    }

    @Test
    void with_types_the_reason_stands_beside_what_is_there() {
        byte[] bytes = HexFormat.of().parseHex("a16161" + "83" + "01");

        assertThat(PrintedValues.of(SchemaFormats.standard().get("cbor").orElseThrow(), bytes, true))
                .contains("}],\"$cut\":\"Unexpected end of data in an item at byte 5\"}");
    }

    @Test
    void a_limit_cuts_like_the_end_of_the_bytes() {
        byte[] deep = new byte[40];
        Arrays.fill(deep, (byte) 0x81);
        deep[39] = 1;
        Limits shallow = new Limits(1 << 20, 8, 100, Duration.ofMinutes(1), 1 << 20, IndexBound.DEFAULT);

        assertThat(PrintedValues.of("cbor", deep, new DecodeOptions(0, shallow)))
                .contains("\"$cut\":\"Fields are nested deeper than the limit allows at byte ");
    }

    @Test
    void what_is_whole_is_not_cut() {
        assertThat(PrintedValues.of("cbor", HexFormat.of().parseHex("a1616101")))
                .isEqualTo("{\"a\":1}");
    }

    @Test
    void where_there_is_no_time_left_each_printer_ends_with_the_reason() throws IOException {
        List<Integer> numbers = IntStream.range(0, 100_000).boxed().toList();
        try (FieldTree tree = SchemaFormats.standard()
                .get("java_serialization")
                .orElseThrow()
                .decode(
                        Source.ofBytes("bytes", written(new ArrayList<>(List.of(numbers, new ArrayDeque<>(numbers))))),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE)) {
            for (BiFunction<TreeValues, PrintWriter, List<CutValue>> printer : PRINTERS) {
                StringWriter text = new StringWriter();
                List<CutValue> cut = RequestDeadline.of(
                        Duration.ZERO, () -> false, () -> printer.apply(new TreeValues(tree), new PrintWriter(text)));

                assertThat(text.toString()).contains(LATE).hasSizeLessThan(300_000);
                assertThat(cut)
                        .isNotEmpty()
                        .allSatisfy(each -> assertThat(each.reason()).isEqualTo(LATE));
            }
        }
    }

    private static byte[] written(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }
}

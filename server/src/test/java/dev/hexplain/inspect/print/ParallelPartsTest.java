package dev.hexplain.inspect.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.TreeValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@Slow
class ParallelPartsTest {
    private static final int PARTS = 5000;

    @Test
    void many_elements_are_printed_in_their_order() {
        String json = IntStream.range(0, PARTS)
                .mapToObj("{\"id\":%d,\"tags\":[\"a\",\"b\"]}"::formatted)
                .collect(Collectors.joining(",", "[", "]"));
        assertThat(printed(new Json(), json.getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo(json + "\n");
    }

    @Test
    void many_members_are_printed_in_their_order() {
        String json = IntStream.range(0, PARTS)
                .mapToObj("\"k%d\":null"::formatted)
                .collect(Collectors.joining(",", "{\"all\":{", "}}"));
        assertThat(printed(new Json(), json.getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo(json + "\n");
    }

    @Test
    void a_text_that_ends_with_half_of_a_pair_comes_to_an_end() {
        byte[] json = "[\"half\\ud800\"]".getBytes(StandardCharsets.UTF_8);
        assertThat(printed(new Json(), json, false)).isEqualTo("[\"half\\ud800\"]\n");
    }

    @Test
    void what_is_printed_ahead_waits_for_its_turn() {
        // The longest run has more characters than are held back: 4,000 in each part.
        String text = "x".repeat(4000);
        String json = IntStream.range(0, PARTS)
                .mapToObj(number -> "\"" + number + text + "\"")
                .collect(Collectors.joining(",", "[", "]"));
        assertThat(printed(new Json(), json.getBytes(StandardCharsets.UTF_8), false))
                .isEqualTo(json + "\n");
    }

    @Test
    void keys_of_maps_and_references_are_as_on_one_thread() throws IOException {
        List<String> shared = List.of("shared");
        Map<Object, Object> map = new LinkedHashMap<>();
        IntStream.range(0, PARTS).forEach(number -> map.put(number, List.of(shared, number)));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(map);
        }
        assertThat(printed(new JavaSerialization(), bytes.toByteArray(), true))
                .contains("[{\"$type\":\"java.lang.Integer\",\"$value\":4999},")
                .isEqualTo(onOneThread(new JavaSerialization(), bytes.toByteArray(), true));
    }

    @Test
    void a_part_that_nobody_waits_for_ends_the_whole_as_such() {
        byte[] json = ("[" + "1,".repeat(PARTS) + "1]").getBytes(StandardCharsets.UTF_8);
        Function<PrintWriter, ValuesPrinter> left = _ -> {
            throw new CancellationException("left");
        };
        with(new Json(), json, tree -> {
            TreeValues values = new TreeValues(tree);
            PrintWriter out = new PrintWriter(Writer.nullWriter());
            try (ParallelParts parts = new ParallelParts(out, left)) {
                assertThatThrownBy(() -> parts.print(values.root(), false, new ValuesPrinter(values, out, false)))
                        .isInstanceOf(CancellationException.class);
            }
        });
    }

    @Test
    void printing_ends_when_nobody_reads() {
        byte[] json = ("[" + "1,".repeat(1_000_000) + "1]").getBytes(StandardCharsets.UTF_8);
        int[] written = {0};
        Writer closed = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                written[0] += length;
                throw new IOException("The other end is closed");
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        with(new Json(), json, tree -> ValuesPrinter.print(new TreeValues(tree), new PrintWriter(closed), false));
        assertThat(written[0]).isLessThan(json.length / 2);
    }

    private static String printed(Decoder decoder, byte[] bytes, boolean types) {
        StringWriter text = new StringWriter();
        with(decoder, bytes, tree -> {
            PrintWriter out = new PrintWriter(text);
            ValuesPrinter.print(new TreeValues(tree), out, types);
            out.flush();
        });
        return text.toString();
    }

    private static String onOneThread(Decoder decoder, byte[] bytes, boolean types) {
        StringWriter text = new StringWriter();
        with(decoder, bytes, tree -> {
            PrintWriter out = new PrintWriter(text);
            TreeValues values = new TreeValues(tree);
            new ValuesPrinter(values, out, types).print(values.root());
            out.flush();
        });
        return text.toString();
    }

    private static void with(Decoder decoder, byte[] bytes, Consumer<FieldTree> use) {
        Source source = Source.ofBytes("parts", bytes);
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            use.accept(tree);
        }
    }
}

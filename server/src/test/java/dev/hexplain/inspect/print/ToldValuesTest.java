package dev.hexplain.inspect.print;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Samples;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What formats tell in one pass over the bytes is what the fields say, whatever the bytes are. */
class ToldValuesTest {
    private static final long LARGEST = 1 << 20;

    private static final String DOCUMENT = "{ \"id\":7,\"a b\":[1.5e3, -0 ,true,null,\"Zoë\\n\\u00e9\",{}],"
            + "\"\":{\"k\":[],\"[0]\":[[\"x\",\"y\"],[\"java.util.Date\",12],[\"a.b\",1,2]]} , \"id\":\"\\\\\"}";

    @Test
    void json_of_every_kind_is_told_as_its_fields_say_it() {
        check(new Json(), DOCUMENT.getBytes(UTF_8));
        check(new Json(), ("[" + DOCUMENT + "," + DOCUMENT + "]").getBytes(UTF_8));
        check(new Json(), (DOCUMENT + "\n" + DOCUMENT).getBytes(UTF_8));
        check(new Json(), ("[" + "[".repeat(100) + "]".repeat(100) + ",1]").getBytes(UTF_8));
    }

    @Test
    void damaged_json_is_told_as_its_fields_say_it() {
        byte[] whole = ("[" + DOCUMENT + ",{}]").getBytes(UTF_8);
        for (int at = 0; at < whole.length; at++) {
            for (char c : "\"\\{}[],: 1a.\n".toCharArray()) {
                byte[] changed = whole.clone();
                changed[at] = (byte) c;
                check(new Json(), changed);
            }
        }
    }

    @TestFactory
    List<DynamicTest> streams_of_others_are_told_as_their_fields_say_them() {
        return Corpus.folders("java-").stream()
                .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> check(folder)))
                .toList();
    }

    private static void check(Path folder) throws IOException {
        for (Path file : Corpus.files(folder.resolve("files"))) {
            if (Files.size(file) <= LARGEST) {
                check(new JavaSerialization(), Files.readAllBytes(file));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "web-session",
                "tree-map",
                "linked-hash-map",
                "streams-in-a-row",
                "enums",
                "random",
                "string-builders",
                "addresses"
            })
    void damaged_streams_are_told_as_their_fields_say_them(String sample) {
        byte[] whole = Samples.java(sample);
        SplittableRandom random = new SplittableRandom(1);
        check(new JavaSerialization(), whole);
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] = (byte) random.nextInt();
            check(new JavaSerialization(), changed);
            changed[at] = (byte) (0x70 + random.nextInt(16));
            check(new JavaSerialization(), changed);
        }
    }

    private static void check(Decoder decoder, byte[] bytes) {
        Source source = Source.ofBytes("told", bytes);
        try (FieldTree tree = decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            StringWriter told = new StringWriter();
            TreeValues values = new TreeValues(tree);
            new ValuesPrinter(values, new PrintWriter(told), false).print(values.root());
            assertThat(told.toString()).isEqualTo(byFields(values) + "\n");
        }
    }

    /** What is printed where the parts of a value are never told at once. */
    private static String byFields(TreeValues values) {
        StringWriter text = new StringWriter();
        ValuesPrinter printer = new ValuesPrinter(values, new PrintWriter(text), false);
        ValueWalk.of(values.root(), new ValueWalk.Visitor() {
            @Override
            public void begin(LogicalValue value) {
                printer.begin(value);
            }

            @Override
            public void end(LogicalValue value) {
                printer.end(value);
            }

            @Override
            public void key(LogicalValue key) {
                printer.key(key);
            }

            @Override
            public void endEntry() {
                printer.endEntry();
            }

            @Override
            public void name(String name) {
                printer.name(name);
            }
        });
        printer.printParts(values.root(), 0, 0);
        return text.toString();
    }
}

package dev.hexplain.inspect.print;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Limits;
import dev.hexplain.decoders.json.Json;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueWalk;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What formats tell in one pass over the bytes is what the fields say, whatever the bytes are. */
class ToldValuesTest {
    private static final String DOCUMENT = "{ \"id\":7,\"a b\":[1.5e3, -0 ,true,null,\"Zoë\\n\\u00e9\",{}],"
            + "\"\":{\"k\":[],\"[0]\":[[\"x\",\"y\"],[\"java.util.Date\",12],[\"a.b\",1,2]]} , \"id\":\"\\\\\"}";

    @Test
    void json_of_every_kind_is_told_as_its_fields_say_it() {
        check(DOCUMENT.getBytes(UTF_8));
        check(("[" + DOCUMENT + "," + DOCUMENT + "]").getBytes(UTF_8));
        check((DOCUMENT + "\n" + DOCUMENT).getBytes(UTF_8));
        check(("[" + "[".repeat(100) + "]".repeat(100) + ",1]").getBytes(UTF_8));
    }

    @Test
    void damaged_json_is_told_as_its_fields_say_it() {
        byte[] whole = ("[" + DOCUMENT + ",{}]").getBytes(UTF_8);
        for (int at = 0; at < whole.length; at++) {
            for (char c : "\"\\{}[],: 1a.\n".toCharArray()) {
                byte[] changed = whole.clone();
                changed[at] = (byte) c;
                check(changed);
            }
        }
    }

    @Test
    void what_a_limit_left_out_is_not_told() {
        byte[] deep = "{\"a\":[[[[[[7]]]]],2],\"b\":{\"c\":{\"d\":{\"e\":1}}}}".getBytes(UTF_8);
        for (int depth = 1; depth < 8; depth++) {
            check(deep, new DecodeOptions(0, new Limits(1_000, depth, 1_000, Duration.ofMinutes(1), 1_000)));
        }
        check(deep, new DecodeOptions(0, new Limits(2, 1_000, 1_000, Duration.ofMinutes(1), 1_000)));
    }

    private static void check(byte[] bytes) {
        check(bytes, DecodeOptions.DEFAULT);
    }

    private static void check(byte[] bytes, DecodeOptions options) {
        Source source = Source.ofBytes("told", bytes);
        try (FieldTree tree = new Json().decode(source, options, TreeStorage.inMemory(), Progress.NONE)) {
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

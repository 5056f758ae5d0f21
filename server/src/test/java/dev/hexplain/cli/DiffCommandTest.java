package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Serialized;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Serializable;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private String file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    private String json(String name, String text) throws IOException {
        return file(name, text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return packed.toByteArray();
    }

    private int diff(String... words) {
        List<String> all = new ArrayList<>(List.of("diff"));
        all.addAll(List.of(words));
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(all.toArray(String[]::new));
    }

    @Test
    void what_they_say_is_compared_where_both_formats_know_it() throws IOException {
        String before = json("a.json", "{'orders':[{'id':1,'p':2},{'id':2,'p':3}],'x':'a'}");
        String after = json("b.json", "{'x':'b','orders':[{'id':1,'p':2},{'id':5,'p':9},{'id':2,'p':4}]}");

        assertThat(diff(before, after)).isEqualTo(2);
        assertThat(out.toString().lines())
                .containsExactly(
                        "changed\t0x0000002a 0x00000001\tx\t\"a\"\t\"b\"",
                        "added\t- 0x00000022\torders[1]\t\t{id=5, p=9}",
                        "changed\t0x00000022 0x00000039\torders[1].p -> orders[2].p\t3\t4",
                        "# 2 values changed (x, orders[1].p), 1 added (orders[1])");
    }

    @Test
    void what_a_layer_did_not_give_is_not_said_to_be_the_same() throws IOException {
        String beginning = "1,".repeat(5000);
        String before = file("a.gz", gzip("[" + beginning + "1]"));
        String after = file("b.gz", gzip("[" + beginning + "2]"));

        for (String as : List.of("--values", "--fields", "--bytes")) {
            out.getBuffer().setLength(0);
            assertThat(diff(before, after, as, "--max-derived", "5000", "--out", "json"))
                    .isEqualTo(2);
            assertThat(out.toString())
                    .contains("\"complete\":false", "The layer `gzip` is not unpacked to its end: ", ", at byte");
        }
    }

    @Test
    void the_same_is_the_same_in_another_order() throws IOException {
        String before = json("a.json", "{'a':1,'b':2}");
        String after = json("b.json", "{'b':2, 'a':1}");

        assertThat(diff(before, after)).isZero();
        assertThat(out.toString()).isEqualTo("# Both say the same\n");
        assertThat(diff("--bytes", before, after)).isEqualTo(2);
        assertThat(diff("--fields", before, after)).isEqualTo(2);
    }

    @Test
    void bytes_are_compared_where_no_format_is_known() throws IOException {
        String before = file("a", new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
        String after = file("b", new byte[] {1, 2, 3, 4, 0x55, 5, 6, 7, 8, 9});

        assertThat(diff(before, after)).isEqualTo(2);
        assertThat(out.toString().lines())
                .containsExactly("added\t- 0x00000004\tunparsed\t\t55", "# 1 run of bytes added");
    }

    @Test
    void json_has_an_object_for_each_and_one_for_all() throws IOException {
        String before = json("a.json", "[1,2,3]");
        String after = json("b.json", "[1,4,3]");

        assertThat(diff("--out", "json", before, after)).isEqualTo(2);
        assertThat(out.toString().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("{"))
                .last()
                .asString()
                .contains("\"same\":false", "\"counts\":[{\"kind\":\"changed\",\"count\":1}]");
    }

    @Test
    void as_many_are_printed_as_wanted_and_all_are_counted() throws IOException {
        String before = json("a.json", "{'a':1,'b':1,'c':1}");
        String after = json("b.json", "{'a':2,'b':2,'c':2}");

        diff("--limit", "1", before, after);
        assertThat(out.toString().lines()).hasSize(2).last().isEqualTo("# 3 values changed (a, b, c)");
    }

    @Test
    void a_java_map_and_a_json_object_may_say_the_same() throws IOException {
        String before = file("a.ser", Serialized.stream(new TreeMap<>(Map.of("id", 7, "name", "x"))));
        String after = json("b.json", "{'id':7,'name':'x'}");

        assertThat(diff(before, after)).isZero();
    }

    private static final class Priced implements Serializable {
        private static final long serialVersionUID = 1;

        @SuppressWarnings("unused") // is read from the stream
        private final int price = 7;
    }

    @Test
    void what_changed_in_classes_is_said_too() throws IOException {
        byte[] stream = Serialized.stream(new Priced());
        byte[] renamed = new String(stream, StandardCharsets.ISO_8859_1)
                .replace("price", "prise")
                .getBytes(StandardCharsets.ISO_8859_1);

        assertThat(diff(file("a.ser", stream), file("b.ser", renamed))).isEqualTo(2);
        assertThat(out.toString().lines())
                .contains("# 1 value added (prise), 1 removed (price)")
                .last()
                .isEqualTo("# class " + Priced.class.getName() + " lost price, gained prise");
    }

    @Test
    void only_one_of_them_can_be_compared() {
        assertThat(diff("--bytes", "--values", "a", "b")).isEqualTo(1);
        assertThat(err.toString()).contains("exclude each other");
    }

    @Test
    void a_file_that_is_not_there_is_an_error() throws IOException {
        assertThat(diff(json("a.json", "[]"), folder.resolve("none").toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("none");
    }
}

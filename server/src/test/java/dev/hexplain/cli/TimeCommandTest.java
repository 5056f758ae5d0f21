package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class TimeCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void a_row_says_size_times_and_what_is_reused_and_the_machine_stands_below() {
        assertThat(run("order", "--codec", "java,lightning")).isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^codec +bytes +encode ns +decode ns")
                .containsPattern(
                        "(?m)^java +340 +(! )?[0-9.]+ ± *[0-9.]+ +(! )?[0-9.]+ ± *[0-9.]+ +[0-9]+ B +[0-9]+ B ")
                .containsPattern("(?m)^lightning +- +cannot take it: ")
                .containsPattern("(?m)^JMH 1\\.[0-9]+, plan quick, flags ");
        assertThat(err.toString()).contains("java decode: process 1 of 1, iteration 6 of 6");
    }

    /** The processes that measure make the object of the same classes, which no Java stream ever described. */
    @Test
    void an_object_of_a_dump_of_any_format_is_measured(@TempDir Path folder) throws IOException {
        Path order = Files.writeString(folder.resolve("order.json"), """
            {"order":{"id":7,"items":[{"sku":"a","price":9.5},{"sku":"b","price":10,"gift":true}],"note":null}}
            """);
        assertThat(run("--from", order.toString(), "--at", "order", "--codec", "protobuf,unsafe"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^protobuf +[1-9][0-9] +(! )?[0-9.]+ ± *[0-9.]+ +(! )?[0-9.]+ ±")
                .containsPattern("(?m)^unsafe +- +cannot take it: ");
    }

    @Test
    void an_object_of_declared_types_is_measured(@TempDir Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("Order.java"), """
            record Order(long id, List<Item> items) {}
            record Item(String sku, double price) {}
            """);
        assertThat(run("--declarations", source.toString(), "--seed", "3", "--codec", "fory"))
                .isZero();
        assertThat(out.toString()).containsPattern("(?m)^fory +[1-9][0-9]+ +(! )?[0-9.]+ ± *[0-9.]+ +(! )?[0-9.]+ ±");
    }

    @Test
    void an_object_of_generated_values_in_several_sizes_has_a_row_for_each_and_a_line_of_how_it_grows(
            @TempDir Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("A.java"), "record A(List<Integer> codes) {}");
        assertThat(run("--declarations", source.toString(), "--codec", "json", "--size", "1,100"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("(?m)^json 1 +[1-9][0-9] ")
                .containsPattern("(?m)^json 100 +[5-9][0-9]{2} ")
                .containsPattern("(?m)^ns by size +1 +100 +ns an element$")
                .containsPattern("(?m)^json +encode +[0-9,.]+ +[0-9,.]+ +-?[0-9]+\\.[0-9]{2}$")
                .containsPattern("(?m)^json +decode +[0-9,.]+ +[0-9,.]+ +-?[0-9]+\\.[0-9]{2}$");
    }

    @Test
    void sizes_of_given_values_and_of_objects_that_become_too_large_are_refused_with_the_reason(@TempDir Path folder)
            throws IOException {
        Path source = Files.writeString(folder.resolve("A.java"), "class A { List<List<A>> all; }");
        Path values = Files.writeString(folder.resolve("a.json"), "{}");
        assertThat(run("--declarations", source.toString(), "--from", values.toString(), "--size", "1,2"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("the lists of a dump have the elements that are there");
        assertThat(run("--from", values.toString(), "--size", "1")).isEqualTo(1);
        assertThat(run("--declarations", source.toString(), "--size", "1,100")).isEqualTo(1);
        assertThat(err.toString())
                .contains(
                        "With 100 elements in each list, the object cannot be made: it has more than 100,000 objects.");
        assertThat(run("--declarations", source.toString(), "--size", "1,1")).isEqualTo(1);
        assertThat(err.toString()).contains("at most 12 sizes, each of them once");
        assertThat(run("--declarations", source.toString(), "--size", "10001")).isEqualTo(1);
        assertThat(err.toString()).contains("have 1 to 10,000 elements, and not 10001");
    }

    @Test
    void sizes_that_a_sample_cannot_have_are_refused() {
        assertThat(run("order", "--codec", "java", "--size", "1,1")).isEqualTo(1);
        assertThat(err.toString()).contains("at most 12 sizes, each of them once");
        assertThat(run("order", "--codec", "java", "--size", "0,1")).isEqualTo(1);
        assertThat(err.toString()).contains("are 1 and above");
        assertThat(run("market-data", "--codec", "java", "--size", "1,2")).isEqualTo(1);
        assertThat(err.toString()).contains("do not fit the sample `market-data`");
    }

    @Test
    void an_unknown_plan_is_refused_with_those_there_are() {
        assertThat(run("order", "--codec", "java", "--plan", "endless")).isEqualTo(1);
        assertThat(err.toString()).contains("quick, thorough, article");
    }

    private int run(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "time";
        System.arraycopy(words, 0, all, 1, words.length);
        return Main.commandLine(new PrintWriter(out, true), new PrintWriter(err, true), all)
                .execute(all);
    }
}

package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

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

package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class RisksCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    @Test
    void text_names_what_is_worth_a_look_and_never_says_that_a_stream_is_safe() {
        assertThat(run("risks", "../samples/java/lambda.ser")).isZero();
        assertThat(out.toString()).isEqualTo("""
                # lambda.ser: 861 bytes, no known chain
                lambdas: reading one calls a method of the class that made it: 2
                  00000004  contents[0]  dev.hexplain.samples.JdkSamples::lambda$lambdas$f0275b45$1
                  00000305  contents[1]  java.lang.String::concat
                counted as a filter counts (JEP 290)
                  depth 5, references 27, bytes 861, longest array 1, 23 checks
                classes: 5
                  instances       bytes  class
                          2         408  java.lang.invoke.SerializedLambda
                         10         274  java.lang.String
                          1          77  java.lang.Integer
                          2          50  java.lang.Object[]
                          1          48  java.lang.Class
                """);
        assertThat(out.toString()).doesNotContain("safe");
    }

    @Test
    void where_a_limit_ended_reading_it_is_said_that_not_all_was_looked_at() {
        assertThat(run("risks", "../samples/java/lambda.ser", "--max-depth", "4"))
                .isEqualTo(2);
        assertThat(out.toString())
                .containsPattern("(?m)^# .* is not read: Fields are nested deeper .* at byte \\d+\\.$");

        out.getBuffer().setLength(0);
        run("risks", "../samples/java/lambda.ser", "--max-depth", "4", "--out", "json");
        assertThat(out.toString()).contains("\"complete\":false,\"notes\":[\"");

        out.getBuffer().setLength(0);
        run("filter", "../samples/java/lambda.ser", "--max-depth", "4", "--try", "*");
        assertThat(out.toString()).containsPattern("(?m)^# .* is not read: Fields are nested deeper");

        run("filter", "../samples/java/lambda.ser", "--max-depth", "4");
        assertThat(err.toString()).containsPattern("(?m)^hexplain: note: .* is not read: Fields are nested deeper");
    }

    @Test
    void each_dump_is_a_json_object_on_a_line() throws IOException {
        assertThat(run("risks", "--out", "json", "../samples/java/lambda.ser", "../samples/java/order.ser"))
                .isZero();
        String[] lines = out.toString().split("\n");
        assertThat(lines).hasSize(2);
        JsonNode first = new ObjectMapper().readTree(lines[0]);
        assertThat(first.at("/file").asText()).isEqualTo("lambda.ser");
        assertThat(first.at("/counts/references").asInt()).isEqualTo(27);
        assertThat(first.at("/findings/0/first/1/path").asText()).isEqualTo("contents[1]");
        assertThat(new ObjectMapper().readTree(lines[1]).at("/chains").isEmpty())
                .isTrue();
    }

    @Test
    void a_dump_of_another_format_is_named_and_the_others_are_read() {
        assertThat(run("risks", "../samples/records/order-be.bin", "../samples/java/order.ser"))
                .isEqualTo(1);
        assertThat(err.toString())
                .startsWith("hexplain: order-be.bin: Risks and filters are those of Java serialization streams");
        assertThat(out.toString()).startsWith("# order.ser: 340 bytes, no known chain\n");
    }
}

package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkSubmissionTest {
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    /** An installed Spark that writes down what it is told, and fails. */
    private Map<String, String> environment() throws IOException {
        Path submit = Files.createDirectories(folder.resolve("spark/bin")).resolve("spark-submit");
        Files.writeString(submit, """
                #!/bin/sh
                for word; do echo "$word"; done > %s/told
                echo "$JAVA_HOME" > %s/java
                exit 7
                """.formatted(folder, folder));
        assertThat(submit.toFile().setExecutable(true)).isTrue();
        Path jar = Files.createFile(folder.resolve("hexplain-spark.jar"));
        return Map.of("SPARK_HOME", folder.resolve("spark").toString(), "HEXPLAIN_SPARK_JAR", jar.toString());
    }

    @Test
    void spark_is_told_what_to_read_and_where_to_write() throws IOException {
        int exit = SparkSubmission.of(environment())
                .run(
                        "spark://host:7077",
                        Path.of("out.parquet"),
                        true,
                        Map.of("rows", "messages"),
                        List.of("s3a://bucket/dumps", "more"));

        assertThat(exit).isEqualTo(7);
        assertThat(Files.readAllLines(folder.resolve("told")))
                .containsExactly(
                        "--master",
                        "spark://host:7077",
                        "--class",
                        "dev.hexplain.spark.ScanJob",
                        folder.resolve("hexplain-spark.jar").toString(),
                        "--out",
                        "out.parquet",
                        "--anew",
                        "--option",
                        "rows=messages",
                        "s3a://bucket/dumps",
                        "more");
        assertThat(folder.resolve("java")).hasContent(Objects.requireNonNull(System.getProperty("java.home")));
    }

    @Test
    void what_is_missing_is_told() throws IOException {
        String home = Objects.requireNonNull(environment().get("SPARK_HOME"));

        assertThatThrownBy(() -> SparkSubmission.of(Map.of()))
                .hasMessage("--engine needs Spark 4.2: set SPARK_HOME to a folder that has bin/spark-submit");
        assertThatThrownBy(() -> SparkSubmission.of(Map.of("SPARK_HOME", home)))
                .hasMessageStartingWith("--engine needs hexplain-spark.jar: build it with `make spark`");
    }

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(err))
                .execute(words);
    }

    @Test
    void options_that_spark_has_no_use_for_are_refused() {
        assertThat(run("scan", "--engine", "local[2]", "dumps")).isEqualTo(1);
        assertThat(err.toString()).contains("--rows, --restart, --prune and --engine belong to --out FILE.parquet");

        assertThat(run("scan", "--engine", "local[2]", "--out", "a.parquet", "--prune", "dumps"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("--engine reads everything: without --prune");

        assertThat(run("scan", "--engine", "local[2]", "--out", "a.parquet", "--offset", "3", "dumps"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("--engine takes built-in formats, from where they begin");
    }
}

package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadingTest extends TestSessions {
    private static final String SAMPLES =
            Path.of("../samples").toAbsolutePath().normalize().toString();

    @TempDir
    Path folder;

    private static List<String> lines(Dataset<Row> rows) {
        return rows.map(
                        (org.apache.spark.api.java.function.MapFunction<Row, String>) row -> row.mkString("|"),
                        Encoders.STRING())
                .collectAsList();
    }

    private static String plan(Dataset<Row> rows) {
        return rows.queryExecution().executedPlan().toString();
    }

    @Test
    void a_file_is_a_row() {
        assertThat(lines(rows("files", SAMPLES + "/java/order.ser")
                        .select("path", "item", "size", "format", "status", "unread", "classes")))
                .containsExactly(SAMPLES
                        + "/java/order.ser|0|340|java_serialization|complete|0|ArraySeq(ObjectToBeSerialised 10275539472837495,"
                        + " double[] 4514449696888150558, long[] 8655923659555304851)");
    }

    @Test
    void a_pattern_names_files() {
        assertThat(rows("files", SAMPLES + "/java/o*.ser")
                        .select("path")
                        .as(Encoders.STRING())
                        .collectAsList())
                .contains(SAMPLES + "/java/order.ser")
                .allMatch(path -> path.startsWith(SAMPLES + "/java/o"));
    }

    @Test
    void names_that_begin_with_a_dot_are_read() throws IOException {
        Files.writeString(folder.resolve(".hidden"), "{\"a\": 1}");
        Files.writeString(folder.resolve("_also"), "{\"a\": 1}");

        assertThat(rows("files", folder.toString())
                        .select("format")
                        .as(Encoders.STRING())
                        .collectAsList())
                .containsExactly("json", "json");
    }

    @Test
    void a_condition_on_the_format_reaches_the_files() {
        Dataset<Row> streams = rows("files", SAMPLES).where("format in ('java_serialization', 'cbor') and size < 400");

        assertThat(plan(streams)).contains("formats: cbor, java_serialization");
        assertThat(lines(streams.groupBy("format").count().orderBy("format")))
                .isEqualTo(lines(rows("files", SAMPLES)
                        .cache()
                        .where("format in ('java_serialization', 'cbor') and size < 400")
                        .groupBy("format")
                        .count()
                        .orderBy("format")))
                .hasSize(2);
    }

    @Test
    void conditions_that_contradict_each_other_read_nothing() {
        Dataset<Row> none = rows("files", SAMPLES).where("format = 'cbor'").where("format = 'json'");

        assertThat(none.count()).isZero();
    }

    @Test
    void columns_that_nobody_asks_for_are_not_read() {
        Dataset<Row> sizes = spark().read()
                .format("hexplain")
                .option("format", "no_such_format")
                .load(SAMPLES + "/java/order.ser");

        assertThat(plan(sizes.select("path", "size"))).contains("columns: path, size");
        assertThat(lines(sizes.select("size", "status"))).containsExactly("340|unreadable");
        assertThat(lines(sizes.select("size"))).as("nothing is decoded").containsExactly("340");
        assertThat(sizes.count()).isEqualTo(1);
    }

    @Test
    void options_that_are_not_known_are_refused() {
        assertThatThrownBy(() ->
                        spark().read().format("hexplain").option("row", "files").load(SAMPLES))
                .hasMessageContaining("There is no option `row`. There are: path, paths, rows, ");
        assertThatThrownBy(() -> rows("lines", SAMPLES))
                .hasMessageContaining("`rows` is one of files, messages, classes, fields, and not `lines`");
        assertThatThrownBy(() -> spark().read()
                        .format("hexplain")
                        .option("maxFields", "many")
                        .load(SAMPLES))
                .hasMessageContaining("`maxFields` is a number, and not `many`");
        assertThatThrownBy(() -> rows("files").count()).hasMessageContaining("There is nothing to read");
    }

    @Test
    void limits_are_those_of_each_file() throws IOException {
        Files.writeString(folder.resolve("deep.json"), "[[[[[1]]]]]");
        Files.writeString(folder.resolve("flat.json"), "[1]");

        assertThat(lines(spark().read()
                        .format("hexplain")
                        .option("maxDepth", 4)
                        .load(folder.toString())
                        .orderBy("path")
                        .select("status")))
                .containsExactly("partial", "complete");
    }

    @Test
    void what_is_not_there_is_told_before_anything_is_read() {
        assertThatThrownBy(() -> rows("files", folder + "/nothing").count())
                .hasRootCauseMessage("There is no file, and no folder, %s/nothing".formatted(folder));
    }

    @Test
    void a_file_that_cannot_be_read_costs_its_row() throws IOException {
        Files.writeString(folder.resolve("good.json"), "{\"a\": 1}");
        Files.writeString(folder.resolve("denied.json"), "{\"a\": 1}");
        Files.writeString(folder.resolve("growing.json"), "{\"a\": 1}");
        Files.writeString(folder.resolve("shrinking.json"), "{\"a\": 1}");
        Files.createDirectory(folder.resolve("denied"));

        Dataset<Row> rows = spark().read()
                .format("hexplain")
                .option("fs.faulty.impl", FaultyFileSystem.class.getName())
                .load("faulty:" + folder);

        assertThat(lines(rows.select(
                                functions.regexp_extract(functions.col("path"), "[^/]*$", 0),
                                functions.col("status"),
                                functions.col("reason"))
                        .orderBy("path")))
                .containsExactly(
                        "denied|unreadable|the folder cannot be listed, nobody may",
                        "denied.json|unreadable|nobody may",
                        "good.json|complete|null",
                        "growing.json|unreadable|the file changed while it was fetched: read it again when it is whole",
                        "shrinking.json|unreadable|the file changed while it was fetched: read it again when it is whole");
    }

    @Test
    void files_are_not_opened_for_what_their_folder_says() throws IOException {
        Files.writeString(folder.resolve("denied.json"), "{\"a\": 1}");

        Dataset<Row> rows = spark().read()
                .format("hexplain")
                .option("fs.faulty.impl", FaultyFileSystem.class.getName())
                .load("faulty:" + folder);

        assertThat(lines(rows.select("path", "size"))).containsExactly("faulty:%s/denied.json|8".formatted(folder));
        assertThat(rows.count()).isEqualTo(1);
        assertThat(lines(rows.select("size", "sha256", "reason"))).containsExactly("null|null|nobody may");
    }

    @Test
    void a_large_file_gives_rows_while_it_is_read() throws IOException {
        StringBuilder numbers = new StringBuilder("[0");
        for (int i = 1; i < 200_000; i++) {
            numbers.append(',').append(i);
        }
        Files.writeString(folder.resolve("many.json"), numbers.append(']'));

        Dataset<Row> fields = rows("fields", folder.toString());

        assertThat(fields.count()).isGreaterThan(200_000);
        assertThat(fields.select("item").distinct().count()).isEqualTo(fields.count());
        assertThat(fields.limit(3).count()).isEqualTo(3);
    }
}

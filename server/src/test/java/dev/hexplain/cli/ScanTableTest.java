package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.batch.Parquet;
import dev.hexplain.store.objects.BucketAddress;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class ScanTableTest {
    private static final String ORDER = "../samples/java/order.ser";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private List<Path> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void a_table_is_written_and_the_files_are_counted() throws IOException {
        Path table = folder.resolve("a.parquet");

        assertThat(run("scan", "--out", table.toString(), "--rows", "classes", ORDER))
                .as(err.toString())
                .isZero();

        assertThat(err.toString().replace(folder.toString(), "…").lines())
                .containsExactly(
                        "hexplain: files: 1 read, 0 in the table before, 0 that could not be read",
                        "hexplain: …/a.parquet has 3 rows");
        assertThat(out.toString()).isEmpty();
        assertThat(Parquet.rows(table, "select class_name from %s order by item"))
                .containsExactly("ObjectToBeSerialised", "double[]", "long[]");
        assertThat(left()).containsExactly(table);
    }

    @Test
    void what_is_in_a_bucket_is_read_like_files() throws IOException {
        BucketAddress address = SharedServers.fresh().bucket().orElseThrow();
        try (ObjectBucket bucket = ObjectBucket.open(address)) {
            bucket.put("a/order.ser", Files.readAllBytes(Path.of(ORDER)));
        }
        String named = "s3://" + address.bucket() + "/" + address.prefix() + "a";
        String endpoint = address.endpoint().orElseThrow().toString();
        Path table = folder.resolve("a.parquet");

        assertThat(run("scan", "--out", "" + table, "--s3-endpoint", endpoint, "--s3-path-style", named, ORDER))
                .as(err.toString())
                .isZero();
        assertThat(Parquet.rows(table, "select path from %s")).containsExactlyInAnyOrder(ORDER, named + "/order.ser");

        String other = "s3://no-such-bucket-of-these-tests/a";
        Path none = folder.resolve("b.parquet");
        assertThat(run("scan", "--out", "" + none, "--s3-endpoint", endpoint, "--s3-path-style", other))
                .isNotZero();
        assertThat(err.toString()).contains("There is no such bucket").contains("s3://no-such-bucket-of-these-tests/");
        assertThat(run("scan", named)).isEqualTo(1);
        assertThat(err.toString()).contains("What is in a bucket is read into a table: add --out FILE.parquet");
        assertThat(left()).containsExactly(table);
    }

    /** The rows of both are of the same decoding. */
    @Test
    void a_table_says_of_every_file_what_a_scan_prints() {
        Path table = folder.resolve("a.parquet");
        String samples = "../samples/captures";

        assertThat(run("scan", "--out", table.toString(), samples)).isZero();
        assertThat(run("scan", samples)).isLessThan(4);

        assertThat(Parquet.rows(table, """
                        select '{"file":"' || path || '","format":"' || format
                          || if(layers = 'raw', '', '","layers":"' || layers)
                          || '","size":' || inside || ',"status":"' || status || '","fields":' || fields
                          || ',"covered":' || covered || ',"opaque":' || opaque || ',"issues":' || issues || '}'
                        from %s order by path"""))
                .isEqualTo(out.toString().lines().sorted().toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rows classes | belong to --out FILE.parquet",
                "--restart | belong to --out FILE.parquet",
                "--out text | a scan is JSON",
                "--classes --out a.parquet | written with --rows classes",
                "--out a.parquet --rows things | There are: files, messages, classes, fields",
            })
    void options_that_do_not_fit_are_refused(String options, String message) throws IOException {
        String[] words = ("scan " + options + " " + ORDER).split(" ");

        assertThat(run(words)).isEqualTo(1);
        assertThat(err.toString()).contains(message);
        assertThat(left()).isEmpty();
    }

    @Test
    void what_is_not_there_leaves_no_table() throws IOException {
        assertThat(run("scan", "--out", folder.resolve("a.parquet").toString(), "/nowhere/at/all"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("there is no file /nowhere/at/all");
        assertThat(left()).isEmpty();
    }
}

package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Encoders;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.s3proxy.auth.AuthenticationType;
import org.gaul.s3proxy.nio2blob.FilesystemNio2BlobStore;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of a bucket of a real S3 server, by Hadoop's own file system. */
class BucketTest extends TestSessions {
    private static final String KEY = "hexplain-tests";
    private static final String SECRET = "secret-of-hexplain-tests";
    private static final Path SAMPLES = Path.of("../samples");

    @TempDir
    private static Path folder;

    private static S3Proxy server;

    @BeforeAll
    static void start() throws Exception {
        Files.createDirectories(folder.resolve("dumps"));
        Files.createDirectories(folder.resolve("secrets"));
        server = S3Proxy.builder()
                .blobStore(new FilesystemNio2BlobStore(folder.toString()))
                .endpoint(URI.create("http://127.0.0.1:0"))
                .awsAuthentication(AuthenticationType.AWS_V2_OR_V4, KEY, SECRET)
                .build();
        server.start();
        Configuration settings = new Configuration();
        settings().forEach(settings::set);
        try (FileSystem bucket = FileSystem.newInstance(URI.create("s3a://dumps"), settings)) {
            bring(bucket, SAMPLES.resolve("java/order.ser"), "2026/11/order.ser");
            bring(bucket, SAMPLES.resolve("captures/rmi.pcap"), "2026/11/rmi.pcap");
            bring(bucket, Files.createFile(folder.resolve("nothing")), "2026/empty");
        }
    }

    private static void bring(FileSystem bucket, Path file, String key) throws IOException {
        bucket.copyFromLocalFile(
                new org.apache.hadoop.fs.Path(file.toUri()), new org.apache.hadoop.fs.Path("s3a://dumps/" + key));
    }

    @AfterAll
    static void stop() throws Exception {
        Objects.requireNonNull(server).stop();
    }

    /** As people give them to Spark. */
    private static Map<String, String> settings() {
        return Map.of(
                "fs.s3a.endpoint",
                "http://127.0.0.1:" + Objects.requireNonNull(server).getPort(),
                "fs.s3a.endpoint.region",
                "us-east-1",
                "fs.s3a.path.style.access",
                "true",
                "fs.s3a.access.key",
                KEY,
                "fs.s3a.secret.key",
                SECRET,
                "fs.s3a.attempts.maximum",
                "1");
    }

    private static DataFrameReader reader(String rows) {
        return rowsOf(rows).options(settings());
    }

    private static List<String> texts(DataFrameReader reader, String path, String expression) {
        return reader.load(path)
                .orderBy("path", "item")
                .selectExpr(expression)
                .as(Encoders.STRING())
                .collectAsList();
    }

    @Test
    void every_object_is_a_row_as_a_file_of_the_machine_is() {
        String columns = "concat_ws(' ', sha256, size, format, status, fields, codec)";
        assertThat(texts(reader("files"), "s3a://dumps/2026", columns))
                .hasSize(3)
                .containsAll(
                        texts(rowsOf("files"), SAMPLES.resolve("java/order.ser").toString(), columns))
                .containsAll(texts(
                        rowsOf("files"), SAMPLES.resolve("captures/rmi.pcap").toString(), columns));
        assertThat(texts(reader("files"), "s3a://dumps/2026/11/*.ser", "path"))
                .containsExactly("s3a://dumps/2026/11/order.ser");
    }

    private static DataFrameReader rowsOf(String kind) {
        return spark().read().format("hexplain").option("rows", kind);
    }

    @Test
    void a_large_object_comes_in_ranges_and_whole() throws IOException {
        byte[] bytes = new byte[(RangedCopy.AT_ONCE + 1) * RangedCopy.RANGE + 1];
        new Random(1).nextBytes(bytes);
        Path file = Files.write(folder.resolve("large"), bytes);
        Configuration settings = new Configuration();
        settings().forEach(settings::set);
        try (FileSystem bucket = FileSystem.newInstance(URI.create("s3a://dumps"), settings)) {
            bring(bucket, file, "large/object");
        }

        assertThat(texts(reader("files"), "s3a://dumps/large", "concat_ws(' ', size, sha256)"))
                .isEqualTo(texts(rowsOf("files"), file.toString(), "concat_ws(' ', size, sha256)"));
    }

    @Test
    void messages_of_a_capture_in_a_bucket_are_those_of_its_copy() {
        String columns = "concat_ws(' ', flow, message, sender, receiver, kind, title, byte_length)";
        List<String> messages =
                texts(rowsOf("messages"), SAMPLES.resolve("captures/rmi.pcap").toString(), columns);
        assertThat(messages).hasSizeGreaterThan(3);
        assertThat(texts(reader("messages"), "s3a://dumps/2026/11/rmi.pcap", columns))
                .isEqualTo(messages);
    }

    /** Hadoop keeps a file system for each bucket, with the keys that it was asked for with first: so it is another bucket. */
    @Test
    void a_bucket_that_may_not_be_read_fails_with_its_name_and_the_reason() {
        assertThatThrownBy(() -> reader("files")
                        .option("fs.s3a.secret.key", "another")
                        .load("s3a://secrets/2026")
                        .count())
                .hasMessageContaining("s3a://secrets/2026")
                .hasMessageContaining("403");
    }
}

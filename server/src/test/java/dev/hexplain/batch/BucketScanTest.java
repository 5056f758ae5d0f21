package dev.hexplain.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.batch.TableScan.Counts;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.storage.BucketFiles;
import dev.hexplain.inspect.storage.BucketFiles.Listed;
import dev.hexplain.store.StorageBackend;
import dev.hexplain.store.objects.BucketAddress;
import dev.hexplain.store.objects.ObjectBucket;
import dev.hexplain.testing.SharedServers;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Wire;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of a bucket in a table: a real server of S3. */
@Slow
class BucketScanTest {
    private static final Path SAMPLES = Path.of("../samples");

    @TempDir
    Path folder;

    private final StorageBackend home = SharedServers.fresh();
    private final ObjectBucket bucket = ObjectBucket.open(address());
    private Path out;

    @BeforeEach
    void fill() throws IOException {
        out = folder.resolve("out.parquet");
        Files.createDirectories(folder.resolve("dumps/deep"));
        put("dumps/deep/order.ser", Files.readAllBytes(SAMPLES.resolve("java/order.ser")));
        put("dumps/rmi.pcap", Files.readAllBytes(SAMPLES.resolve("captures/rmi.pcap")));
        put("dumps/record.bin", Files.readAllBytes(SAMPLES.resolve("layers/record.confluent.bin")));
        put("dumps/empty", new byte[0]);
        bucket.put("dumps2/other.ser", new byte[] {1});
    }

    @AfterEach
    void close() {
        bucket.close();
    }

    private BucketAddress address() {
        return home.bucket().orElseThrow();
    }

    /** The same in the bucket and in a folder. */
    private void put(String key, byte[] content) throws IOException {
        bucket.put(key, content);
        Files.write(folder.resolve(key), content);
    }

    private String name(String key) {
        return "s3://%s/%s%s".formatted(address().bucket(), address().prefix(), key);
    }

    private BucketFiles open(String key) {
        return open(key, address().endpoint());
    }

    private BucketFiles open(String key, Optional<URI> endpoint) {
        return BucketFiles.open(name(key), endpoint, true);
    }

    @Test
    void whether_all_was_listed_is_known() throws IOException {
        RowReader reader = new RowReader(new DumpSessions(DumpLimits.DEFAULT), DecodeChoices.AUTO, RowKind.FILES);
        try (Wire wire = Wire.to(SharedServers.bucketPort());
                BucketFiles files = open("dumps", Optional.of(URI.create("http://127.0.0.1:" + wire.port())));
                TableFile table = TableFile.open(out, RowKind.FILES, "test", false)) {
            TableScan scan = new TableScan(reader, table, 1);
            scan.run(List.of(), List.of(files));
            assertThat(scan.isListed()).isTrue();
            wire.cut();
            scan.run(List.of(), List.of(files));
            assertThat(scan.isListed()).isFalse();
        }
    }

    private Counts scan(Path table, RowKind kind, List<Path> paths, List<BucketFiles> buckets) throws IOException {
        RowReader reader = new RowReader(new DumpSessions(DumpLimits.DEFAULT), DecodeChoices.AUTO, kind);
        try (TableFile file = TableFile.open(table, kind, "test", false)) {
            Counts counts = new TableScan(reader, file, 2).run(paths, buckets);
            file.finish(false);
            return counts;
        }
    }

    private Counts scan(String key) throws IOException {
        try (BucketFiles files = open(key)) {
            return scan(out, RowKind.FILES, List.of(), List.of(files));
        }
    }

    @Test
    void the_rows_of_a_bucket_are_those_of_a_folder() throws IOException {
        for (RowKind kind : RowKind.values()) {
            Path ofFolder = folder.resolve(kind + "-folder.parquet");
            Path ofBucket = folder.resolve(kind + "-bucket.parquet");
            scan(ofFolder, kind, List.of(folder.resolve("dumps")), List.of());
            try (BucketFiles files = open("dumps")) {
                scan(ofBucket, kind, List.of(), List.of(files));
            }
            String all = "select * exclude (modified) from %s order by all";
            assertThat(Parquet.rows(ofBucket, all).stream()
                            .map(row -> row.replace(name(""), ""))
                            .toList())
                    .as(kind.id())
                    .isNotEmpty()
                    .isEqualTo(Parquet.rows(ofFolder, all).stream()
                            .map(row -> row.replace(folder + "/", ""))
                            .toList());
        }
    }

    @Test
    void what_the_table_has_is_not_read_again_and_what_was_replaced_is() throws IOException {
        assertThat(scan("dumps")).isEqualTo(new Counts(4, 0, 0));
        assertThat(scan("dumps")).isEqualTo(new Counts(0, 4, 0));

        bucket.put("dumps/record.bin", "{\"a\":1}".getBytes(StandardCharsets.UTF_8));
        assertThat(scan("dumps")).isEqualTo(new Counts(1, 3, 0));
        assertThat(Parquet.rows(out, "select format from %s where path like '%%record.bin'"))
                .containsExactly("json");
    }

    @Test
    void one_object_is_named_by_its_key() throws IOException {
        assertThat(scan("dumps/deep/order.ser")).isEqualTo(new Counts(1, 0, 0));
        assertThat(Parquet.rows(out, "select path from %s")).containsExactly(name("dumps/deep/order.ser"));
        assertThat(scan("dumps/deep/ord")).isEqualTo(new Counts(0, 0, 0));
    }

    @Test
    void what_cannot_be_had_is_a_row_with_the_reason() throws IOException {
        try (BucketFiles files = open("dumps");
                Stream<Listed> listed = files.list()) {
            Listed first = listed.findFirst().orElseThrow();
            bucket.delete("dumps/deep/order.ser");
            assertThatThrownBy(() -> files.fetch(first, folder.resolve("copy")))
                    .isInstanceOf(NoSuchFileException.class);
        }
        try (Wire wire = Wire.to(SharedServers.bucketPort());
                BucketFiles files = open("dumps", Optional.of(URI.create("http://127.0.0.1:" + wire.port())))) {
            wire.cut();
            assertThat(scan(out, RowKind.FILES, List.of(SAMPLES.resolve("java/order.ser")), List.of(files)))
                    .isEqualTo(new Counts(1, 0, 1));
        }
        assertThat(Parquet.rows(out, "select path || ': ' || reason from %s where status = 'unreadable'"))
                .singleElement()
                .asString()
                .startsWith(name("dumps/"))
                .contains("The bucket does not answer");
        assertThat(Parquet.rows(out, "select count(*) from %s where status <> 'unreadable'"))
                .containsExactly("1");
    }
}

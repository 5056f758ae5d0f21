package dev.hexplain.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.batch.TableScan.Counts;
import dev.hexplain.batch.rows.FileFacts;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.RowAppender;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class TableScanTest {
    private static final Path SAMPLES = Path.of("../samples");

    @TempDir
    Path folder;

    private Path dumps;
    private Path out;

    @BeforeEach
    void write_dumps() throws IOException {
        dumps = Files.createDirectories(folder.resolve("dumps/deep"));
        out = folder.resolve("out.parquet");
        Files.copy(SAMPLES.resolve("java/order.ser"), dumps.resolve("order.ser"));
        Files.copy(SAMPLES.resolve("captures/rmi.pcap"), dumps.resolve("rmi.pcap"));
        Files.copy(SAMPLES.resolve("layers/record.confluent.bin"), dumps.resolve("record.bin"));
        Files.write(dumps.resolve("empty"), new byte[0]);
    }

    private static RowReader reader(RowKind kind) {
        return new RowReader(new DumpSessions(DumpLimits.DEFAULT), DecodeChoices.AUTO, kind);
    }

    private Counts scan(RowKind kind, boolean anew, boolean prune) throws IOException {
        try (TableFile table = TableFile.open(out, kind, "test", anew)) {
            Counts counts = new TableScan(reader(kind), table, 2).run(List.of(folder));
            table.finish(prune);
            return counts;
        }
    }

    private Counts scan(RowKind kind) throws IOException {
        return scan(kind, false, false);
    }

    private List<String> rows(String columns) {
        return Parquet.rows(out, "select %s from %%s".formatted(columns)).stream()
                .map(row -> row.replace(folder.toString(), "…"))
                .toList();
    }

    @Test
    void a_file_is_a_row_ordered_by_path() throws IOException {
        assertThat(scan(RowKind.FILES)).isEqualTo(new Counts(4, 0, 0));

        assertThat(rows("path, item, size, layers, format, status, inside, covered, unread, issues, classes, flows"))
                .containsExactly(
                        "…/dumps/deep/empty|0|0|raw|bytes|unrecognised|0|0|0|0|[]|null",
                        "…/dumps/deep/order.ser|0|340|raw|java_serialization|complete|340|340|0|0|"
                                + "[ObjectToBeSerialised 10275539472837495, 'double[] 4514449696888150558',"
                                + " 'long[] 8655923659555304851']|null",
                        "…/dumps/deep/record.bin|0|34|confluent|json|complete|29|29|0|1|[]|null",
                        "…/dumps/deep/rmi.pcap|0|8156|raw|pcap|complete|8156|8156|0|0|[]|3");
    }

    @Test
    void what_is_beside_the_table_is_gone_when_it_is_finished_and_never_read() throws IOException {
        scan(RowKind.FILES);
        scan(RowKind.FILES);

        assertThat(rows("path")).hasSize(4);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("dumps", "out.parquet");
        }
    }

    @Test
    void what_a_table_has_by_its_content_is_not_read_again() throws IOException {
        scan(RowKind.FILES);
        Files.move(dumps.resolve("order.ser"), dumps.resolve("moved.ser"));
        Files.setLastModifiedTime(dumps.resolve("rmi.pcap"), FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
        Files.writeString(dumps.resolve("record.bin"), "{\"changed\": true}");

        assertThat(scan(RowKind.FILES, false, true)).isEqualTo(new Counts(1, 3, 0));
        assertThat(rows("path, format, modified = '2020-01-01T00:00:00Z'"))
                .containsExactly(
                        "…/dumps/deep/empty|bytes|false",
                        "…/dumps/deep/moved.ser|java_serialization|false",
                        "…/dumps/deep/record.bin|json|false",
                        "…/dumps/deep/rmi.pcap|pcap|true");
    }

    @Test
    void rows_of_files_that_are_gone_stay_unless_they_are_pruned() throws IOException {
        scan(RowKind.FILES);
        Files.delete(dumps.resolve("order.ser"));

        scan(RowKind.FILES);
        assertThat(rows("path")).hasSize(4).contains("…/dumps/deep/order.ser");

        scan(RowKind.FILES, false, true);
        assertThat(rows("path")).hasSize(3).doesNotContain("…/dumps/deep/order.ser");
    }

    @Test
    void anew_reads_everything() throws IOException {
        scan(RowKind.FILES);

        assertThat(scan(RowKind.FILES, true, false)).isEqualTo(new Counts(4, 0, 0));
    }

    @Test
    void messages_know_their_flow_time_and_payload_and_another_file_is_one_message() throws IOException {
        scan(RowKind.MESSAGES);

        assertThat(rows("path, item, flow, message, message_format, kind, title")
                        .subList(0, 3))
                .containsExactly(
                        "…/dumps/deep/empty|0|null|null|bytes|file|null",
                        "…/dumps/deep/order.ser|0|null|null|java_serialization|file|null",
                        "…/dumps/deep/record.bin|0|null|null|json|file|null");
        assertThat(Parquet.rows(out, """
                select flow, sender, receiver, message, sent_at::timestamp, packet, kind, title, partner
                from %s where message_format = 'jrmp' and flow = 1 order by item limit 4"""))
                .containsExactly(
                        "1|10.0.0.7:41310|10.0.0.1:1099|0|2024-03-01 09:30:00.00384|6|handshake|Header StreamProtocol|null",
                        "1|10.0.0.1:1099|10.0.0.7:41310|1|2024-03-01 09:30:00.0042|8|handshake|ProtocolAck 10.0.0.7:41310|null",
                        "1|10.0.0.7:41310|10.0.0.1:1099|2|2024-03-01 09:30:00.00456|10|handshake|Endpoint 10.0.0.7:0|null",
                        "1|10.0.0.7:41310|10.0.0.1:1099|3|2024-03-01 09:30:00.00456|10|request|Call lookup(\"echo\")|4");
    }

    @Test
    void classes_are_those_of_streams_and_of_flows() throws IOException {
        scan(RowKind.CLASSES);

        assertThat(rows("path, flow, class_name, kind, uid, instances, superclass, members, field")
                        .subList(0, 3))
                .containsExactly(
                        "…/dumps/deep/empty|null|null|null|null|null|null|null|null",
                        "…/dumps/deep/order.ser|null|ObjectToBeSerialised|serializable|10275539472837495|1|null|"
                                + "[int orderCode, int priority, long sourceId, boolean special, 'double[] prices', 'long[] quantities']|"
                                + "contents[0].classDesc",
                        "…/dumps/deep/order.ser|null|double[]|array|4514449696888150558|1|null|[]|"
                                + "contents[0].classData[0].prices.classDesc");
        assertThat(Parquet.rows(out, "select distinct class_name from %s where flow is not null order by 1"))
                .contains("java.util.ArrayList", "java.rmi.server.RemoteObject");
    }

    @Test
    void leaves_tile_the_file() throws IOException {
        scan(RowKind.FIELDS);

        assertThat(Parquet.rows(out, """
                select path[-9:], sum(byte_length), count(*) = max(item) + 1
                from %s where placement = 'tiled' and format <> 'pcap' group by path having sum(byte_length) > 0 order by path""")).containsExactly("order.ser|340|true", "ecord.bin|29|true");
    }

    @Test
    void the_codec_that_wrote_a_file_or_what_a_message_carries_is_named() throws IOException {
        scan(RowKind.FILES);
        assertThat(Parquet.rows(out, "select path[-9:], codec from %s where codec is not null order by path"))
                .containsExactly("order.ser|java", "ecord.bin|json");

        Files.delete(out);
        scan(RowKind.MESSAGES);
        assertThat(
                        Parquet.rows(
                                out,
                                "select distinct message_format, payload_format, codec from %s where codec is not null order by all"))
                .containsExactly("java_serialization|null|java", "jrmp|null|java", "json|null|json");
    }

    @Test
    void a_schema_registry_names_its_schema() throws IOException {
        DecodeChoices inside = new DecodeChoices(DecodeChoices.DETECT, "confluent", OptionalLong.empty());
        try (TableFile table = TableFile.open(out, RowKind.FILES, "test", false)) {
            new TableScan(new RowReader(new DumpSessions(DumpLimits.DEFAULT), inside, RowKind.FILES), table, 1)
                    .run(List.of(dumps.resolve("record.bin")));
            table.finish(false);
        }
        assertThat(rows("layers, schema_id")).containsExactly("confluent|42");
    }

    @Test
    void a_run_that_ended_early_is_gone_on_with() throws IOException {
        try (TableFile table = TableFile.open(out, RowKind.FILES, "test", false)) {
            new TableScan(reader(RowKind.FILES), table, 1)
                    .run(List.of(dumps.resolve("order.ser"), dumps.resolve("rmi.pcap")));
        }
        assertThat(out).doesNotExist();
        Files.write(dumps.resolve("rmi.pcap"), new byte[] {1, 2, 3});

        assertThat(scan(RowKind.FILES)).isEqualTo(new Counts(3, 1, 0));
        assertThat(rows("path, size"))
                .containsExactly(
                        "…/dumps/deep/empty|0",
                        "…/dumps/deep/order.ser|340",
                        "…/dumps/deep/record.bin|34",
                        "…/dumps/deep/rmi.pcap|3");
    }

    @Test
    void a_file_inside_two_folders_that_are_named_is_one_row() throws IOException {
        try (TableFile table = TableFile.open(out, RowKind.FILES, "test", false)) {
            new TableScan(reader(RowKind.FILES), table, 2).run(List.of(dumps, folder, folder, dumps.resolve("empty")));
            table.finish(false);
        }
        assertThat(rows("path")).hasSize(4);
    }

    @Test
    void a_file_that_cannot_be_read_is_a_row_with_the_reason_and_is_tried_again() throws IOException {
        Path gone = dumps.resolve("gone");
        Files.createSymbolicLink(gone, folder.resolve("nothing"));

        assertThat(scan(RowKind.FILES)).isEqualTo(new Counts(4, 0, 1));
        assertThat(Parquet.rows(out, "select status, reason, size from %s where path like '%%/gone'"))
                .containsExactly("unreadable|there is no file " + gone + "|null");

        Files.writeString(folder.resolve("nothing"), "[1]");
        assertThat(scan(RowKind.FILES)).isEqualTo(new Counts(2, 4, 0));
        assertThat(Parquet.rows(out, "select status from %s where path like '%%/gone'"))
                .containsExactly("complete");
    }

    @Test
    void a_file_that_could_not_be_read_by_a_run_that_ended_early_is_one_row_in_the_end() throws IOException {
        Files.createSymbolicLink(dumps.resolve("gone"), folder.resolve("nothing"));
        try (TableFile table = TableFile.open(out, RowKind.FILES, "test", false)) {
            new TableScan(reader(RowKind.FILES), table, 1).run(List.of(dumps));
        }

        assertThat(scan(RowKind.FILES)).isEqualTo(new Counts(0, 4, 1));
        assertThat(rows("path")).hasSize(5);
    }

    @Test
    void a_file_that_changes_while_it_is_read_is_a_row_that_says_so() throws IOException {
        Path file = dumps.resolve("order.ser");
        FileFacts before =
                new FileFacts(file.toString(), file, 339, FileFacts.of(file).modified(), false);

        assertThat(reader(RowKind.FIELDS).read(before, "", _ -> {}))
                .hasValueSatisfying(row -> assertThat(row).contains("changed"));
    }

    private List<Object> row(String path) {
        Object[] cells = new Object[RowKind.FIELDS.columns().size()];
        cells[0] = path;
        return Arrays.asList(cells);
    }

    private boolean put(RowAppender writer, String path, int rows, Optional<List<Object>> instead) throws IOException {
        FileFacts file = FileFacts.ofCopy(path, Path.of(path), 1, Instant.EPOCH);
        return writer.put(file, to -> {
            for (int i = 0; i < rows; i++) {
                to.row(row(path));
            }
            return instead;
        });
    }

    @Test
    void rows_that_were_given_before_a_failure_are_taken_back_however_many_they_are() throws IOException {
        try (TableFile table = TableFile.open(out, RowKind.FIELDS, "test", false)) {
            try (RowAppender writer = table.writer()) {
                assertThat(put(writer, "before", 1, Optional.empty())).isTrue();
                assertThat(put(writer, "broken", 20_000, Optional.of(row("instead"))))
                        .isFalse();
                assertThat(put(writer, "behind", 1, Optional.empty())).isTrue();
            }
            assertThat(table.finish(false)).isEqualTo(3);
        }
        assertThat(rows("path")).containsExactlyInAnyOrder("before", "instead", "behind");
    }

    @Test
    void of_a_file_that_was_not_put_as_a_whole_nothing_stays() throws IOException {
        List<Object> tooShort = List.of("broken");
        try (TableFile table = TableFile.open(out, RowKind.FIELDS, "test", false)) {
            assertThatThrownBy(() -> {
                        try (RowAppender writer = table.writer()) {
                            put(writer, "whole", 5_000, Optional.empty());
                            put(writer, "broken", 5_000, Optional.of(tooShort));
                        }
                    })
                    .isInstanceOf(IOException.class);
            assertThat(table.finish(false)).isEqualTo(5_000);
        }
        assertThat(Parquet.rows(out, "select distinct path from %s")).containsExactly("whole");
    }

    @Test
    void a_table_of_other_rows_stays_as_it_is() throws IOException {
        scan(RowKind.FILES);
        byte[] before = Files.readAllBytes(out);

        assertThatThrownBy(() -> scan(RowKind.CLASSES))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("holds rows of files, and not rows of classes: name another file");
        assertThat(out).hasBinaryContent(before);
    }

    @Test
    void a_table_that_is_no_parquet_file_stays_as_it_is() throws IOException {
        Files.writeString(out, "something of somebody");

        for (boolean anew : new boolean[] {false, false, true}) {
            assertThatThrownBy(() -> scan(RowKind.FILES, anew, false))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("out.parquet");
            assertThat(out).hasContent("something of somebody");
            assertThat(folder.resolve("out.parquet.part")).doesNotExist();
        }
    }
}

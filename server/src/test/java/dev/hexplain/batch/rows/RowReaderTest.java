package dev.hexplain.batch.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class RowReaderTest {
    private static final Path SAMPLES = Path.of("../samples");
    private static final int ITEM = 1;
    private static final int SHA256 = 2;

    private static RowReader reader(RowKind kind, String... formats) {
        return new RowReader(new DumpSessions(DumpLimits.DEFAULT), DecodeChoices.AUTO, kind, Set.of(formats));
    }

    private static List<List<@Nullable Object>> rows(RowReader reader, String sample, FlowShare share)
            throws IOException {
        List<List<@Nullable Object>> rows = new ArrayList<>();
        assertThat(reader.read(FileFacts.of(SAMPLES.resolve(sample)), null, share, rows::add))
                .isEmpty();
        return rows;
    }

    private static List<List<@Nullable Object>> rows(RowReader reader, String sample) throws IOException {
        return rows(reader, sample, FlowShare.ALL);
    }

    @ParameterizedTest
    @CsvSource({
        "MESSAGES, captures/rmi.pcap",
        "CLASSES, captures/rmi.pcap",
        "MESSAGES, java/order.ser",
        "CLASSES, java/order.ser"
    })
    void shares_make_all_rows_without_their_numbers(RowKind kind, String sample) throws IOException {
        List<List<@Nullable Object>> whole = rows(reader(kind), sample);
        whole.forEach(row -> row.set(ITEM, null));
        List<List<@Nullable Object>> shared = new ArrayList<>();
        for (int index : IntStream.range(0, 5).toArray()) {
            shared.addAll(rows(reader(kind), sample, new FlowShare(index, 5)));
        }

        shared.removeIf(RowReaderTest::saysNothing);
        assertThat(whole).isNotEmpty();
        assertThat(shared).containsExactlyInAnyOrderElementsOf(whole);
    }

    /** As that of a first share without a class. */
    private static boolean saysNothing(List<@Nullable Object> row) {
        return row.stream().skip(RowKind.commonColumns().size()).allMatch(Objects::isNull);
    }

    @Test
    void files_of_other_formats_have_no_rows() throws IOException {
        assertThat(rows(reader(RowKind.FILES, "cbor", "java_serialization"), "java/order.ser"))
                .hasSize(1);
        assertThat(rows(reader(RowKind.FILES, "cbor"), "java/order.ser")).isEmpty();
    }

    @Test
    void a_hash_that_nobody_asks_for_is_not_said() throws IOException {
        assertThat(rows(reader(RowKind.FILES), "java/order.ser").getFirst().get(SHA256))
                .isNull();
    }

    @Test
    void a_consumer_that_takes_no_more_ends_reading() throws IOException {
        FileFacts file = FileFacts.of(SAMPLES.resolve("java/order.ser"));

        assertThatThrownBy(() -> reader(RowKind.FIELDS).read(file, "", _ -> {
                    throw new CancellationException("enough");
                }))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void there_is_no_share_beyond_the_last() {
        assertThatThrownBy(() -> new FlowShare(2, 2)).hasMessage("No share is 2 of 2");
    }
}

package dev.hexplain.samples;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hand-written big streams are the ones the JDK would write for the same objects. */
final class BigStreamsTest {
    @TempDir
    Path folder;

    @Test
    void a_list_is_what_the_jdk_writes_for_an_array_list_of_trades() throws IOException {
        List<Trade> trades =
                new ArrayList<>(IntStream.range(0, 120).mapToObj(Trade::at).toList());
        assertThat(written("list", 120)).isEqualTo(Dumps.of(trades));
    }

    @Test
    void a_trade_more_costs_58_bytes() throws IOException {
        assertThat(written("list", 1001).length - written("list", 1000).length).isEqualTo(58);
    }

    @Test
    void strings_are_what_the_jdk_writes_for_an_array_list_of_strings() throws IOException {
        List<String> strings = new ArrayList<>(
                IntStream.range(0, 50).mapToObj(BigStreams::string).toList());
        assertThat(written("strings", 50)).isEqualTo(Dumps.of(strings));
    }

    @Test
    void longs_are_what_the_jdk_writes_for_a_long_array() throws IOException {
        long[] longs = LongStream.range(0, 40).map(i -> -2 * i).toArray();
        assertThat(written("longs", 40)).isEqualTo(Dumps.of((Object) longs));
    }

    @Test
    void bytes_are_what_the_jdk_writes_for_a_byte_array() throws IOException {
        byte[] bytes = new byte[200_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        assertThat(written("bytes", bytes.length)).isEqualTo(Dumps.of((Object) bytes));
    }

    @Test
    void a_chain_is_what_the_jdk_writes_for_linked_nodes() throws IOException {
        Node first = null;
        for (int i = 99; i >= 0; i--) {
            first = new Node(i, first);
        }
        assertThat(written("chain", 100)).isEqualTo(Dumps.of(first));
    }

    @Test
    void every_class_has_its_own_name_and_ends_in_a_reset() throws IOException {
        String text = new String(written("classes", 11), ISO_8859_1);
        assertThat(text).contains("c0", "object 0y", "c10", "object 10y");
    }

    @Test
    void an_unknown_kind_is_named_in_the_error() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> written("lists", 1))
                .withMessageContaining("lists");
    }

    private byte[] written(String kind, int size) throws IOException {
        Path file = folder.resolve(kind + ".ser");
        BigStreams.write(kind, size, file);
        return Files.readAllBytes(file);
    }
}

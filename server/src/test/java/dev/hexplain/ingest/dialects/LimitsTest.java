package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class LimitsTest {

    @ParameterizedTest
    @CsvSource({"hex,ac", "base64,rO0A", "raw,zz"})
    void one_huge_line_is_read_in_bounded_memory(String dialect, String repeated) throws IOException {
        long characters = (long) Selection.size(16, 64) << 20;
        Transcript transcript = decode(dialect, new Endless(repeated.getBytes(US_ASCII), characters), Long.MAX_VALUE);
        assertThat(transcript.clean()).isTrue();
        long bytes = switch (dialect) {
            case "hex" -> characters / 2;
            case "base64" -> characters / 4 * 3;
            default -> characters;
        };
        assertThat(transcript.bytes()).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource({"xxd", "hexdump-c"})
    void a_line_of_a_dump_that_is_too_long_is_named_and_the_next_line_is_read(String dialect) throws IOException {
        byte[] line = new byte[3 * TextInput.PIECE];
        Arrays.fill(line, (byte) '7');
        String row = dialect.equals("xxd") ? "\n00000000: aced\n" : "\n00000000  ac ed\n";
        Reading reading = Reading.of(
                Dialects.byId(dialect).orElseThrow(), (new String(line, US_ASCII) + row).getBytes(US_ASCII), 99);
        assertThat(reading.hex()).isEqualTo("aced");
        assertThat(reading.onlyIssue().line()).isEqualTo(1);
    }

    @Test
    void digits_are_not_torn_where_a_line_is_read_in_pieces() {
        byte[] bytes = new byte[3 * TextInput.PIECE];
        new Random(1).nextBytes(bytes);
        for (HexFormat hex : new HexFormat[] {
            HexFormat.of(),
            HexFormat.ofDelimiter(" "),
            HexFormat.ofDelimiter(", ").withPrefix("0x")
        }) {
            Reading reading = Reading.of("hex", " " + hex.formatHex(bytes));
            assertThat(reading.bytes()).isEqualTo(bytes);
            assertThat(reading.transcript().clean()).isTrue();
        }
    }

    @Test
    void a_word_of_any_length_is_one_issue() {
        assertThat(Reading.of("hex", "z".repeat(1 << 20) + " ac").hex()).isEqualTo("ac");
        assertThat(Reading.of("hex", "z".repeat(1 << 20)).onlyIssue().actual()).hasSize(40);
    }

    @Test
    void a_hostile_repeat_stops_at_the_limit() {
        Dialect xxd = Dialects.byId("xxd").orElseThrow();
        Reading reading = Reading.of(xxd, "00000000: 0000\n*\n7ffffffffffffff: 41\n".getBytes(US_ASCII), 1000);
        assertThat(reading.bytes()).hasSize(1000);
        assertThat(reading.transcript().complete()).isFalse();
        assertThat(reading.onlyIssue().message()).contains("limit of 1000 bytes");
        assertThat(Reading.detect("00000000: 0000\n*\n7ffffffffffffff: 41\n").confidence())
                .isPositive();
    }

    @ParameterizedTest
    @CsvSource({"hex", "base64", "raw"})
    void the_byte_limit_holds_for_every_dialect(String dialect) {
        Reading reading = Reading.of(Dialects.byId(dialect).orElseThrow(), "abcdefab".getBytes(US_ASCII), 3);
        assertThat(reading.bytes()).hasSize(3);
        assertThat(reading.transcript().complete()).isFalse();
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void a_text_that_is_foreign_throughout_is_rejected_in_linear_time() throws IOException {
        for (Dialect dialect : Dialects.all()) {
            String id = dialect.id();
            assertThat(decode(id, new Endless("!a?".getBytes(US_ASCII), 1 << 20), Long.MAX_VALUE)
                            .complete())
                    .isTrue();
        }
    }

    @Test
    void issues_beyond_the_kept_are_still_counted() {
        Transcript transcript = Reading.of("xxd", "nonsense\n".repeat(5000)).transcript();
        assertThat(transcript.issues()).hasSize(Transcription.ISSUES_KEPT);
        assertThat(transcript.issueCount()).isEqualTo(5000);
    }

    private static Transcript decode(String dialect, InputStream text, long limit) throws IOException {
        return Dialects.byId(dialect).orElseThrow().decode(text, OutputStream.nullOutputStream(), limit);
    }

    /** A text that repeats itself without a line break. */
    private static final class Endless extends InputStream {
        private final byte[] pattern;
        private final long size;
        private long position;

        Endless(byte[] pattern, long size) {
            this.pattern = pattern;
            this.size = size;
        }

        @Override
        public int read() {
            return position == size ? -1 : pattern[(int) (position++ % pattern.length)];
        }

        @Override
        public int read(byte[] into, int from, int length) {
            int n = (int) Math.min(length, size - position);
            for (int i = 0; i < n; i++) {
                into[from + i] = (byte) read();
            }
            return n == 0 && length > 0 ? -1 : n;
        }
    }
}

package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.DialectWriter;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Severity;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is written is read again, byte for byte. */
@Slow
class WritersTest {
    private static final int[] SIZES = {0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100, 255, 256, 1000, 4096};

    /** Another dialect is as likely, or likelier, unless one is named. */
    private static final Set<String> NEEDS_MARK = Set.of("z85", "base85", "form");

    @TestFactory
    Stream<DynamicTest> every_writer_gives_its_bytes_back() {
        return DialectWriters.all().stream()
                .map(writer -> dynamicTest(writer.id(), () -> {
                    Dialect dialect = Dialects.byId(writer.dialect()).orElseThrow();
                    for (int size : SIZES) {
                        for (int seed = 0; seed < 4; seed++) {
                            byte[] bytes = bytes(size, seed);
                            byte[] text = text(writer, bytes);
                            Reading reading = Reading.of(dialect, text, Reading.LIMIT);
                            assertThat(reading.bytes()).as(new String(text)).isEqualTo(bytes);
                            assertThat(reading.transcript().issues())
                                    .as(new String(text))
                                    .allMatch(issue -> issue.severity() == Severity.NOTE);
                        }
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> what_is_written_is_recognised() {
        return DialectWriters.all().stream()
                .map(writer -> dynamicTest(writer.id(), () -> {
                    byte[] bytes = bytes(300, 5);
                    bytes[0] = (byte) 0xAC;
                    byte[] text = text(writer, bytes);
                    assertThat(Dialects.detect(text, text.length))
                            .anyMatch(candidate -> candidate.dialect().id().equals(writer.dialect()));
                    boolean needsMark =
                            NEEDS_MARK.contains(writer.id()) || writer.dialect().endsWith("-be");
                    Dialect likeliest = Reading.detect(text).dialect();
                    assertThat(needsMark
                                    || Arrays.equals(
                                            Reading.of(likeliest, text, Reading.LIMIT)
                                                    .bytes(),
                                            bytes))
                            .as(likeliest.id() + " for " + new String(text))
                            .isTrue();
                }));
    }

    @Test
    void ids_are_unique_and_their_dialects_exist() {
        assertThat(DialectWriters.all()).extracting(DialectWriter::id).doesNotHaveDuplicates();
        assertThat(DialectWriters.all())
                .allSatisfy(
                        writer -> assertThat(Dialects.byId(writer.dialect())).isPresent());
    }

    @Test
    void a_dialect_has_a_writer_or_a_reason_why_it_has_none() {
        Set<String> written =
                DialectWriters.all().stream().map(DialectWriter::dialect).collect(Collectors.toSet());
        assertThat(Dialects.all())
                .allSatisfy(dialect -> assertThat(written.contains(dialect.id()))
                        .as(dialect.id())
                        .isNotEqualTo(DialectWriters.unwritten().containsKey(dialect.id())));
    }

    static byte[] text(DialectWriter writer, byte[] bytes) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        writer.write(new ByteArrayInputStream(bytes), text);
        return text.toByteArray();
    }

    /** Noise, zeros, text, and noise with a run of zeros. */
    private static byte[] bytes(int size, int seed) {
        byte[] bytes = new byte[size];
        Random random = new Random(size * 31L + seed);
        random.nextBytes(bytes);
        if (seed == 1) {
            // A row above makes the radix of offsets certain: of zeros alone nothing tells it.
            Arrays.fill(bytes, Math.min(size, 20), size, (byte) 0);
        }
        if (seed == 2) {
            for (int i = 0; i < size; i++) {
                bytes[i] = (byte) (' ' + Math.floorMod(bytes[i], 95));
            }
        }
        if (seed == 3 && size > 0) {
            int from = random.nextInt(size);
            Arrays.fill(bytes, from, from + random.nextInt(size - from + 1), (byte) 0);
        }
        return bytes;
    }
}

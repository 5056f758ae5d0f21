package dev.hexplain.inspect.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages as libraries throw them, taken from their sources; each is explained by its own meaning. */
@Slow
class LibraryMessagesTest {
    /**
     * A line of the table.
     *
     * @param library with its version
     * @param id of the symptom that comes first
     * @param words that its explanation contains
     */
    record Line(String library, String message, String id, List<String> words) {
        static Line of(String text) {
            String[] columns = text.split("\t", -1);
            return new Line(columns[0], columns[1], columns[2], List.of(columns[3].split(" & ")));
        }

        /** The library without its version. */
        String name() {
            return library.substring(0, library.lastIndexOf(' ') < 0 ? library.length() : library.lastIndexOf(' '));
        }
    }

    private static Stream<Line> lines() {
        try (InputStream table = LibraryMessagesTest.class.getResourceAsStream("library-messages.tsv")) {
            return Arrays.stream(new String(table.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                    .filter(line -> !line.startsWith("#"))
                    .map(Line::of);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void a_message_is_explained_by_its_meaning(Line line) {
        Diagnosis first = Diagnoses.of(line.message()).getFirst();

        assertThat(first.id()).isEqualTo(line.id());
        assertThat(said(first))
                .satisfies(text -> line.words().forEach(word -> assertThat(text).containsIgnoringCase(word)));
        assertThat(first.why()).isNotBlank();
        assertThat(first.remedies()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void case_does_not_matter(Line line) {
        assertThat(Diagnoses.of(line.message().toUpperCase(Locale.ROOT))).isNotEmpty();
    }

    @Test
    void messages_of_reports_are_explained() throws IOException {
        for (String line : Files.readAllLines(Corpus.folder("faults3").resolve("cases.tsv"))) {
            String[] columns = line.split("\t", -1);
            if (columns.length > 1 && columns[1].startsWith("explain ")) {
                assertThat(said(Diagnoses.of(columns[0]).getFirst()))
                        .as(columns[0])
                        .containsIgnoringCase(columns[1].substring("explain ".length()));
            }
        }
    }

    @Test
    void there_are_150_messages_of_20_libraries() {
        assertThat(lines().count()).isGreaterThanOrEqualTo(150);
        assertThat(lines().map(Line::name).distinct().count()).isGreaterThanOrEqualTo(20);
    }

    private static String said(Diagnosis diagnosis) {
        return String.join(
                "\n", diagnosis.title(), diagnosis.bytes(), diagnosis.why(), String.join("\n", diagnosis.remedies()));
    }
}

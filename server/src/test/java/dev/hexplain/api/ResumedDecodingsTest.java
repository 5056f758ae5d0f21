package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.testing.Endless;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is being decoded, or waits for it, when a server is stopped. */
@Slow
class ResumedDecodingsTest {
    private static final String FORMAT = "slow";

    /** Running, and waiting: more than there are threads. */
    private static final int DUMPS = 12;

    @TempDir
    Path folder;

    private Running open(Predicate<Progress> goesOn) {
        return Running.reading(
                folder, FormatShelf.of(List.<Decoder>of(new Endless(FORMAT, goesOn), new UnknownBytes())));
    }

    private static String tree(Running running, int number) {
        String dump = json(running.upload("?name=" + number, new byte[] {(byte) number, 1, 2}))
                .get("id")
                .asText();
        return json(running.begin(dump, "{\"format\": \"%s\"}".formatted(FORMAT)))
                .get("id")
                .asText();
    }

    private static long decoded(Running running) {
        return new String(running.get("/metrics").body(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.startsWith("hexplain_decodings_seconds_count") && !line.contains("cancelled"))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    @Test
    void is_decoded_after_the_next_start_though_nobody_asks() throws IOException {
        List<String> trees = new ArrayList<>();
        try (Running running = open(progress -> !progress.cancelled())) {
            for (int number = 0; number < DUMPS; number++) {
                trees.add(tree(running, number));
            }
        }
        assertThat(Files.readAllLines(folder.resolve("unfinished"))).containsExactlyInAnyOrderElementsOf(trees);

        try (Running running = open(_ -> false)) {
            Instant end = Instant.now().plus(Duration.ofMinutes(1));
            while (decoded(running) < DUMPS) {
                assertThat(Instant.now()).isBefore(end);
            }
            for (String tree : trees) {
                assertThat(json(running.get("/api/v1/trees/" + tree))
                                .get("state")
                                .asText())
                        .isEqualTo("ready");
            }
            assertThat(folder.resolve("unfinished")).doesNotExist();
        }
        assertThat(folder.resolve("unfinished")).doesNotExist();
    }

    @Test
    void is_forgotten_where_it_was_deleted_meanwhile_or_is_no_tree() throws IOException {
        open(_ -> false).close();
        Files.write(folder.resolve("unfinished"), List.of("0123456789abcdefghjkmnpqrs", "../../x", ""));

        try (Running running = open(_ -> false)) {
            assertThat(decoded(running)).isZero();
            assertThat(running.get("/health/ready").statusCode()).isEqualTo(200);
        }
    }
}

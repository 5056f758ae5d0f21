package dev.hexplain.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditFileTest {
    @TempDir
    Path folder;

    @Test
    void the_latest_lines_come_first() throws IOException {
        AuditFile file = new AuditFile(new Folders(folder), 1 << 20);
        assertThat(file.latest(10)).isEmpty();
        List.of("one", "two", "three").forEach(file::add);

        assertThat(file.latest(2)).containsExactly("three", "two");
        assertThat(file.latest(10)).containsExactly("three", "two", "one");
    }

    @Test
    void files_that_are_full_are_set_aside_and_the_oldest_go() throws IOException {
        AuditFile file = new AuditFile(new Folders(folder), 100);
        for (int i = 0; i < 100; i++) {
            file.add("line %03d of the log".formatted(i));
        }

        assertThat(file.latest(1)).containsExactly("line 099 of the log");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(each -> each.getFileName().toString()).sorted())
                    .containsExactly("audit.1.log", "audit.2.log", "audit.3.log", "audit.4.log", "audit.log");
        }
        assertThat(Files.size(folder.resolve("audit.1.log"))).isBetween(100L, 120L);
    }

    @Test
    void of_a_long_file_the_end_is_read() throws IOException {
        AuditFile file = new AuditFile(new Folders(folder), 1 << 30);
        String line = "x".repeat(1_000);
        for (int i = 0; i < 3_000; i++) {
            file.add(i + line);
        }

        assertThat(file.latest(5_000)).hasSizeBetween(1_000, 1_048).allMatch(each -> each.endsWith(line));
        assertThat(file.latest(1)).containsExactly(2_999 + line);
    }
}

package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** {@code docs/dialects.md} lists what there is. Where not: {@code make golden}, and review the change. */
class DialectsPageGoldenTest {
    @Test
    void the_page_lists_every_dialect() throws IOException {
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(DialectsPage.committed(), DialectsPage.text());
        }
        assertThat(Files.readString(DialectsPage.committed())).isEqualTo(DialectsPage.text());
    }

    @Test
    void every_example_spells_the_bytes_it_says() throws IOException {
        for (Dialect dialect : Dialects.all()) {
            String example = DialectsPage.example(dialect.id());
            if (!example.isEmpty()) {
                assertThat(Reading.of(dialect.id(), example).bytes())
                        .as(dialect.id())
                        .isEqualTo(DialectsPage.BYTES);
            }
        }
    }
}

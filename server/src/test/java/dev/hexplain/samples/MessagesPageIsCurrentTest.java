package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.diagnosis.Diagnoses;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** {@code docs/messages.md} says what the code says. Where not: {@code make messages}, and review the change. */
class MessagesPageIsCurrentTest {
    @Test
    void the_page_says_what_the_code_says() throws IOException {
        assertThat(Files.readString(MessagesPage.committed())).isEqualTo(Diagnoses.page());
    }
}

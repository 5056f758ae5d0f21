package dev.hexplain.decoders.fst;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import org.junit.jupiter.api.Test;

class FstProbeTest {
    @Test
    void a_text_of_the_length_that_it_says_is_recognised() {
        assertThat(new Fst().probe(source("\u00FC\u0005hello")))
                .singleElement()
                .satisfies(found -> assertThat(found.confidence()).isBetween(50, 60));
    }

    @Test
    void another_length_or_other_characters_are_no_more_than_a_guess() {
        for (String bytes : new String[] {"\u00FC\u0006hello", "\u00FC\u0005hell\u0001", "\u00FC\u0003abc"}) {
            assertThat(new Fst().probe(source(bytes))).as(bytes).noneMatch(each -> each.confidence() >= 55);
        }
    }

    private static Source source(String bytes) {
        return Source.ofBytes("text", bytes.getBytes(ISO_8859_1));
    }
}

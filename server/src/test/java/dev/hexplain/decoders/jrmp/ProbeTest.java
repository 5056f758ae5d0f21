package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By what a conversation is known. */
class ProbeTest {
    private static List<Candidate> probe(byte[] bytes) {
        return Talk.newDecoder().probe(Source.ofBytes("unknown", bytes));
    }

    @ParameterizedTest
    @CsvSource({
        "jrmp-registry-client, 100",
        "jrmp-registry-server, 95",
        "jrmp-single-op, 100",
        "jrmp-multiplex, 100",
        "jrmp-mid-stream, 95"
    })
    void a_conversation_is_known_by_its_first_bytes(String sample, int confidence) {
        assertThat(probe(Talk.bytes(sample))).singleElement().satisfies(candidate -> {
            assertThat(candidate.confidence()).isEqualTo(confidence);
            assertThat(candidate.offset()).isZero();
        });
    }

    @Test
    void a_capture_that_begins_inside_a_message_is_known_by_the_next_one() {
        byte[] server = Talk.bytes("jrmp-registry-server");
        assertThat(probe(Arrays.copyOfRange(server, 0x20, server.length)))
                .singleElement()
                .satisfies(candidate -> {
                    assertThat(candidate.offset()).isEqualTo(0x5E - 0x20);
                    assertThat(candidate.reason()).contains("0x3E");
                });
    }

    @Test
    void text_and_other_streams_are_no_conversations() {
        for (String text : List.of("", "J", "JRM", "P", "Q is a letter", "NO", "N\0\3a b\0\0\0\1", "RRRR", "T")) {
            assertThat(probe(text.getBytes(StandardCharsets.ISO_8859_1))).isEmpty();
        }
    }
}

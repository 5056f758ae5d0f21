package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SignatureProbeTest {
    private static final FormatDescription FORMAT = new FormatDescription(
            "thing",
            "Thing",
            "test",
            "",
            List.of(),
            "",
            List.of("thg"),
            List.of(new Signature(0, new byte[] {1, 2}), new Signature(4, new byte[] {5, 6, 7, 8})),
            List.of(),
            List.of(),
            "",
            false,
            Map.of());

    private static List<Candidate> probe(String name, int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return SignatureProbe.probe(FORMAT, Source.ofBytes(name, all), UnknownBytes::new);
    }

    @Test
    void a_long_signature_is_believed_more_than_a_short_one() {
        int two = probe("x", 1, 2).getFirst().confidence();
        int four = probe("x", 1, 2, 0, 0, 5, 6, 7, 8).getFirst().confidence();

        assertThat(two).isLessThan(50);
        assertThat(four).isGreaterThanOrEqualTo(80);
        assertThat(probe("x", 0, 0, 0, 0, 5, 6, 7, 8).getFirst().reason()).isEqualTo("Has 05 06 07 08 at offset 0x4");
    }

    @Test
    void a_name_alone_is_offered_and_not_believed() {
        assertThat(probe("a.THG", 9).getFirst().confidence()).isBetween(1, 49);
        assertThat(probe("a.thgx", 9)).isEmpty();
        assertThat(probe("empty")).isEmpty();
    }

    @Test
    void a_name_confirms_a_signature() {
        assertThat(probe("a.thg", 1, 2).getFirst().confidence())
                .isGreaterThan(probe("a", 1, 2).getFirst().confidence());
    }
}

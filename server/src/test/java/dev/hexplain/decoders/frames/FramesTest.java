package dev.hexplain.decoders.frames;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Survival;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FramesTest {
    private static final Decoder DETECTING = Frames.detecting();

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static List<Samples.Entry> samples() {
        return Samples.of("network").stream()
                .filter(sample -> sample.format().startsWith("frames_"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void the_prefix_that_leads_to_the_end_is_found(Samples.Entry sample) {
        Decoded flow = Decoded.of(DETECTING, sample.bytes());
        FramesLengthPrefix prefix = Stream.of(FramesLengthPrefix.values())
                .filter(each -> each.id().equals(sample.format()))
                .findFirst()
                .orElseThrow();
        assertThat(flow.notes())
                .containsExactly(
                        "Reads as 3 frames behind their lengths (%s), to the last byte".formatted(prefix.words()));
        assertThat(flow.value("frame[0].payload")).isEqualTo("\"LOGON ann\"");
        assertThat(flow.message("frame[1]").kind()).isEqualTo(Message.Kind.ONE_WAY);
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void there_are_twelve_prefixes_to_choose_from() {
        assertThat(samples()).hasSize(12);
        assertThat(Frames.all()).hasSize(13).allSatisfy(decoder -> {
            assertThat(decoder.description().id()).isEqualTo(decoder.id());
            assertThat(decoder.description().title()).startsWith("Length-prefixed frames");
        });
    }

    @Test
    void a_chosen_prefix_is_used_whatever_fits_better() {
        Decoder chosen = Frames.all().stream()
                .filter(decoder -> decoder.id().equals("frames_u2be"))
                .findFirst()
                .orElseThrow();
        Decoded flow = Decoded.of(chosen, hex("0000 0001 61"));
        assertThat(flow.field("frame[0]").length()).isEqualTo(2);
        assertThat(flow.value("frame[1].payload")).isEqualTo("\"a\"");
    }

    @Test
    void a_frame_that_the_source_ends_in_is_kept() {
        Decoded flow = Decoded.of(DETECTING, hex("00000001 61 00000001 62 00000001 63 00000005 64"));
        assertThat(flow.value("frame[3].payload")).isEqualTo("\"d\"");
        assertThat(flow.issues()).containsExactly("Unexpected end of data in a frame");
    }

    @Test
    void bytes_that_no_length_leads_through_are_unparsed() {
        Decoded flow = Decoded.of(DETECTING, hex("ffff ffff ffff ffff ff"));
        assertThat(flow.issues()).containsExactly("No length leads from frame to frame");
    }

    @Test
    void random_bytes_are_hardly_ever_taken_for_frames() {
        Random random = new Random(5);
        int taken = 0;
        for (int round = 0; round < 2000; round++) {
            byte[] bytes = new byte[64 + random.nextInt(4000)];
            random.nextBytes(bytes);
            taken += DETECTING.probe(Source.ofBytes("x", bytes)).isEmpty() ? 0 : 1;
        }
        assertThat(taken).isLessThan(10);
    }

    @Test
    void a_thousand_short_lengths_fit_anything() {
        byte[] bytes = new byte[8 << 20];
        new Random(6).nextBytes(bytes);
        assertThat(DETECTING.probe(Source.ofBytes("x", bytes)))
                .allSatisfy(found -> assertThat(found.confidence()).isLessThan(Candidate.CONVINCING));
    }

    @Test
    void who_did_not_follow_all_frames_does_not_speak_of_the_last_byte() {
        byte[] bytes = new byte[4 << 20];
        new Random(7).nextBytes(bytes);
        for (int at = 0; at < bytes.length; at += 1 << 10) {
            ByteBuffer.wrap(bytes).putInt(at, (1 << 10) - 4);
        }
        assertThat(DETECTING.probe(Source.ofBytes("x", bytes))).singleElement().satisfies(found -> {
            assertThat(found.confidence()).isGreaterThan(Candidate.CONVINCING);
            assertThat(found.reason()).endsWith("as far as was tried");
        });
    }

    @Test
    void damage_anywhere_in_the_samples_leaves_a_whole_tree() {
        for (Samples.Entry sample : samples()) {
            for (Decoder decoder : Frames.all()) {
                Survival survival = new Survival(decoder);
                byte[] bytes = sample.bytes();
                boolean own = decoder.id().equals(sample.format());
                survival.read(bytes);
                for (int at = 0; at < bytes.length; at += own ? 1 : 7) {
                    survival.decode(Arrays.copyOf(bytes, at));
                    Survival.mutate(bytes, at, changed -> survival.decode(bytes));
                }
            }
        }
    }
}

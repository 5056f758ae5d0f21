package dev.hexplain.decoders.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Message;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Survival;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class WebSocketTest {
    private static final WebSocket WEB_SOCKET = new WebSocket();
    private static final Survival SURVIVAL = new Survival(WEB_SOCKET);

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    /** The examples of RFC 6455, 5.7. */
    @Test
    void a_masked_text_is_unmasked() {
        Decoded flow = Decoded.of(WEB_SOCKET, hex("81 85 37fa213d 7f9f4d5158"));
        assertThat(flow.value("frame[0].masked_payload.payload")).isEqualTo("\"Hello\"");
        assertThat(flow.value("frame[0].head.masking_key")).isEqualTo("37 FA 21 3D");
        assertThat(flow.message("frame[0]")).isEqualTo(Message.inOrder(Message.Kind.ONE_WAY, "text \"Hello\""));
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void fragments_are_joined_though_a_ping_stands_between_them() {
        Decoded flow = Decoded.of(WEB_SOCKET, hex("01 03 48656c  89 00  80 02 6c6f"));
        assertThat(flow.value("frame[2].payload.message")).isEqualTo("\"Hello\"");
        assertThat(flow.titles()).containsExactly("text \"Hel\"", "ping", "continuation \"lo\"");
    }

    /** RFC 7692, 7.2.3.2: the second message refers to the first. */
    @Test
    void compressed_messages_share_a_window() {
        Decoded flow = Decoded.of(WEB_SOCKET, hex("c1 07 f248cdc9c90700  c1 05 f200110000"));
        assertThat(flow.value("frame[0].payload.message")).isEqualTo("\"Hello\"");
        assertThat(flow.value("frame[1].payload.message")).isEqualTo("\"Hello\"");
    }

    @Test
    void a_compressed_message_in_fragments_is_joined_first() {
        Decoded flow = Decoded.of(WEB_SOCKET, hex("41 03 f248cd  80 04 c9c90700"));
        assertThat(flow.value("frame[1].payload.message.message")).isEqualTo("\"Hello\"");
    }

    @Test
    void a_reference_to_a_window_that_was_not_seen_is_an_issue() {
        Decoded flow = Decoded.of(WEB_SOCKET, hex("c1 05 f200110000 81 01 61"));
        assertThat(flow.issues()).hasSize(1).first().asString().contains("cannot be decompressed");
        assertThat(flow.value("frame[1].payload")).isEqualTo("\"a\"");
    }

    @Test
    void lengths_are_of_one_two_or_eight_bytes() {
        String payload = "61".repeat(200);
        Decoded two = Decoded.of(WEB_SOCKET, hex("82 7e 00c8" + payload));
        Decoded eight = Decoded.of(WEB_SOCKET, hex("82 7f 00000000000000c8" + payload));
        assertThat(two.value("frame[0].head.extended_payload_len")).isEqualTo("200");
        assertThat(eight.value("frame[0].head.extended_payload_len")).isEqualTo("200");
        assertThat(eight.field("frame[0].payload").length()).isEqualTo(200);
    }

    @Test
    void a_close_says_why() {
        Decoded flow = Decoded.of(WEB_SOCKET, hex("88 05 03f1 627965"));
        assertThat(flow.value("frame[0].payload.code")).startsWith("message too big");
        assertThat(flow.value("frame[0].payload.reason")).isEqualTo("\"bye\"");
    }

    @Test
    void no_frame_has_an_unknown_opcode_or_a_length_with_a_sign() {
        assertThat(Decoded.of(WEB_SOCKET, hex("81 01 61 83 00")).issues()).containsExactly("No frame begins like this");
        assertThat(Decoded.of(WEB_SOCKET, hex("82 7f ffffffffffffffff 00")).issues())
                .hasSize(1);
        assertThat(Decoded.of(WEB_SOCKET, hex("82 7f 7fffffffffffffff 00")).issues())
                .hasSize(1);
    }

    @Test
    void frames_are_recognised_where_they_lead_to_the_last_byte() {
        assertThat(WEB_SOCKET.probe(Source.ofBytes("x", hex("01 03 48656c 89 00 80 02 6c6f"))))
                .hasSize(1);
        assertThat(WEB_SOCKET.probe(Source.ofBytes("x", hex("01 03 48656c 89 00 80 03 6c6f"))))
                .isEmpty();
    }

    @Test
    void damage_anywhere_in_the_samples_leaves_a_whole_tree() {
        Samples.of("network").stream()
                .filter(sample -> sample.format().equals("websocket"))
                .map(Samples.Entry::bytes)
                .forEach(bytes -> {
                    SURVIVAL.read(bytes);
                    for (int at = 0; at < bytes.length; at++) {
                        SURVIVAL.decode(Arrays.copyOf(bytes, at));
                        Survival.mutate(bytes, at, changed -> SURVIVAL.decode(bytes));
                    }
                });
    }
}

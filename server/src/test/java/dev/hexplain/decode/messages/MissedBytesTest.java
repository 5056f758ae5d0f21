package dev.hexplain.decode.messages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Gaps;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.decoders.jrmp.Jrmp;
import dev.hexplain.decoders.resp.Resp;
import dev.hexplain.decoders.websocket.WebSocket;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bytes that a capture missed are no messages. */
class MissedBytesTest {
    private static final byte[] PING = "*1\r\n$4\r\nPING\r\n".getBytes(StandardCharsets.US_ASCII);
    private static final int MISSED = 100;

    private static Decoded decoded(Decoder decoder, byte[] bytes, Range... gaps) {
        Source source = Source.ofBytes("flow", bytes).with(Gaps.of(List.of(gaps)));
        return new Decoded(
                decoder, decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE));
    }

    /** Something, nobody knows what, and the same again. */
    private static byte[] twice(byte[] part) {
        byte[] bytes = Arrays.copyOf(part, 2 * part.length + MISSED);
        System.arraycopy(part, 0, bytes, part.length + MISSED, part.length);
        return bytes;
    }

    private static List<Range> gaps(Decoded flow) {
        return flow.tree().children(flow.tree().root(), 0, 1000).stream()
                .filter(field -> field.role() == Role.GAP)
                .map(field -> new Range(field.offset(), field.length()))
                .toList();
    }

    @Test
    void a_gap_between_messages_is_a_field_of_its_own() {
        Decoded flow = decoded(new Resp(new JavaSerialization()), twice(PING), new Range(PING.length, MISSED));

        assertThat(flow.titles()).containsExactly("PING", "PING");
        assertThat(flow.issues()).isEmpty();
        assertThat(gaps(flow)).containsExactly(new Range(PING.length, MISSED));
    }

    @Test
    void without_knowing_of_the_gap_its_zeros_would_be_frames() {
        byte[] frame = {(byte) 0x81, 2, 'h', 'i'};
        Range gap = new Range(frame.length, MISSED);

        assertThat(decoded(new WebSocket(), twice(frame)).titles()).hasSizeGreaterThan(2);
        assertThat(decoded(new WebSocket(), twice(frame), gap).titles()).hasSize(2);
    }

    @Test
    void a_connection_of_rmi_goes_on_behind_a_gap() {
        byte[] calls = Samples.of("network").stream()
                .filter(each -> each.file().endsWith("jrmp-calls-client.bin"))
                .findFirst()
                .orElseThrow()
                .bytes();
        Decoded flow = decoded(new Jrmp(new JavaSerialization()), twice(calls), new Range(calls.length, MISSED));

        assertThat(flow.tree().facts().covered()).isLessThanOrEqualTo(2L * calls.length);
        assertThat(gaps(flow)).containsExactly(new Range(calls.length, MISSED));
    }
}

package dev.hexplain.decoders.thrift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Decoded;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames of fbthrift's THeader transport. */
class ThriftHeaderTransportTest implements DamageContract {
    /** Length, magic, flags, sequence, one word of header; a call of {@code ping} without arguments. */
    private static final String FRAME =
            "0000001f 0fff 0000 00000007 0001 %s0000" + " 80010001 00000004 70696e67 00000007 00";

    private static byte[] frame(String protocolAndTransforms) {
        return HexFormat.of().parseHex(FRAME.formatted(protocolAndTransforms).replace(" ", ""));
    }

    @Override
    public Decoder decoder() {
        return new ThriftBinary();
    }

    @Override
    public List<byte[]> whole() {
        return List.of(frame("0000"));
    }

    @Test
    void a_message_stands_behind_the_head_of_its_frame() {
        Decoded flow = Decoded.of(new ThriftBinary(), frame("0000"));
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
        assertThat(flow.value("frame.sequence")).isEqualTo("7");
        assertThat(flow.titles()).containsExactly("CALL ping");
    }

    @Test
    void a_message_that_is_packed_or_in_another_protocol_stays_bytes() {
        assertThat(Decoded.of(new ThriftBinary(), frame("0001")).notes())
                .containsExactly("The message is packed, as the header says");
        assertThat(Decoded.of(new ThriftBinary(), frame("0200")).notes())
                .containsExactly("The message is in the other protocol");
    }

    @Test
    void it_is_known_by_its_head() {
        Source source = Source.ofBytes("frame", frame("0000"));
        assertThat(new ThriftBinary().probe(source))
                .singleElement()
                .satisfies(candidate -> assertThat(candidate.reason()).contains("header transport"));
        assertThat(new ThriftCompact().probe(source)).isEmpty();
    }
}

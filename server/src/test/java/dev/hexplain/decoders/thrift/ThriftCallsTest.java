package dev.hexplain.decoders.thrift;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Decoded;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages as a conversation has them, in frames or not. */
class ThriftCallsTest {
    private static final String CALL = "80010001 00000003 616464 00000007 00";
    private static final String REPLY = "80010002 00000003 616464 00000007 00";

    private static Decoded binary(String hex) {
        return Decoded.of(new ThriftBinary(), HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    @Test
    void a_call_and_its_reply_have_the_same_number() {
        assertThat(binary(CALL).message("message")).isEqualTo(new Message(Message.Kind.REQUEST, "CALL add", "7"));
        assertThat(binary(REPLY).message("message")).isEqualTo(new Message(Message.Kind.RESPONSE, "REPLY add", "7"));
    }

    @Test
    void a_frame_is_the_message_in_it() {
        Decoded flow = binary("00000010" + CALL + "00000010" + REPLY);
        assertThat(flow.titles()).containsExactly("CALL add", "REPLY add");
        assertThat(flow.decoder().messageOf(flow.tree(), flow.field("frame.message")))
                .isEmpty();
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void nobody_answers_a_one_way_call() {
        Decoded flow = Decoded.of(new ThriftCompact(), HexFormat.of().parseHex("828107" + "03616464" + "00"));
        assertThat(flow.message("message")).isEqualTo(new Message(Message.Kind.ONE_WAY, "ONEWAY add", "7"));
    }

    @ParameterizedTest
    @CsvSource({"binary", "compact"})
    void framed_files_of_other_libraries_are_frames(String protocol) throws IOException {
        Decoder decoder = protocol.equals("binary") ? new ThriftBinary() : new ThriftCompact();
        for (String name : new String[] {"OneOfEach", "Nesting", "CompactProtoTestStruct"}) {
            Decoded flow = Decoded.of(
                    decoder,
                    Files.readAllBytes(Corpus.folder("thrift-fixtures").resolve(name + ".framed." + protocol)));
            assertThat(flow.tree().children(flow.tree().root(), 0, 1).getFirst().type())
                    .isEqualTo("frame");
            assertThat(flow.issues()).isEmpty();
            assertThat(flow.isWhole()).isTrue();
        }
    }
}

package dev.hexplain.decoders.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.Deflation;
import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.Hessian2StreamingOutput;
import com.caucho.hessian.io.HessianOutput;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calls, replies, faults, envelopes and packets, as Caucho's library writes them. */
@Slow
class HessianMessagesTest {
    private interface Writing<T> {
        void write(T out) throws IOException;
    }

    private static byte[] second(Writing<Hessian2Output> writing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2Output out = new Hessian2Output(bytes);
        writing.write(out);
        out.flush();
        return bytes.toByteArray();
    }

    private static byte[] first(Writing<HessianOutput> writing) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HessianOutput out = new HessianOutput(bytes);
        writing.write(out);
        out.flush();
        return bytes.toByteArray();
    }

    /** A list that is there twice. */
    private static List<Object> shared() {
        List<Object> list = new ArrayList<>(List.of("a", 1));
        return new ArrayList<>(List.of(list, list));
    }

    private static Map<String, byte[]> messages() throws IOException {
        Map<String, byte[]> messages = new LinkedHashMap<>();
        messages.put("call", second(out -> out.call("add", new Object[] {1, shared(), "x"})));
        messages.put("reply", second(out -> {
            out.startReply();
            out.writeObject(shared());
            out.completeReply();
        }));
        messages.put("fault", second(out -> out.writeFault("Code", "what went wrong", shared())));
        messages.put("message", second(out -> {
            out.startMessage();
            out.writeObject(shared());
            out.writeString("b");
            out.completeMessage();
        }));
        messages.put("envelope", second(out -> {
            Hessian2Output inner = new Deflation().wrap(out);
            inner.startMessage();
            inner.writeString("hello hello hello hello");
            inner.completeMessage();
            inner.close();
        }));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Hessian2StreamingOutput stream = new Hessian2StreamingOutput(bytes);
        stream.writeObject(shared());
        stream.writeObject(shared());
        stream.writeObject(new byte[300]);
        stream.flush();
        messages.put("packets", bytes.toByteArray());
        return messages;
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow(() -> new AssertionError(path)))
                .actual();
    }

    @Test
    void all_messages_of_version_2_are_whole_trees_and_are_detected() throws IOException {
        Hessian2 decoder = new Hessian2();
        messages().forEach((name, bytes) -> {
            HessianCorpusTest.whole(decoder, bytes).close();
            List<Candidate> candidates = decoder.probe(Source.ofBytes(name, bytes));
            assertThat(candidates).as(name).isNotEmpty();
            assertThat(candidates.getFirst().confidence()).as(name).isGreaterThan(55);
        });
    }

    @Test
    void what_is_called_and_answered_is_told() throws IOException {
        Map<String, byte[]> messages = messages();
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), messages.get("call"))) {
            assertThat(tree.value(tree.find("call.method").orElseThrow()).description())
                    .isEqualTo("\"add\"");
            assertThat(value(tree, "call.argument[0]")).isEqualTo("1");
            assertThat(value(tree, "call.argument[1][1]")).isEqualTo("#1");
        }
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), messages.get("fault"))) {
            assertThat(tree.value(tree.find("fault.value.message.value").orElseThrow())
                            .description())
                    .isEqualTo("\"what went wrong\"");
        }
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), messages.get("message"))) {
            assertThat(value(tree, "values.value[0][0][1]")).isEqualTo("1");
        }
    }

    @Test
    void an_envelope_has_headers_a_body_and_footers() throws IOException {
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), messages().get("envelope"))) {
            assertThat(tree.value(tree.find("value[0].method").orElseThrow()).description())
                    .isEqualTo("\"com.caucho.hessian.io.Deflation\"");
            assertThat(value(tree, "value[0].chunk.headers.count")).isEqualTo("0");
            assertThat(tree.find("value[0].chunk.value").orElseThrow().type()).isEqualTo("binary");
            assertThat(value(tree, "value[0].chunk.footers.count")).isEqualTo("0");
        }
        byte[] bytes =
                HexFormat.of().parseHex("480200" + "450141" + "91" + "016B" + "9A" + "500002" + "9192" + "90" + "5A");
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), bytes)) {
            assertThat(value(tree, "envelope.chunk.headers.k.value")).isEqualTo("10");
            assertThat(value(tree, "envelope.chunk.packet.value[1]")).isEqualTo("2");
        }
    }

    /** In each packet, references count from 0 again. */
    @Test
    void packets_of_a_stream_are_read_by_themselves() throws IOException {
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), messages().get("packets"))) {
            for (int i = 0; i < 2; i++) {
                assertThat(value(tree, "packet[" + i + "].value[0][1]")).isEqualTo("#1");
                assertThat(tree.handles()
                                .definition(tree.handles()
                                        .referredToBy(tree.find("packet[" + i + "].value[0][1]")
                                                .orElseThrow())
                                        .orElseThrow())
                                .orElseThrow()
                                .offset())
                        .isEqualTo(tree.find("packet[" + i + "].value[0][0]")
                                .orElseThrow()
                                .offset());
            }
            assertThat(tree.find("packet[2].value[0]").orElseThrow().type()).isEqualTo("binary");
        }
    }

    /** By the grammar of the draft: no library writes them. */
    @ParameterizedTest
    @CsvSource({"480200500002 9192", "480200 7002 9192", "480200 82 9192", "480200 4F0001FF 829192"})
    void packets_of_a_message_hold_values(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian2(), bytes)) {
            assertThat(value(tree, "packet.value[1]")).isEqualTo("2");
        }
    }

    @Test
    void calls_and_replies_of_version_1_are_whole_trees() throws IOException {
        byte[] call = first(out -> out.call("add", new Object[] {1, shared()}));
        try (FieldTree tree = HessianCorpusTest.whole(new Hessian1(), call)) {
            assertThat(tree.value(tree.find("message[0].name").orElseThrow()).description())
                    .isEqualTo("\"add\"");
            assertThat(value(tree, "message[0].arguments.argument[0]")).isEqualTo("1");
        }
        byte[] fault = first(out -> out.writeFault("Code", "wrong", null));
        HessianCorpusTest.whole(new Hessian1(), fault).close();
    }

    @Test
    void damage_is_survived() throws IOException {
        for (Map.Entry<String, byte[]> message : messages().entrySet()) {
            survive(new Hessian2(), message.getValue());
        }
        survive(new Hessian2(), HexFormat.of().parseHex("48020045014191016B9A500002919290" + "5A"));
    }

    static void survive(Decoder decoder, byte[] whole) {
        byte[] bytes = whole.length > 150 ? Arrays.copyOf(whole, 150) : whole;
        Survival survival = new Survival(decoder);
        survival.readPrefixes(bytes);
        survival.readChanged(bytes);
    }
}

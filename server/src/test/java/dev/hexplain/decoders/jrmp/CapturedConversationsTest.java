package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Conversations of a JDK 17 from a capture without losses: registry, calls, callbacks, JMX. */
@Slow
class CapturedConversationsTest {
    private static final String CAPTURE = "rmi-clean.pcap";

    @Test
    void every_direction_of_every_connection_is_explained_to_the_last_byte() throws Exception {
        Map<String, byte[]> flows = flows();
        JsonNode streams = oracle();
        int directions = 0;
        for (JsonNode stream : streams) {
            String one = stream.path("nodes").path(0).asText();
            String other = stream.path("nodes").path(1).asText();
            check(flows.get(one + ">" + other), stream.path("sha256_0").asText());
            check(flows.get(other + ">" + one), stream.path("sha256_1").asText());
            directions += 2;
        }
        assertThat(directions).isEqualTo(8);
    }

    private static void check(byte[] flow, String sha256) throws Exception {
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(flow)))
                .isEqualTo(sha256);
        Talk talk = Talk.of(flow);
        assertThat(talk.issues()).isEmpty();
        assertThat(talk.isComplete()).isTrue();
        List<Field> fields = TreeInvariants.check(talk.tree());
        TreeInvariants.checkAddresses(talk.tree(), fields);
        assertThat(fields).noneMatch(field -> !field.role().covers());
        assertThat(Streams.assertAsOnTheirOwn(talk, flow)).isPositive();
    }

    @Test
    void calls_and_returns_pair_in_order() throws IOException {
        Map<String, byte[]> flows = flows();
        for (String flow : flows.keySet()) {
            String back = flow.substring(flow.indexOf('>') + 1) + ">" + flow.substring(0, flow.indexOf('>'));
            Talk talk = Talk.of(flows.get(flow));
            Talk answers = Talk.of(flows.get(back));
            assertThat(count(talk, Kind.REQUEST)).isEqualTo(count(answers, Kind.RESPONSE));
        }
    }

    private static long count(Talk talk, Kind kind) {
        return talk.messages().stream().filter(each -> each.kind() == kind).count();
    }

    @Test
    void what_the_client_asked_and_what_it_got_can_be_read() throws IOException {
        Map<String, byte[]> flows = flows();
        assertThat(titles(flows, "10.9.1.2:38600>10.9.2.2:1099"))
                .contains("Call list()", "Call lookup(\"echo\")", "Call lookup(\"missing\")");
        assertThat(titles(flows, "10.9.2.2:1099>10.9.1.2:38600"))
                .contains("Return String[] 1 element", "Return exception java.rmi.NotBoundException: \"missing\"");
        assertThat(titles(flows, "10.9.1.2:41310>10.9.2.2:2099"))
                .anyMatch(title -> title.endsWith("(\"héllo 中文\")"))
                .anyMatch(title -> title.startsWith("Call dirty(ObjID[] 1 element, "));
        assertThat(titles(flows, "10.9.2.2:2099>10.9.1.2:41310"))
                .contains("Return \"héllo 中文\"", "Return exception java.io.FileNotFoundException: \"nope.txt\"");
        assertThat(titles(flows, "10.9.1.2:48364>10.9.2.2:3099"))
                .contains("Call lookup(\"jmxrmi\")", "Call newClient(null)", "Call close()")
                .contains("Call getMBeanInfo(ObjectName \"java.lang:type=Memory\", null)");
    }

    private static List<String> titles(Map<String, byte[]> flows, String flow) {
        return Talk.of(flows.get(flow)).messages().stream().map(Message::title).toList();
    }

    private static Map<String, byte[]> flows() throws IOException {
        return CleanCapture.flows(Files.readAllBytes(folder().resolve(CAPTURE)));
    }

    private static JsonNode oracle() throws IOException {
        return new ObjectMapper()
                .readTree(folder().resolve("oracle-tshark-4.0.17.json").toFile())
                .path(CAPTURE)
                .path("streams");
    }

    private static Path folder() {
        return Corpus.folder("pcap-rmi-jdk17");
    }
}

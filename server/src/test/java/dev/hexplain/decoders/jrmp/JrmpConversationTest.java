package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Severity;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said in conversations, and where it stands. */
class JrmpConversationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jrmp-registry-client",
                "jrmp-registry-server",
                "jrmp-calls-client",
                "jrmp-calls-server",
                "jrmp-dgc-client",
                "jrmp-dgc-server",
                "jrmp-jmx-client",
                "jrmp-single-op",
                "jrmp-multiplex",
                "jrmp-virtual-connections",
                "jrmp-mid-stream"
            })
    void a_whole_conversation_is_explained_to_the_last_byte(String sample) {
        Talk talk = Talk.sample(sample);
        assertThat(talk.isComplete()).isTrue();
        List<Field> fields = TreeInvariants.check(talk.tree());
        TreeInvariants.checkAddresses(talk.tree(), fields);
        TreeInvariants.checkPaths(talk.tree(), fields);
    }

    @Test
    void the_client_of_a_registry_says_what_it_calls_with_which_arguments() {
        assertThat(Talk.sample("jrmp-registry-client").messages())
                .containsExactly(
                        Message.inOrder(Kind.HANDSHAKE, "Header StreamProtocol"),
                        Message.inOrder(Kind.HANDSHAKE, "Endpoint 10.0.0.7:0"),
                        Message.inOrder(Kind.REQUEST, "Call list()"),
                        Message.inOrder(Kind.REQUEST, "Call lookup(\"missing\")"),
                        Message.inOrder(Kind.REQUEST, "Ping"),
                        Message.inOrder(Kind.REQUEST, "Call lookup(\"echo\")"),
                        Message.inOrder(Kind.ONE_WAY, "DgcAck"),
                        Message.inOrder(Kind.REQUEST, "Call rebind(\"callback\", proxy of Remote, RmiSamples$Echo)"));
    }

    @Test
    void the_server_of_a_registry_answers_each_of_them_in_order() {
        assertThat(Talk.sample("jrmp-registry-server").messages())
                .containsExactly(
                        Message.inOrder(Kind.HANDSHAKE, "ProtocolAck 10.0.0.7:41310"),
                        Message.inOrder(Kind.RESPONSE, "Return String[] 2 elements"),
                        Message.inOrder(Kind.RESPONSE, "Return exception java.rmi.NotBoundException: \"missing\""),
                        Message.inOrder(Kind.RESPONSE, "PingAck"),
                        Message.inOrder(Kind.RESPONSE, "Return proxy of Remote, RmiSamples$Echo"),
                        Message.inOrder(Kind.RESPONSE, "Return proxy of Remote, RmiSamples$Echo"));
    }

    @Test
    void only_the_endpoint_of_the_handshake_is_a_message() {
        Talk talk = Talk.sample("jrmp-registry-server");
        Field inAck = talk.at("protocolAck.endpointIdentifier");
        assertThat(talk.decoder().messageOf(talk.tree(), inAck)).isEmpty();
    }

    @Test
    void a_method_that_is_not_known_is_called_by_its_hash() {
        assertThat(Talk.sample("jrmp-calls-client").titles())
                .endsWith(
                        "Call method 94A9AF306652C3A6(8 bytes)",
                        "Call method 90BEF25F467880C4(\"héllo 中文\")",
                        "Call method 90BEF25F467880C4(ArrayList 3 elements)",
                        "Call method 90BEF25F467880C4(null)",
                        "Call method BF784BDC729EB711(\"nope.txt\")");
        assertThat(Talk.sample("jrmp-calls-server").titles())
                .endsWith(
                        "Return 4 bytes",
                        "Return \"héllo 中文\"",
                        "Return ArrayList 3 elements",
                        "Return null",
                        "Return exception java.io.FileNotFoundException: \"nope.txt\"");
    }

    @Test
    void primitive_arguments_of_a_known_method_have_their_types_and_places() {
        Talk jmx = Talk.sample("jrmp-jmx-client");
        assertThat(jmx.titles())
                .endsWith(
                        "Call getVersion()",
                        "Call isRegistered(ObjectName \"java.lang:type=Memory\", null)",
                        "Call fetchNotifications(-1, 1000, 60000)");
        String block = "messages[2].callData.contents[0].";
        assertThat(jmx.at(block + "arguments[1]").type()).isEqualTo("int");
        assertThat(jmx.summary(block + "hash"))
                .endsWith("BA171F3DC87C75E2 javax.management.remote.rmi.RMIConnection.fetchNotifications");

        Talk dgc = Talk.sample("jrmp-dgc-client");
        assertThat(dgc.titles())
                .endsWith(
                        "Call dirty(ObjID[] 1 element, -9223372036854775808, Lease {value=600000, …})",
                        "Call clean(ObjID[] 1 element, -9223372036854775807, VMID, false)");
        assertThat(dgc.at("messages[1].callData.contents[4].arguments[3]").type())
                .isEqualTo("boolean");
    }

    @Test
    void an_object_of_every_jvm_is_named_and_any_other_has_its_identifier() {
        Talk registry = Talk.sample("jrmp-registry-client");
        assertThat(registry.summary("messages[0].callData.contents[0].objectIdentifier"))
                .isEqualTo("registry");
        assertThat(registry.summary("messages[0].callData.contents[0].operation"))
                .isEqualTo("list (1)");
        Talk calls = Talk.sample("jrmp-calls-client");
        assertThat(calls.summary("messages[0].callData.contents[0].objectIdentifier"))
                .isEqualTo("2a5c0e7193d846b7 of 587d752:18bcfe5687b:-7fff");
        assertThat(calls.summary("messages[0].callData.contents[0].operation")).isEqualTo("by hash (-1)");
        assertThat(calls.summary("messages[0].callData.contents[0].objectIdentifier.uniqueIdentifier.time"))
                .isEqualTo("1700000000123  2023-11-14T22:13:20.123Z");
    }

    @Test
    void a_stub_says_where_its_object_is_and_which() {
        Talk talk = Talk.sample("jrmp-registry-server");
        String handler = "messages[3].returnValue.contents[1].classData[0].h";
        assertThat(talk.summary(handler)).isEqualTo("→ 10.0.0.1:2099");
        String block = handler + ".classData[0].objectAnnotation[0].";
        assertThat(talk.summary(block + "refType")).isEqualTo("\"UnicastRef\"");
        assertThat(talk.summary(block + "objectIdentifier")).isEqualTo("2a5c0e7193d846b7 of 587d752:18bcfe5687b:-7fff");
        assertThat(talk.summary(block + "isResultStream")).isEqualTo("true");
    }

    @Test
    void a_stub_with_a_factory_of_sockets_has_it_between_its_endpoint_and_its_object() {
        Talk talk = Talk.sample("jrmp-registry-server");
        String annotation = "messages[4].returnValue.contents[1].classData[0].h.classData[0].objectAnnotation";
        assertThat(talk.summary(annotation + "[0].endpointIdentifier")).isEqualTo("10.0.0.1:2443");
        assertThat(talk.at(annotation + "[1]").type()).endsWith("RmiStub$PlainSockets");
        assertThat(talk.summary(annotation + "[2].objectIdentifier")).isEqualTo("c of 587d752:18bcfe5687b:-7ff8");
    }

    @Test
    void handles_start_anew_with_each_message() {
        Talk talk = Talk.sample("jrmp-registry-client");
        for (String string : List.of("messages[1].callData.contents[1]", "messages[3].callData.contents[1]")) {
            assertThat(talk.tree()
                            .handles()
                            .definedBy(talk.at(string))
                            .orElseThrow()
                            .toString())
                    .isEqualTo("0x7E0000");
        }
    }

    @Test
    void operations_of_the_multiplexing_protocol_name_their_connection() {
        assertThat(Talk.sample("jrmp-multiplex").titles())
                .containsExactly(
                        "Header MultiplexProtocol",
                        "Endpoint 10.0.0.7:0",
                        "OPEN connection 1",
                        "REQUEST connection 1",
                        "CLOSE connection 1",
                        "CLOSEACK connection 32768");
        assertThat(Talk.sample("jrmp-multiplex").summary("messages[2].messages[0]"))
                .isEqualTo("list()");
    }

    @Test
    void messages_of_a_virtual_connection_stand_in_what_transmits_them() {
        Talk talk = Talk.sample("jrmp-virtual-connections");
        Field call = talk.at("messages[3].messages[1]");
        assertThat(talk.decoder().messageOf(talk.tree(), call))
                .contains(new Message(Kind.REQUEST, "Call list()", "connection 2"));
        assertThat(talk.decoder().messageOf(talk.tree(), talk.at("messages[3]")))
                .isEmpty();
    }

    @Test
    void a_message_of_a_virtual_connection_in_parts_is_joined() {
        Talk talk = Talk.sample("jrmp-virtual-connections");
        assertThat(talk.titles()).contains("TRANSMIT connection 1, first part of Call lookup", "TRANSMIT connection 1");
        assertThat(talk.tree().derivedCount()).isEqualTo(1);
        Source joined = talk.tree().source(1).orElseThrow();
        assertThat(Talk.of(joined.copy(0, (int) joined.length())).titles())
                .containsExactly("Call lookup(\"a name that is too long for one part\")");
    }

    @Test
    void a_refusal_is_a_conversation_of_one_byte() {
        Talk talk = Talk.of(new byte[] {0x4F});
        assertThat(talk.isComplete()).isTrue();
        assertThat(talk.messages()).containsExactly(Message.inOrder(Kind.RESPONSE, "ProtocolNotSupported"));
    }

    @Test
    void a_conversation_can_be_decoded_from_any_offset() {
        byte[] bytes = Talk.bytes("jrmp-mid-stream");
        byte[] behind = new byte[bytes.length + 3];
        System.arraycopy(bytes, 0, behind, 3, bytes.length);
        Talk talk = Talk.from(behind, 3);
        TreeInvariants.check(talk.tree());
        assertThat(talk.issues()).isEmpty();
        assertThat(talk.tree().facts().covered()).isEqualTo(bytes.length);
        assertThat(talk.summary("jrmp.messages[1]")).isEqualTo("lookup(\"echo\")");
    }

    @Test
    void decoding_goes_on_with_the_next_call() {
        Talk talk = Talk.sample("jrmp-damaged");
        assertThat(talk.titles()).endsWith("Call lookup(…)", "Call list()");
        assertThat(talk.issues()).extracting("severity").containsExactly(Severity.ERROR, Severity.NOTE);
        assertThat(talk.tree().facts().covered()).isEqualTo(talk.tree().source().length() - 7);
    }

    @Test
    void bytes_between_messages_are_passed_to_the_next_call() {
        byte[] call = Arrays.copyOfRange(Talk.bytes("jrmp-mid-stream"), 1, 49);
        byte[] bytes = new byte[6 + call.length];
        bytes[0] = 0x52;
        System.arraycopy(call, 0, bytes, 6, call.length);
        Talk talk = Talk.of(bytes);
        assertThat(talk.titles()).containsExactly("Ping", "Call lookup(\"echo\")");
        assertThat(talk.issues()).extracting("offset").containsExactly(1L, 6L);
        assertThat(talk.issues()).extracting("severity").containsExactly(Severity.ERROR, Severity.NOTE);
        assertThat(talk.tree().facts().covered()).isEqualTo(1 + call.length);
    }

    @Test
    void a_call_without_a_head_or_a_stream_is_reported() {
        Talk headless = Talk.of(HexFormat.of().parseHex("50aced000570"));
        assertThat(headless.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.message()).isEqualTo("The call does not say what it calls");
            assertThat(issue.expected()).isEqualTo("a block of at least 34 bytes");
        });
        Talk streamless = Talk.of("P is no call".getBytes(StandardCharsets.US_ASCII));
        assertThat(streamless.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.offset()).isEqualTo(1);
            assertThat(issue.actual()).isEqualTo("20697320");
        });
    }

    @Test
    void a_protocol_or_version_that_nobody_knows_is_reported() {
        Talk talk = Talk.of(HexFormat.of().parseHex("4a524d49000943"));
        assertThat(talk.issues()).extracting("offset").containsExactly(4L, 6L);
        assertThat(talk.issues()).extracting("actual").containsExactly("9", "0x43");
    }

    @Test
    void arguments_that_do_not_fit_the_method_are_bytes_and_a_warning() {
        byte[] call = Arrays.copyOfRange(Talk.bytes("jrmp-jmx-client"), 0xAE, 235);
        call[6] = (byte) (call[6] - 1);
        Talk talk = Talk.of(Arrays.copyOf(call, call.length - 1));
        assertThat(talk.issues()).singleElement().satisfies(issue -> {
            assertThat(issue.severity()).isEqualTo(Severity.WARNING);
            assertThat(issue.expected()).startsWith("(JIJ)");
            assertThat(issue.actual()).isEqualTo("19 bytes");
        });
        assertThat(talk.at("messages[0].callData.contents[0].arguments").length())
                .isEqualTo(19);
    }
}

package dev.hexplain.decoders.resp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Message;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Survival;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RespTest {
    private static final Resp RESP = new Resp(new JavaSerialization());
    private static final Survival SURVIVAL = new Survival(RESP);

    @Test
    void a_command_is_an_array_of_strings() {
        Decoded flow = Decoded.of(RESP, "*3\r\n$3\r\nSET\r\n$3\r\nkey\r\n$2\r\n\u0000\u00ff\r\n");
        assertThat(flow.value("message[0][1]")).isEqualTo("\"key\"");
        assertThat(flow.bytes("message[0][2].value")).containsExactly(0, 0xFF);
        assertThat(flow.message("message[0]")).isEqualTo(Message.inOrder(Message.Kind.REQUEST, "SET key"));
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void pipelines_are_messages_one_behind_the_other() {
        Decoded flow = Decoded.of(RESP, "*1\r\n$4\r\nPING\r\nGET key\r\n*2\r\n$4\r\nllen\r\n$1\r\na\r\n");
        assertThat(flow.titles()).containsExactly("PING", "GET key", "llen a");
        assertThat(flow.field("message[1]").type()).isEqualTo("inline command");
    }

    @Test
    void a_string_that_is_a_java_stream_is_read() {
        String stream = "\u00ac\u00ed\u0000\u0005t\u0000\u0006kettle";
        Decoded flow =
                Decoded.of(RESP, "*2\r\n$13\r\n" + stream + "\r\n$12\r\n" + stream.substring(0, 12) + "\r\n+OK\r\n");
        assertThat(flow.value("message[0][0].stream.contents[0]")).isEqualTo("\"kettle\"");
        assertThat(flow.value("message[0][0]")).isEqualTo("\"kettle\"");
        assertThat(flow.issues()).hasSize(1);
        assertThat(flow.value("message[1]")).isEqualTo("\"OK\"");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '^',
            value = {
                "+OK, simple string, OK",
                "-ERR no, simple error, ERR no",
                ":-12, integer, -12",
                "_, null, null",
                "#t, boolean, t",
                "(12345678901234567890, big number, 12345678901234567890",
                "$-1, bulk string, null",
            })
    void a_line_is_a_reply(String line, String type, String title) {
        Decoded flow = Decoded.of(RESP, line + "\r\n");
        assertThat(flow.field("message[0]").type()).isEqualTo(type);
        assertThat(flow.message("message[0]")).isEqualTo(Message.inOrder(Message.Kind.RESPONSE, title));
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void maps_have_entries() {
        Decoded flow = Decoded.of(RESP, "%1\r\n+proto\r\n*2\r\n:1\r\n:2\r\n");
        assertThat(flow.value("message[0].entry[0].key")).isEqualTo("\"proto\"");
        assertThat(flow.value("message[0].entry[0].value[1]")).isEqualTo("\"2\"");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void what_a_server_says_without_being_asked_stands_alone() {
        Decoded resp2 = Decoded.of(RESP, "*3\r\n$7\r\nmessage\r\n$2\r\nch\r\n$2\r\nhi\r\n");
        assertThat(resp2.message("message[0]")).isEqualTo(Message.inOrder(Message.Kind.ONE_WAY, "message ch"));
        Decoded resp3 = Decoded.of(RESP, ">2\r\n+invalidate\r\n+k\r\n");
        assertThat(resp3.message("message[0]").kind()).isEqualTo(Message.Kind.ONE_WAY);
        Decoded subscribed = Decoded.of(RESP, "*3\r\n$9\r\nsubscribe\r\n$2\r\nch\r\n:1\r\n");
        assertThat(subscribed.message("message[0]").kind()).isEqualTo(Message.Kind.RESPONSE);
    }

    @Test
    void streamed_strings_and_arrays_end_where_they_say() {
        Decoded flow = Decoded.of(RESP, "$?\r\n;2\r\nab\r\n;0\r\n*?\r\n:1\r\n.\r\n+next\r\n");
        assertThat(flow.tree().childCount(flow.tree().root())).isEqualTo(3);
        assertThat(flow.value("message[2]")).isEqualTo("\"next\"");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void a_verbatim_string_has_its_format_apart() {
        Decoded flow = Decoded.of(RESP, "=7\r\nmkd:*a*\r\n");
        assertThat(flow.value("message[0].format")).isEqualTo("\"mkd:\"");
        assertThat(flow.value("message[0].value")).isEqualTo("\"*a*\"");
    }

    @Test
    void what_a_short_message_consists_of_needs_no_rows() {
        Decoded flow = Decoded.of(RESP, "*3\r\n%1\r\n+a\r\n*1\r\n,1.5e3\r\n=5\r\ntxt:x\r\n$-1\r\n+OK\r\n");
        assertThat(flow.tree().rowCount()).isEqualTo(3);
        assertThat(flow.value("message[0][0].entry[0].value[0].value")).isEqualTo("\"1.5e3\"");
        assertThat(flow.value("message[0][1].value")).isEqualTo("\"x\"");
        assertThat(flow.value("message[0][2]")).isEqualTo("null");
        assertThat(flow.value("message[1]")).isEqualTo("\"OK\"");
    }

    @Test
    void of_a_long_message_what_is_long_is_rows() {
        String many = "*100\r\n" + "$2\r\nab\r\n".repeat(98) + "$600\r\n" + "x".repeat(600) + "\r\n:7\r\n";
        Decoded flow = Decoded.of(RESP, many + "+OK\r\n");
        assertThat(flow.tree().rowCount()).isLessThan(50);
        assertThat(flow.text("message[0][63].value")).isEqualTo("ab");
        assertThat(flow.text("message[0][64].value")).isEqualTo("ab");
        assertThat(flow.field("message[0][98].value").length()).isEqualTo(600);
        assertThat(flow.value("message[0][99]")).isEqualTo("\"7\"");
        assertThat(flow.value("message[1]")).isEqualTo("\"OK\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {",1.5", ",-inf", ",nan", ",10.", ",1e-3", ":+5", "(-12", "#f", "_"})
    void numbers_are_written_as_the_specification_says(String line) {
        assertThat(Decoded.of(RESP, line + "\r\n").issues()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {",1.5x", ",.5", ",1e", ":", ":1.5", "(x", "#y", "_0", "$x"})
    void others_are_none(String line) {
        assertThat(Decoded.of(RESP, "+OK\r\n" + line + "\r\n").issues()).isNotEmpty();
    }

    @Test
    void reading_goes_on_behind_a_broken_message() {
        Decoded flow = Decoded.of(RESP, "*2\r\n$3\r\nGETxx\r\n$1\r\na\r\n*1\r\n$4\r\nPING\r\n");
        assertThat(flow.issues()).containsExactly("No line end stands behind the string");
        assertThat(flow.titles()).contains("PING");
    }

    @Test
    void a_flow_from_the_middle_begins_with_the_next_command() {
        Decoded flow = Decoded.of(RESP, "\u0001\u0002lue\r\n$1\r\nx\r\n*1\r\n$4\r\nPING\r\n");
        assertThat(flow.titles()).containsExactly("PING");
        assertThat(flow.issues()).hasSize(1);
    }

    @Test
    void a_string_that_the_capture_ends_in_is_kept() {
        Decoded flow = Decoded.of(RESP, "*2\r\n$3\r\nGET\r\n$100\r\nabc");
        assertThat(flow.text("message[0][1].value")).isEqualTo("abc");
        assertThat(flow.issues()).containsExactly("Unexpected end of data in a string");
    }

    @Test
    void depth_is_bounded_by_the_source_alone() {
        Decoded flow = Decoded.of(RESP, "*1\r\n".repeat(30_000) + ":1\r\n");
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.tree().facts().maxDepth()).isGreaterThan(30_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"*1\r\n$4\r\nPING\r\n", "+OK\r\n+OK\r\n", "$5\r\nhello\r\n", "$?\r\n;2\r\nab\r\n;0\r\n+OK\r\n"})
    void values_are_recognised(String text) {
        assertThat(RESP.probe(Source.ofBytes("x", text.getBytes(StandardCharsets.US_ASCII))))
                .hasSize(1)
                .first()
                .satisfies(found -> assertThat(found.confidence()).isGreaterThan(50));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- item one\r\n- item two\r\n+ item\r\n",
                "+addx001 add 1 1\r\n:addx002 add\r\n",
                "* a list\r\n* of things\r\n",
                "$5 is much\r\n",
                "plain text\r\n",
                "#!/bin/sh\n"
            })
    void other_text_is_not(String text) {
        assertThat(RESP.probe(Source.ofBytes("x", text.getBytes(StandardCharsets.US_ASCII))))
                .isEmpty();
    }

    @Test
    void damage_anywhere_in_the_samples_leaves_a_whole_tree() {
        Samples.of("network").stream()
                .filter(sample -> sample.format().equals("resp"))
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

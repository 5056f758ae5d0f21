package dev.hexplain.decoders.http1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Message;
import dev.hexplain.decoders.websocket.WebSocket;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class Http1Test {
    private static final Http1 HTTP = new Http1(new WebSocket());
    private static final Survival SURVIVAL = new Survival(HTTP);

    @Test
    void a_request_has_its_first_line_and_headers_by_name() {
        Decoded flow = Decoded.of(HTTP, "GET /orders?id=7 HTTP/1.1\r\nHost: here\r\nx-Empty:\r\n\r\n");
        assertThat(flow.value("message[0]")).isEqualTo("GET /orders?id=7");
        assertThat(flow.value("message[0].start_line.target")).isEqualTo("\"/orders?id=7\"");
        assertThat(flow.value("message[0].headers.Host")).isEqualTo("\"here\"");
        assertThat(flow.value("message[0].headers.x-Empty")).isEqualTo("\"\"");
        assertThat(flow.message("message[0]")).isEqualTo(Message.inOrder(Message.Kind.REQUEST, "GET /orders?id=7"));
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
    }

    @Test
    void requests_follow_each_other() {
        Decoded flow = Decoded.of(
                HTTP, "POST /a HTTP/1.1\r\ncontent-LENGTH: 3\r\n\r\nabcGET /b HTTP/1.0\n\nDELETE /c HTTP/1.1\r\n\r\n");
        assertThat(flow.titles()).containsExactly("POST /a", "GET /b", "DELETE /c");
        assertThat(flow.value("message[0].body")).isEqualTo("\"abc\"");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void an_interim_response_is_not_the_answer() {
        Decoded flow = Decoded.of(HTTP, "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204\r\n\r\n");
        assertThat(flow.message("message[0]").kind()).isEqualTo(Message.Kind.ONE_WAY);
        assertThat(flow.message("message[1]")).isEqualTo(Message.inOrder(Message.Kind.RESPONSE, "204"));
    }

    @Test
    void responses_without_a_body_by_their_status_are_followed_by_the_next() {
        Decoded flow = Decoded.of(
                HTTP,
                "HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
        assertThat(flow.titles()).containsExactly("304 Not Modified", "200 OK");
        assertThat(flow.notes()).isEmpty();
    }

    @Test
    void a_response_to_head_has_a_length_and_no_body() {
        Decoded flow = Decoded.of(
                HTTP, "HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx");
        assertThat(flow.titles()).hasSize(2);
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.notes()).hasSize(1).first().asString().contains("HEAD");
    }

    @Test
    void the_last_response_may_be_that_to_head() {
        for (String length : new String[] {"Content-Length: 900", "Transfer-Encoding: chunked"}) {
            Decoded flow = Decoded.of(HTTP, "HTTP/1.1 200 OK\r\n" + length + "\r\n\r\n");
            assertThat(flow.issues()).isEmpty();
            assertThat(flow.notes()).hasSize(1).first().asString().contains("HEAD");
        }
    }

    @Test
    void what_follows_an_established_connection_is_a_tunnel() {
        Decoded flow = Decoded.of(HTTP, "HTTP/1.1 200 Connection Established\r\n\r\n\26\3\1");
        assertThat(flow.text("tunnel")).isEqualTo("\26\3\1");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void a_response_without_a_length_takes_all_that_follows() {
        Decoded flow = Decoded.of(HTTP, "HTTP/1.0 200 OK\r\n\r\n<html></html>");
        assertThat(flow.value("message[0].body")).isEqualTo("\"<html></html>\"");
        assertThat(flow.notes()).hasSize(1);
    }

    @Test
    void chunks_are_joined() {
        Decoded flow = Decoded.of(
                HTTP,
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n"
                        + "5;a=b\r\nHello\r\nA\r\n, world...\r\n0\r\nDigest: x\r\n\r\nHTTP/1.1 204 No\r\n\r\n");
        assertThat(flow.value("message[0].body.chunk[1].size")).isEqualTo("\"A\"  10");
        assertThat(flow.value("message[0].body.chunk[0].extension")).isEqualTo("\";a=b\"");
        assertThat(flow.value("message[0].body.decoded")).isEqualTo("\"Hello, world...\"");
        assertThat(flow.value("message[0].trailers.Digest")).isEqualTo("\"x\"");
        assertThat(flow.titles()).containsExactly("200 OK", "204 No");
        assertThat(flow.issues()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "gzip, 1f8b0800000000000003cb48cdc9c9070086a6103605000000",
        "deflate, 789ccb48cdc9c90700062c0215",
        "deflate, cb48cdc9c90700",
        "br, 0b028068656c6c6f03",
        "zstd, 28b52ffd200529000068656c6c6f",
    })
    void what_a_body_was_coded_with_is_undone(String coding, String hex) {
        byte[] body = HexFormat.of().parseHex(hex);
        String head =
                "HTTP/1.1 200 OK\r\nContent-Encoding: %s\r\nContent-Length: %d\r\n\r\n".formatted(coding, body.length);
        byte[] bytes = joined(head.getBytes(StandardCharsets.US_ASCII), body);
        Decoded flow = Decoded.of(HTTP, bytes);
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.text("message[0].body.decoded")).isEqualTo("hello");
    }

    @Test
    void a_bomb_is_cut_at_its_ratio() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(new byte[80 << 20]);
        }
        String head =
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n".formatted(packed.size());
        Decoded flow = new Decoded(
                HTTP, SURVIVAL.decode(joined(head.getBytes(StandardCharsets.US_ASCII), packed.toByteArray())));
        assertThat(flow.issues()).hasSize(1).first().asString().contains("limit of 67108864 bytes");
        assertThat(flow.field("message[0].body.decoded").length()).isLessThanOrEqualTo(64 << 20);
    }

    @Test
    void codings_that_are_too_many_are_left_and_told() throws IOException {
        byte[] body = {'a'};
        for (int i = 0; i < 9; i++) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
                gzip.write(body);
            }
            body = packed.toByteArray();
        }
        String head = "HTTP/1.1 200 OK\r\nContent-Encoding: identity%s, identity\r\nContent-Length: %d\r\n\r\n"
                .formatted(", gzip".repeat(9), body.length);

        Decoded flow = Decoded.of(HTTP, joined(head.getBytes(StandardCharsets.US_ASCII), body));

        assertThat(flow.issues())
                .singleElement()
                .asString()
                .contains("The body has more than 8 codings: the others are left");
        assertThat(flow.tree().source(8)).isPresent();
        assertThat(flow.tree().source(9)).isEmpty();
    }

    @Test
    void a_body_that_the_capture_ends_in_is_decoded_as_far_as_it_goes() {
        byte[] gzip = Samples.of("network").stream()
                .filter(sample -> sample.file().endsWith("http-gzip.bin"))
                .findFirst()
                .orElseThrow()
                .bytes();
        Decoded flow = Decoded.of(HTTP, Arrays.copyOf(gzip, gzip.length - 30));
        assertThat(flow.text("message[0].body.decoded.decoded")).startsWith("{\"symbol\":");
        assertThat(flow.issues()).hasSize(1).first().asString().contains("Unexpected end of data");
    }

    @Test
    void the_end_of_another_message_in_front_is_unparsed() {
        Decoded flow = Decoded.of(HTTP, "rest of a body\0\1PUT /x HTTP/1.1\r\n\r\n");
        assertThat(flow.text("message[0]")).isEqualTo("rest of a body\0\1");
        assertThat(flow.titles()).containsExactly("PUT /x");
        assertThat(flow.issues()).hasSize(1);
    }

    @Test
    void a_line_that_is_no_header_leaves_the_others_readable() {
        Decoded flow = Decoded.of(HTTP, "GET / HTTP/1.1\r\nA: 1\r\nno header\r\nB : 2\r\n three\r\n\r\n");
        assertThat(flow.issues()).containsExactly("This line is no header", "Space stands before a header's colon");
        assertThat(flow.value("message[0].headers.A")).isEqualTo("\"1\"");
        assertThat(flow.value("message[0].headers.B")).isEqualTo("\"2\\r\\n three\"");
        assertThat(flow.notes()).hasSize(1);
    }

    @Test
    void a_broken_chunk_ends_its_message_and_the_next_one_is_read() {
        Decoded flow = Decoded.of(
                HTTP,
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nxyz\r\njunk"
                        + "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        assertThat(flow.titles()).containsExactly("200 OK", "404 Not Found");
        assertThat(flow.issues()).containsExactly("A chunk has no such length");
        assertThat(flow.value("message[0].body.decoded")).isEqualTo("\"abc\"");
    }

    @Test
    void two_lengths_are_a_warning() {
        Decoded flow =
                Decoded.of(HTTP, "POST / HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
        assertThat(flow.issues()).hasSize(1).first().asString().contains("disagree");
        assertThat(Decoded.of(HTTP, "POST / HTTP/1.1\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n")
                        .issues())
                .hasSize(1);
    }

    @Test
    void frames_follow_an_upgrade() {
        Decoded flow = Decoded.of(
                HTTP,
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\u0081\u0002hi\u0088\u0002\u0003\u00e9");
        assertThat(flow.value("websocket.frame[0]")).isEqualTo("text \"hi\"");
        assertThat(flow.value("websocket.frame[1].payload.code")).contains("going away");
        assertThat(flow.message("websocket.frame[0]").title()).isEqualTo("text \"hi\"");
        assertThat(flow.issues()).isEmpty();
    }

    @Test
    void what_follows_connect_is_a_tunnel() {
        Decoded flow = Decoded.of(HTTP, "CONNECT db:5432 HTTP/1.1\r\n\r\n\0\1\2\3");
        assertThat(flow.bytes("tunnel")).containsExactly(0, 1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 200 OK\r\n"})
    void a_first_line_is_recognised(String text) {
        Source source = Source.ofBytes("x", text.getBytes(StandardCharsets.US_ASCII));
        assertThat(HTTP.probe(source))
                .hasSize(1)
                .first()
                .satisfies(found -> assertThat(found.confidence()).isGreaterThan(90));
    }

    @Test
    void other_text_is_not() {
        Source source = Source.ofBytes("x", "GET a coffee\nHTTP is nice\n".getBytes(StandardCharsets.US_ASCII));
        assertThat(HTTP.probe(source)).isEmpty();
    }

    @Test
    void damage_anywhere_in_the_samples_leaves_a_whole_tree() {
        Samples.of("network").stream()
                .filter(sample -> sample.format().equals("http1"))
                .map(Samples.Entry::bytes)
                .forEach(bytes -> {
                    SURVIVAL.read(bytes);
                    for (int at = 0; at < bytes.length; at++) {
                        SURVIVAL.decode(Arrays.copyOf(bytes, at));
                        Survival.mutate(bytes, at, changed -> SURVIVAL.decode(bytes));
                    }
                });
    }

    private static byte[] joined(byte[] head, byte[] body) {
        byte[] all = Arrays.copyOf(head, head.length + body.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        return all;
    }
}

package dev.hexplain.decoders.http1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decoders.websocket.WebSocket;
import dev.hexplain.testing.DamageContract;
import dev.hexplain.testing.Decoded;
import dev.hexplain.testing.Slow;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bodies of several parts. */
@Slow
class HttpMultipartTest implements DamageContract {
    private static final String PARTS = """
            before
            --b;1
            Content-Disposition: form-data; name="side"

            BUY
            --b;1\t
            Content-Disposition: form-data; name="file"; filename="a.bin"
            Content-Type: application/octet-stream

            one
            --b;10 is no boundary

            --b;1

            no headers
            --b;1--
            behind""".replace("\n", "\r\n");

    private static Decoded sized(String body) {
        return Decoded.of(new Http1(new WebSocket()), message("Content-Length: " + body.length() + "\r\n", body));
    }

    private static String message(String header, String body) {
        return "POST /orders HTTP/1.1\r\nContent-Type: multipart/form-data; charset=x; Boundary=\"b;1\"\r\n" + header
                + "\r\n" + body;
    }

    @Override
    public Decoder decoder() {
        return new Http1(new WebSocket());
    }

    @Override
    public List<byte[]> whole() {
        String chunked = "%x\r\n%s\r\n0\r\n\r\n".formatted(PARTS.length(), PARTS);
        return List.of(
                message("Content-Length: " + PARTS.length() + "\r\n", PARTS).getBytes(StandardCharsets.US_ASCII),
                message("Transfer-Encoding: chunked\r\n", chunked).getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void each_part_has_its_headers_and_what_it_carries() {
        Decoded flow = sized(PARTS);
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.isWhole()).isTrue();
        assertThat(flow.value("message[0].body.part[0]")).isEqualTo("form-data; name=\"side\"");
        assertThat(flow.value("message[0].body.part[0].content")).isEqualTo("\"BUY\"");
        assertThat(flow.value("message[0].body.part[1].headers.Content-Type"))
                .isEqualTo("\"application/octet-stream\"");
        assertThat(flow.text("message[0].body.part[1].content")).isEqualTo("one\r\n--b;10 is no boundary\r\n");
        assertThat(flow.text("message[0].body.part[2].content")).isEqualTo("no headers");
        assertThat(flow.text("message[0].body.preamble")).isEqualTo("before");
        assertThat(flow.text("message[0].body.close")).isEqualTo("\r\n--b;1--\r\n");
        assertThat(flow.text("message[0].body.epilogue")).isEqualTo("behind");
    }

    @Test
    void parts_of_a_body_in_chunks_are_those_of_what_was_joined() {
        Decoded flow = Decoded.of(
                new Http1(new WebSocket()),
                message(
                        "Transfer-Encoding: chunked\r\n",
                        "9\r\n%s\r\n%x\r\n%s\r\n0\r\n\r\n"
                                .formatted(PARTS.substring(0, 9), PARTS.length() - 9, PARTS.substring(9))));
        assertThat(flow.issues()).isEmpty();
        assertThat(flow.value("message[0].body.decoded.part[0].content")).isEqualTo("\"BUY\"");
        assertThat(flow.value("message[0].body.decoded.part[1].headers.Content-Type"))
                .isEqualTo("\"application/octet-stream\"");
    }

    @Test
    void a_part_that_is_not_closed_and_one_whose_headers_do_not_end_are_reported() {
        assertThat(sized("--b;1\r\n\r\nx").issues()).containsExactly("The last part is not closed");
        Decoded broken = sized("--b;1\r\nA: 1\r\n--b;1\r\n\r\nx\r\n--b;1--");
        assertThat(broken.issues()).containsExactly("The headers of the part do not end");
        assertThat(broken.text("message[0].body.part[0].content")).isEqualTo("A: 1");
        assertThat(broken.text("message[0].body.part[1].content")).isEqualTo("x");
    }

    @Test
    void the_next_message_stands_behind_the_body() {
        String body = "--b;1\r\n\r\n\r\n--b;1--";
        Decoded flow = Decoded.of(
                new Http1(new WebSocket()),
                message("Content-Length: " + body.length() + "\r\n", body) + "GET / HTTP/1.1\r\n\r\n");
        assertThat(flow.titles()).containsExactly("POST /orders", "GET /");
        assertThat(flow.issues()).isEmpty();
    }
}

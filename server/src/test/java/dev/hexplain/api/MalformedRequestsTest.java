package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/** Whatever anybody sends is refused as the client's mistake, with a line of the log a minute of its kind at most. */
@Slow
class MalformedRequestsTest extends WithSharedServer {
    private static final String HEAD = " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
    /** Of a status line, up to its number. */
    private static final int STATUS = "HTTP/1.1 400".length();

    private static final List<String> RAW = List.of(
            "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n",
            "GET /health HTTP/1.1\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: a b:99999\r\n\r\n",
            "GET /health HTTP/1.1\r\nHost: localhost:abc\r\n\r\n",
            "GET /health" + HEAD + "X: " + "a".repeat(200_000) + "\r\n\r\n",
            "GET /health" + HEAD + "X: a\r\n".repeat(20_000) + "\r\n",
            "GET /" + "a".repeat(200_000) + HEAD + "\r\n",
            "GET /%zz" + HEAD + "\r\n",
            "GET /api/v1/dumps/%ff%fe" + HEAD + "\r\n",
            "GET /a\0b" + HEAD + "\r\n",
            "GET /../../etc/passwd" + HEAD + "\r\n",
            "GET http://elsewhere/health" + HEAD + "\r\n",
            "CONNECT elsewhere:80" + HEAD + "\r\n",
            "G\u00e9T /" + HEAD + "\r\n",
            "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\r\n\r\n",
            "GET /health" + HEAD + "X : a\r\n\r\n",
            "GET /health" + HEAD + "X: a\0b\r\n\r\n",
            "GET /health" + HEAD + "nonsense\r\n\r\n",
            "POST /api/v1/dumps" + HEAD + "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n",
            "POST /api/v1/dumps" + HEAD + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\nabc\r\n",
            "POST /api/v1/dumps" + HEAD + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
            "POST /api/v1/dumps" + HEAD + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
            "POST /api/v1/dumps" + HEAD + "Content-Length: -3\r\n\r\nabc",
            "POST /api/v1/dumps" + HEAD + "Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\n{}",
            "POST /api/v1/dumps" + HEAD + "Content-Type: text/plain; charset=nope\r\nContent-Length: 2\r\n\r\n{}");

    @Test
    void are_refused_without_filling_the_log() throws IOException {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        root.addAppender(lines);
        try {
            for (int i = 0; i < 3; i++) {
                for (String raw : RAW) {
                    assertThat(status(raw))
                            .as(raw.substring(0, Math.min(raw.length(), 60)))
                            .isBetween(400, 499);
                }
            }
        } finally {
            root.detachAppender(lines);
        }
        assertThat(lines.list.stream()
                        .filter(line -> line.getLoggerName().startsWith("org.eclipse.jetty")
                                || line.getThrowableProxy() != null))
                .hasSizeLessThan(RAW.size() / 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET /health\r\n", "GET / HTTP/3.7\r\n\r\n"})
    void other_versions_of_http_are_not_supported(String raw) throws IOException {
        assertThat(status(raw)).isEqualTo(505);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nope", "\"\"", "%%"})
    void an_unknown_charset_is_named(String charset) throws IOException {
        String head = HEAD + "Content-Type: application/json; charset=" + charset + "\r\nContent-Length: 2\r\n\r\n{}";
        for (String route : List.of("dumps", "previews", "diagnoses", "drafts", "encodings", "bundles", "layouts")) {
            assertThat(answer("POST /api/v1/" + route + head, 4096))
                    .as(route)
                    .startsWith("HTTP/1.1 415 ")
                    .contains("The charset in `Content-Type`");
        }
    }

    private static int status(String raw) throws IOException {
        return Integer.parseInt(answer(raw, STATUS).split(" ", 3)[1]);
    }

    private static String answer(String raw, int bytes) throws IOException {
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), running.server.port())) {
            client.setSoTimeout(60_000);
            try {
                client.getOutputStream().write(raw.getBytes(StandardCharsets.ISO_8859_1));
            } catch (IOException refusedBefore) {
                // The answer may be there.
            }
            byte[] some = client.getInputStream().readNBytes(bytes);
            return new String(some, StandardCharsets.UTF_8);
        }
    }
}

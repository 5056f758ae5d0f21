package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Very many who ask for events, and read no more than a first line: others are answered, and nothing of them stays. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
@Slow
class ManyListenersTest extends WithServer {
    private static final int LISTENERS = 1_000;
    private static final String BODY = "{\"sample\":\"order\"}";

    private Socket listening() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), running.server.port());
        socket.getOutputStream()
                .write("""
                        POST /api/v1/encodings HTTP/1.1\r
                        Host: localhost:%d\r
                        Accept: text/event-stream\r
                        Content-Type: application/json\r
                        Content-Length: %d\r
                        \r
                        %s""".formatted(running.server.port(), BODY.length(), BODY).getBytes(US_ASCII));
        return socket;
    }

    private static String status(Socket socket) throws IOException {
        String line = new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII)).readLine();
        return line.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length());
    }

    @Test
    void a_thousand_are_answered_or_turned_away_and_keep_nobody_else_waiting() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        Map<String, Integer> statuses = new TreeMap<>();
        try {
            for (int i = 0; i < LISTENERS; i++) {
                sockets.add(listening());
            }
            assertThat(running.get("/api/v1/dumps").statusCode()).isEqualTo(200);
            for (Socket socket : sockets) {
                statuses.merge(status(socket), 1, Integer::sum);
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }

        assertThat(statuses).containsOnlyKeys("200", "503");
        while (!json(running.get("/api/v1/work")).get("work").isEmpty()) {
            LockSupport.parkNanos(5_000_000);
        }
        assertThat(status(listening())).isEqualTo("200");
    }
}

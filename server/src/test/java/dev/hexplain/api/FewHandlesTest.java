package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that may have few files open, and more connections that say nothing than that. */
class FewHandlesTest {
    private static final int CONNECTIONS = 300;

    @TempDir
    private Path folder;

    @Test
    void connectionsLeaveHandlesForFiles() {
        assertThat(Connections.most(256, 100)).isEqualTo(92);
        assertThat(Connections.most(256, 200)).isEqualTo(32);
        assertThat(Connections.most(1L << 30, 100)).isEqualTo(10_000);
    }

    @Test
    void idleConnectionsDoNotKeepTheServerFromAnswering() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "needs a shell that sets limits");
        Process server = start();
        List<Socket> idle = new ArrayList<>();
        try (BufferedReader out = server.inputReader()) {
            URI address = URI.create(out.readLine());
            connect(address, idle);

            assertThat(status(address.resolve("/health"))).isEqualTo(200);
            assertThat(status(address.resolve("/api/v1/dumps"))).isEqualTo(200);
        } finally {
            for (Socket socket : idle) {
                socket.close();
            }
            server.destroy();
            server.waitFor();
        }
    }

    private Process start() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new ProcessBuilder(
                        "/bin/bash",
                        "-c",
                        "ulimit -n 256; exec \"$0\" \"$@\"",
                        java,
                        "-Xmx200m",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.hexplain.cli.Main",
                        "serve",
                        "--port",
                        "0",
                        "--data-dir",
                        folder.resolve("store").toString())
                .redirectError(folder.resolve("log").toFile())
                .start();
    }

    /** As many as the system lets through; the others wait to be accepted. */
    private static void connect(URI address, List<Socket> idle) throws IOException {
        for (int i = 0; i < CONNECTIONS; i++) {
            Socket socket = new Socket();
            idle.add(socket);
            try {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), address.getPort()), 500);
            } catch (SocketTimeoutException full) {
                return;
            }
        }
    }

    private static int status(URI address) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(address)
                    .timeout(Duration.ofSeconds(60))
                    .build();
            return client.send(request, BodyHandlers.discarding()).statusCode();
        }
    }
}

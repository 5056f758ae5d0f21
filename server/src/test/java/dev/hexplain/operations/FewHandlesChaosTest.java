package dev.hexplain.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.operations.ServerProcess.Launch;
import dev.hexplain.testing.Slow;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that may have few files open, and more connections that say nothing than that. */
@Slow
class FewHandlesChaosTest {
    private static final int CONNECTIONS = 600;

    /** Besides those of the class path, whose archives a test's server holds open one by one. */
    private static final int HANDLES = 80;

    @TempDir
    Path folder;

    @Test
    void idle_connections_do_not_keep_a_server_with_few_handles_from_answering() throws IOException {
        int handles = HANDLES + System.getProperty("java.class.path").split(File.pathSeparator).length;
        Launch few = Launch.shortly(folder.resolve("store"))
                .under("sh", "-c", "ulimit -n %d; exec \"$@\"".formatted(handles), "sh");
        List<Socket> idle = new ArrayList<>();
        try (ServerProcess server = ServerProcess.start(few);
                ApiClient api = new ApiClient(server.address())) {
            connect(URI.create(server.address()).getPort(), idle);

            assertThat(api.get("/health/ready").status()).isEqualTo(200);
            assertThat(api.upload("abc".getBytes(StandardCharsets.UTF_8), "abc").status())
                    .isEqualTo(201);
        } finally {
            for (Socket socket : idle) {
                socket.close();
            }
        }
    }

    /** As many as the system lets through; the others wait to be accepted. */
    private static void connect(int port, List<Socket> idle) throws IOException {
        for (int i = 0; i < CONNECTIONS; i++) {
            Socket socket = new Socket();
            idle.add(socket);
            try {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 500);
            } catch (SocketTimeoutException full) {
                return;
            }
        }
    }
}

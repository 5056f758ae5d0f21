package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many clients that come at the same moment. */
@Slow
class BurstOverHttpTest extends WithServer {
    private static final int CLIENTS = 400;
    private static final long MOST_MILLIS = 30_000;
    private static final byte[] REQUEST =
            "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    @Test
    void none_is_turned_away() throws IOException {
        long overflowsBefore = overflows();
        List<SocketChannel> clients = new ArrayList<>();
        try (Selector selector = Selector.open()) {
            for (int client = 0; client < CLIENTS; client++) {
                SocketChannel socket = SocketChannel.open();
                clients.add(socket);
                socket.configureBlocking(false);
                // Connected at once, it never becomes connectable.
                boolean connected =
                        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), running.server.port()));
                socket.register(selector, connected ? SelectionKey.OP_WRITE : SelectionKey.OP_CONNECT);
            }
            assertThat(answered(selector)).isEqualTo(CLIENTS);
            // Others on this machine may have had some meanwhile.
            assertThat(overflows() - overflowsBefore).isLessThan(CLIENTS / 4);
        } finally {
            for (SocketChannel client : clients) {
                client.close();
            }
        }
    }

    /** Connections that the system dropped since some queue of waiting ones was full; 0 where it does not say. */
    private static long overflows() throws IOException {
        Path counters = Path.of("/proc/net/netstat");
        if (!Files.isReadable(counters)) {
            return 0;
        }
        List<String> lines = Files.readAllLines(counters);
        int at = words(lines.get(0)).indexOf("ListenOverflows");
        return at < 0 ? 0 : Long.parseLong(words(lines.get(1)).get(at));
    }

    private static List<String> words(String line) {
        return List.of(line.split(" ", -1));
    }

    private static int answered(Selector selector) throws IOException {
        int answered = 0;
        long end = System.currentTimeMillis() + MOST_MILLIS;
        while (!selector.keys().isEmpty() && System.currentTimeMillis() < end) {
            selector.select(100);
            for (SelectionKey key : selector.selectedKeys()) {
                answered += advance(key) ? 1 : 0;
            }
            selector.selectedKeys().clear();
        }
        return answered;
    }

    /** Whether a client has its answer; a reset is an exception. */
    private static boolean advance(SelectionKey key) throws IOException {
        SocketChannel socket = (SocketChannel) key.channel();
        if (key.isConnectable() && socket.finishConnect()) {
            key.interestOps(SelectionKey.OP_WRITE);
        } else if (key.isWritable()) {
            socket.write(ByteBuffer.wrap(REQUEST));
            key.interestOps(SelectionKey.OP_READ);
        } else if (key.isReadable()) {
            ByteBuffer status = ByteBuffer.allocate(12);
            socket.read(status);
            key.cancel();
            return new String(status.array(), StandardCharsets.US_ASCII).equals("HTTP/1.1 200");
        }
        return false;
    }
}

package dev.hexplain.bench;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.LongFunction;

/**
 * Asks a server for pages over many connections that are kept open, each for the next when it has the one before: one
 * thread, so that it takes little of the machine that the server runs on. Measures answers a second, and how long
 * they take.
 */
final class PageLoad {
    private static final int LONGEST_ANSWER = 1 << 20;

    private final InetSocketAddress address;
    private final LongFunction<String> requests;
    private final long[] nanos = new long[1 << 22];
    private long sent;
    private int answered;
    private long received;
    private boolean measuring;

    /** @param requests the path of each request, and lines for its head */
    PageLoad(URI server, LongFunction<String> requests) {
        this.address = new InetSocketAddress(server.getHost(), server.getPort());
        this.requests = requests;
    }

    /** Answers a second, their median, 99th percentile and worst in ms, and their mean length. */
    record Figures(double rate, double median, double p99, double worst, double bytes) {
        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%,.0f/s, median %.1f ms, p99 %.1f ms, worst %.1f ms, %,.0f bytes",
                    rate,
                    median,
                    p99,
                    worst,
                    bytes);
        }
    }

    Figures run(int connections, double warmUpSeconds, double seconds) throws IOException {
        try (Selector selector = Selector.open()) {
            for (int i = 0; i < connections; i++) {
                SocketChannel channel = SocketChannel.open(address);
                channel.configureBlocking(false);
                Connection connection = new Connection(channel);
                channel.register(selector, SelectionKey.OP_READ, connection);
                connection.ask();
            }
            answer(selector, warmUpSeconds);
            measuring = true;
            answer(selector, seconds);
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
        }
        Arrays.sort(nanos, 0, answered);
        return new Figures(
                answered / seconds,
                nanos[answered / 2] / 1e6,
                nanos[(int) (answered * 0.99)] / 1e6,
                nanos[Math.max(0, answered - 1)] / 1e6,
                (double) received / Math.max(1, answered));
    }

    private void answer(Selector selector, double seconds) throws IOException {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        while (System.nanoTime() < end) {
            selector.select(100);
            for (SelectionKey key : selector.selectedKeys()) {
                ((Connection) key.attachment()).read();
            }
            selector.selectedKeys().clear();
        }
    }

    private final class Connection {
        private final SocketChannel channel;
        private final ByteBuffer in = ByteBuffer.allocate(LONGEST_ANSWER);
        private long askedAt;
        /** Bytes of the whole answer; 0 as long as they are not known, -1 where it comes in chunks. */
        private int whole;

        Connection(SocketChannel channel) {
            this.channel = channel;
        }

        void ask() throws IOException {
            String head = "GET " + requests.apply(sent++) + "\r\nHost: " + address.getHostString() + ":"
                    + address.getPort() + "\r\n\r\n";
            in.clear();
            whole = 0;
            askedAt = System.nanoTime();
            channel.write(ByteBuffer.wrap(head.getBytes(StandardCharsets.US_ASCII)));
        }

        void read() throws IOException {
            if (channel.read(in) < 0) {
                throw new IOException("The server closed a connection");
            }
            if (whole == 0) {
                readHead();
            }
            if (whole > 0 ? in.position() >= whole : whole < 0 && endsWith("\r\n0\r\n\r\n")) {
                if (measuring && answered < nanos.length) {
                    nanos[answered++] = System.nanoTime() - askedAt;
                    received += in.position();
                }
                ask();
            }
        }

        private void readHead() throws IOException {
            String text = new String(in.array(), 0, Math.min(in.position(), 2048), StandardCharsets.ISO_8859_1);
            int end = text.indexOf("\r\n\r\n");
            if (end < 0) {
                return;
            }
            String head = text.substring(0, end + 2).toLowerCase(Locale.ROOT);
            if (!head.startsWith("http/1.1 200") && !head.startsWith("http/1.1 304")) {
                throw new IOException(text);
            }
            int at = head.indexOf("\r\ncontent-length: ");
            int length = at < 0 ? 0 : Integer.parseInt(head.substring(at + 18, head.indexOf("\r\n", at + 2)));
            boolean chunked = at < 0 && head.contains("\r\ntransfer-encoding: chunked");
            whole = chunked ? -1 : end + 4 + length;
        }

        private boolean endsWith(String tail) {
            for (int i = 0; i < tail.length(); i++) {
                if (in.get(in.position() - tail.length() + i) != tail.charAt(i)) {
                    return false;
                }
            }
            return true;
        }
    }
}

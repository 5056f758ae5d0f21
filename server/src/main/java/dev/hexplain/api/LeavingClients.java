package dev.hexplain.api;

import dev.hexplain.inspect.work.Asker;
import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Clients that closed their connection while they waited for an answer. The HTTP server does not read a connection while
 * a request of it is handled, so only the system knows: Linux lists its connections (proc_net_tcp.rst of the kernel's
 * documentation). One that was closed with answers unread is reset, and in no list any more. Elsewhere nobody is known to
 * have left, and work ends by its own bounds. Safe for many threads.
 */
final class LeavingClients {
    private static final List<Path> TABLES = List.of(Path.of("/proc/self/net/tcp"), Path.of("/proc/self/net/tcp6"));
    private static final long LOOK_NANOS = Duration.ofMillis(500).toNanos();

    /** TCP_CLOSE_WAIT: the other side has closed the connection, this one has not. */
    private static final String CLOSED_BY_CLIENT = "08";

    private static final int LOCAL = 1;
    private static final int REMOTE = 2;
    private static final int STATE = 3;
    private static final int HEXADECIMAL = 16;

    private Look before = new Look(System.nanoTime() - LOOK_NANOS, false);
    private Look last = before;

    private record Connection(int port, InetAddress client, int clientPort) {
        /** Empty where it is closed already: it has no ends then. */
        static Optional<Connection> of(HttpServletRequest request) {
            return Optional.ofNullable(request.getRemoteAddr())
                    .map(client -> new Connection(
                            request.getLocalPort(), InetAddress.ofLiteral(client), request.getRemotePort()));
        }

        /** @param columns of a line of the system's table */
        static Connection of(String[] columns) {
            return new Connection(port(columns[LOCAL]), address(columns[REMOTE]), port(columns[REMOTE]));
        }

        private static int port(String end) {
            return Integer.parseInt(end.substring(end.indexOf(':') + 1), HEXADECIMAL);
        }

        /** Each four bytes are a number of the machine's byte order. */
        private static InetAddress address(String end) {
            ByteBuffer words = ByteBuffer.wrap(HexFormat.of().parseHex(end.substring(0, end.indexOf(':'))));
            ByteBuffer address = ByteBuffer.allocate(words.capacity()).order(ByteOrder.nativeOrder());
            while (words.hasRemaining()) {
                address.putInt(words.getInt());
            }
            try {
                return InetAddress.getByAddress(address.array());
            } catch (UnknownHostException notOfFourOrSixteenBytes) {
                throw new IllegalStateException(notOfFourOrSixteenBytes);
            }
        }
    }

    /** What the system lists at a time: one that changes meanwhile may be missed. */
    private static final class Look {
        private final long at;
        private final boolean isWhole;
        private final Set<Connection> all = new HashSet<>();
        private final Set<Connection> closed = new HashSet<>();

        private Look(long at, boolean isWhole) {
            this.at = at;
            this.isWhole = isWhole;
        }

        static Look now() {
            List<String[]> rows = new ArrayList<>();
            boolean isWhole = false;
            try {
                for (Path table : TABLES) {
                    rows.addAll(rows(table));
                }
                isWhole = !rows.isEmpty();
            } catch (IOException | UncheckedIOException notNow) {
                // Such as too many open files: nobody is known to have left by what is not listed.
            }
            Look look = new Look(System.nanoTime(), isWhole);
            rows.forEach(look::add);
            return look;
        }

        /** None on another system, or one without IPv6. */
        private static List<String[]> rows(Path table) throws IOException {
            if (!Files.exists(table)) {
                return List.of();
            }
            try (Stream<String> lines = Files.lines(table)) {
                return lines.skip(1)
                        .map(line -> line.strip().split("\\s+"))
                        .filter(columns -> columns.length > STATE)
                        .toList();
            }
        }

        private void add(String[] columns) {
            Connection connection = Connection.of(columns);
            all.add(connection);
            if (columns[STATE].equals(CLOSED_BY_CLIENT)) {
                closed.add(connection);
            }
        }

        boolean lacks(Connection connection) {
            return isWhole && !all.contains(connection);
        }
    }

    /** Who asks for what a request asks for, and does so as long as its connection is open. */
    Asker asker(Context ctx, String name) {
        Optional<Connection> connection = Connection.of(ctx.req());
        long begun = System.nanoTime();
        return new Asker(
                name,
                () -> System.nanoTime() - begun > LOOK_NANOS
                        && connection.map(each -> hasLeft(each, begun)).orElse(true));
    }

    private synchronized boolean hasLeft(Connection connection, long begun) {
        if (System.nanoTime() - last.at >= LOOK_NANOS || last.at - begun < 0) {
            before = last;
            last = Look.now();
        }
        return last.closed.contains(connection)
                || (before.at - begun > 0 && before.lacks(connection) && last.lacks(connection));
    }
}

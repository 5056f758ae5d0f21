package dev.hexplain.testing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** A wire to a server, which a test can cut, slow down and mend: a port that forwards to another one. */
public final class Wire implements AutoCloseable {
    private final ServerSocket listening;
    private final int target;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isCut;
    private volatile long delayMillis;
    private volatile UnaryOperator<String> answers = UnaryOperator.identity();

    private Wire(ServerSocket listening, int target) {
        this.listening = listening;
        this.target = target;
    }

    /** To a port of this machine. */
    public static Wire to(int port) {
        try {
            Wire wire = new Wire(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), port);
            Thread.ofVirtual().start(wire::accept);
            return wire;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public int port() {
        return listening.getLocalPort();
    }

    /** Ends all connections, and takes no more. */
    public void cut() {
        isCut = true;
        open.forEach(Wire::end);
    }

    /** All that goes through waits for so long, in both directions. */
    public void slow(long millis) {
        delayMillis = millis;
    }

    /** Changes what the server answers, as Latin-1, to as many characters. */
    public void answers(UnaryOperator<String> changed) {
        answers = changed;
    }

    public void mend() {
        isCut = false;
        delayMillis = 0;
        answers = UnaryOperator.identity();
    }

    private void accept() {
        try {
            while (true) {
                Socket from = listening.accept();
                if (isCut) {
                    end(from);
                    continue;
                }
                Socket to = new Socket(InetAddress.getLoopbackAddress(), target);
                open.add(from);
                open.add(to);
                Thread.ofVirtual().start(() -> forward(from, to, UnaryOperator.identity()));
                Thread.ofVirtual().start(() -> forward(to, from, said -> answers.apply(said)));
            }
        } catch (IOException closed) {
            open.forEach(Wire::end);
        }
    }

    private void forward(Socket from, Socket to, UnaryOperator<String> changed) {
        byte[] buffer = new byte[1 << 16];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                Thread.sleep(delayMillis);
                out.write(changed.apply(new String(buffer, 0, read, ISO_8859_1)).getBytes(ISO_8859_1));
            }
        } catch (IOException | InterruptedException ended) {
            // The other direction ends with this one.
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        cut();
        try {
            listening.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

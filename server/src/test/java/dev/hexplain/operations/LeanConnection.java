package dev.hexplain.operations;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection that asks one question after the other (RFC 9112), and keeps nothing of the answer: a thousand readers have
 * machines of their own, and here they share that of the server.
 */
final class LeanConnection implements AutoCloseable {
    private static final int LARGEST = 1 << 20;
    private static final int BUFFER = 16 << 10;

    private final Socket socket;
    private final InputStream in;
    private final String host;

    LeanConnection(String address) throws IOException {
        URI server = URI.create(address);
        this.host = server.getAuthority();
        this.socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort());
        socket.setTcpNoDelay(true);
        this.in = new BufferedInputStream(socket.getInputStream(), BUFFER);
    }

    /**
     * Asks, and reads the whole answer.
     *
     * @param headers their lines, without their ends
     * @return the status
     */
    int get(String path, String... headers) throws IOException {
        socket.getOutputStream()
                .write("GET %s HTTP/1.1\r\nHost: %s\r\n%s\r\n\r\n"
                        .formatted(path, host, String.join("\r\n", headers))
                        .getBytes(StandardCharsets.US_ASCII));
        int status = Integer.parseInt(line().split(" ", 3)[1]);
        long length = -1;
        for (String line = line(); !line.isEmpty(); line = line()) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Long.parseLong(lower.substring(lower.indexOf(':') + 1).strip());
            }
        }
        if (length >= 0) {
            in.skipNBytes(length);
        } else {
            skipChunks();
        }
        return status;
    }

    private void skipChunks() throws IOException {
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            in.skipNBytes(size);
            line();
        }
        line();
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int each = in.read(); each != '\n'; each = in.read()) {
            if (each < 0 || line.length() > LARGEST) {
                throw new EOFException("The answer ends within a line: " + line);
            }
            if (each != '\r') {
                line.append((char) each);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

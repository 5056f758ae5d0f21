package dev.hexplain.decoders.jrmp;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.RMIServerSocketFactory;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Records real conversations: sockets for servers and clients of these tests. */
final class RecordedConversations {
    private RecordedConversations() {}

    /** Listens on the loopback interface only, at a port that is free. */
    static final class Loopback implements RMIServerSocketFactory {
        private final List<ServerSocket> sockets = new CopyOnWriteArrayList<>();

        @Override
        public ServerSocket createServerSocket(int port) throws IOException {
            ServerSocket socket = new ServerSocket(port, 0, InetAddress.getLoopbackAddress());
            sockets.add(socket);
            return socket;
        }

        int port() {
            return sockets.getFirst().getLocalPort();
        }
    }

    /** Both directions of a connection. */
    record Recorded(ByteArrayOutputStream sent, ByteArrayOutputStream received) {}

    /** Makes sockets that keep what goes through them. */
    static final class Recorder implements RMIClientSocketFactory {
        private final List<Recorded> connections = new CopyOnWriteArrayList<>();

        List<Recorded> connections() {
            return connections;
        }

        @Override
        public Socket createSocket(String host, int port) throws IOException {
            Recorded recorded = new Recorded(new ByteArrayOutputStream(), new ByteArrayOutputStream());
            connections.add(recorded);
            return new RecordedSocket(port, recorded);
        }
    }

    private static final class RecordedSocket extends Socket {
        private final Recorded recorded;

        RecordedSocket(int port, Recorded recorded) throws IOException {
            super(InetAddress.getLoopbackAddress(), port);
            this.recorded = recorded;
        }

        @Override
        public OutputStream getOutputStream() throws IOException {
            return new FilterOutputStream(super.getOutputStream()) {
                @Override
                public void write(int value) throws IOException {
                    out.write(value);
                    recorded.sent().write(value);
                }

                @Override
                public void write(byte[] bytes, int from, int length) throws IOException {
                    out.write(bytes, from, length);
                    recorded.sent().write(bytes, from, length);
                }
            };
        }

        @Override
        public InputStream getInputStream() throws IOException {
            return new FilterInputStream(super.getInputStream()) {
                @Override
                public int read() throws IOException {
                    int value = in.read();
                    if (value >= 0) {
                        recorded.received().write(value);
                    }
                    return value;
                }

                @Override
                public int read(byte[] bytes, int from, int length) throws IOException {
                    int count = in.read(bytes, from, length);
                    if (count > 0) {
                        recorded.received().write(bytes, from, count);
                    }
                    return count;
                }
            };
        }
    }
}

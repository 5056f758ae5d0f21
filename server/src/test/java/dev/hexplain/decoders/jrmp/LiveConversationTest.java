package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.RMIServerSocketFactory;
import java.rmi.server.UnicastRemoteObject;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** A registry of the JDK that runs these tests and its client, heard on the way. */
class LiveConversationTest {
    /** What is bound. */
    interface Clock extends Remote {
        long time() throws RemoteException;
    }

    @Test
    void both_directions_of_a_connection_to_a_registry_are_explained_to_the_last_byte() throws Exception {
        Loopback server = new Loopback();
        Registry registry = LocateRegistry.createRegistry(0, null, server);
        Clock clock = () -> 42;
        Recorder recorder = new Recorder();
        try {
            Registry client = LocateRegistry.getRegistry("localhost", server.port(), recorder);
            client.rebind("clock", UnicastRemoteObject.exportObject(clock, 0, null, server));
            assertThat(client.list()).containsExactly("clock");
            Assertions.assertThatThrownBy(() -> client.lookup("missing")).isInstanceOf(NotBoundException.class);
            client.unbind("clock");
        } finally {
            UnicastRemoteObject.unexportObject(clock, true);
            UnicastRemoteObject.unexportObject(registry, true);
        }
        Recorded first = recorder.connections.getFirst();
        Talk asked = Talk.of(first.sent.toByteArray());
        Talk answered = Talk.of(first.received.toByteArray());
        assertThat(asked.isComplete()).isTrue();
        assertThat(answered.isComplete()).isTrue();
        assertThat(asked.titles().stream()
                        .filter(title -> title.startsWith("Call"))
                        .map(LiveConversationTest::name))
                .containsExactly("Call rebind", "Call list", "Call lookup", "Call unbind");
        assertThat(answered.titles()).contains("Return String[] 1 element");
        assertThat(answered.titles()).contains("Return exception java.rmi.NotBoundException: \"missing\"");
    }

    private static String name(String title) {
        return title.substring(0, title.indexOf('('));
    }

    /** Listens on the loopback interface only, at a port that is free. */
    private static final class Loopback implements RMIServerSocketFactory {
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
    private record Recorded(ByteArrayOutputStream sent, ByteArrayOutputStream received) {}

    /** Makes sockets that keep what goes through them. */
    private static final class Recorder implements RMIClientSocketFactory {
        private final List<Recorded> connections = new CopyOnWriteArrayList<>();

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

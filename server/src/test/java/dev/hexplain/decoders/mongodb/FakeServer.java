package dev.hexplain.decoders.mongodb;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.bson.BsonBinaryWriter;
import org.bson.BsonDocument;
import org.bson.codecs.BsonDocumentCodec;
import org.bson.codecs.EncoderContext;
import org.bson.io.BasicOutputBuffer;

/** As much of a server of MongoDB as a driver needs to send a few commands; keeps what passes, connection by connection. */
final class FakeServer implements AutoCloseable {
    private static final int OP_REPLY = 1;
    private static final int OP_QUERY = 2004;
    private static final int OP_MSG = 2013;
    private static final int HEADER = 16;

    private final ServerSocket socket;
    private final List<Connection> connections = new CopyOnWriteArrayList<>();

    /** What passed on one connection. */
    static final class Connection {
        private final ByteArrayOutputStream asked = new ByteArrayOutputStream();
        private final ByteArrayOutputStream answered = new ByteArrayOutputStream();

        synchronized byte[] asked() {
            return asked.toByteArray();
        }

        synchronized byte[] answered() {
            return answered.toByteArray();
        }

        private synchronized void add(byte[] question, byte[] answer) {
            asked.writeBytes(question);
            answered.writeBytes(answer);
        }
    }

    FakeServer() throws IOException {
        socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return socket.getLocalPort();
    }

    List<Connection> connections() {
        return connections;
    }

    private void accept() {
        try {
            while (true) {
                Socket client = socket.accept();
                Connection connection = new Connection();
                connections.add(connection);
                Thread.ofVirtual().start(() -> serve(client, connection));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private static void serve(Socket client, Connection connection) {
        try (client;
                DataInputStream in = new DataInputStream(client.getInputStream());
                OutputStream out = client.getOutputStream()) {
            while (true) {
                byte[] question = message(in);
                byte[] answer = answer(question);
                connection.add(question, answer);
                out.write(answer);
                out.flush();
            }
        } catch (EOFException end) {
            // The driver hung up.
        } catch (IOException closed) {
            // Or was closed.
        }
    }

    private static byte[] message(DataInputStream in) throws IOException {
        int length = Integer.reverseBytes(in.readInt());
        byte[] message = ByteBuffer.allocate(length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(length)
                .array();
        in.readFully(message, Integer.BYTES, length - Integer.BYTES);
        return message;
    }

    private static byte[] answer(byte[] question) {
        ByteBuffer asked = ByteBuffer.wrap(question).order(ByteOrder.LITTLE_ENDIAN);
        boolean query = asked.getInt(12) == OP_QUERY;
        String says = new String(question, java.nio.charset.StandardCharsets.ISO_8859_1);
        BsonDocument document = BsonDocument.parse(
                says.contains("find\0orders") || says.contains("\u0002find")
                        ? "{cursor: {id: 0, ns: 'trading.orders', firstBatch: [{_id: 7, side: 'BUY'}]}, ok: 1.0}"
                        : query || says.contains("\u0010hello") || says.contains("\u0010isMaster")
                                ? "{ok: 1.0, isWritablePrimary: true, ismaster: true, helloOk: true, minWireVersion: 0,"
                                        + " maxWireVersion: 21, maxBsonObjectSize: 16777216, maxMessageSizeBytes:"
                                        + " 48000000, maxWriteBatchSize: 100000, compression: ["
                                        + (says.contains("zlib") ? "'zlib'" : "") + "]}"
                                : "{ok: 1.0, n: 2}");
        return query ? reply(asked.getInt(4), OP_REPLY, 20, document) : reply(asked.getInt(4), OP_MSG, 5, document);
    }

    /** @param between bytes between the header and the document: 0, but for the count of documents of OP_REPLY */
    private static byte[] reply(int to, int opcode, int between, BsonDocument document) {
        BasicOutputBuffer bson = new BasicOutputBuffer();
        new BsonDocumentCodec()
                .encode(
                        new BsonBinaryWriter(bson),
                        document,
                        EncoderContext.builder().build());
        byte[] bytes = bson.toByteArray();
        ByteBuffer reply = ByteBuffer.allocate(HEADER + between + bytes.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(HEADER + between + bytes.length)
                .putInt(1000 + to)
                .putInt(to)
                .putInt(opcode);
        if (opcode == OP_REPLY) {
            reply.putInt(HEADER + between - Integer.BYTES, 1);
        }
        return reply.position(HEADER + between).put(bytes).array();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}

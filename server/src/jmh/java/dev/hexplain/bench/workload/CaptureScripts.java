package dev.hexplain.bench.workload;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** What the connections of {@link MixedCapture} say: the payloads of the committed samples, and more of the kind. */
final class CaptureScripts {
    private static final Path SAMPLES = Path.of("..", "samples");
    private static final int LARGEST = 1 << 14;
    private static final int PIPELINED = 8;

    private CaptureScripts() {}

    /** What both sides of a connection send. */
    interface Script {
        int port();

        /**
         * The message of a side, from 0.
         *
         * @param turn how many it sent before
         */
        byte[] message(int side, int turn, Random random);

        /** Whether each message is one datagram, of which there is one each way. */
        boolean datagrams();
    }

    /** A script whose messages are told by a function. */
    private record StreamedValues(int port, boolean datagrams, Words words) implements Script {
        @Override
        public byte[] message(int side, int turn, Random random) {
            return words.message(side, turn, random);
        }
    }

    @FunctionalInterface
    private interface Words {
        byte[] message(int side, int turn, Random random);
    }

    /** One of each kind; TLS and unknown bytes more often, as on any network. */
    static List<Script> all() throws IOException {
        byte[] order = Files.readAllBytes(SAMPLES.resolve("encodings/order.json.bin"));
        byte[] bson = Files.readAllBytes(SAMPLES.resolve("encodings/order.bson4jackson.bin"));
        byte[] java = Files.readAllBytes(SAMPLES.resolve("java/addresses.ser"));
        Script tls = new StreamedValues(443, false, CaptureScripts::tls);
        Script unknown = new StreamedValues(7400, false, CaptureScripts::unknown);
        return List.of(
                tls,
                new StreamedValues(80, false, (side, turn, random) -> http(side, turn, repeated(order))),
                tls,
                new StreamedValues(6379, false, (side, turn, random) -> redis(side, turn, order)),
                recorded("captures/kafka.pcap", 0, 9092),
                tls,
                new StreamedValues(27_017, false, (side, turn, random) -> repeated(mongo(side, turn, bson))),
                unknown,
                recorded("captures/rmi.pcap", 2, 1099),
                new StreamedValues(8443, false, CaptureScripts::tls),
                new StreamedValues(8080, false, (side, turn, random) -> http(side, turn, repeated(order))),
                unknown,
                new StreamedValues(4711, false, (side, turn, random) -> repeated(framed(java))),
                new StreamedValues(53, true, CaptureScripts::names));
    }

    /** What the sides of a connection of a sample sent, then again and again what follows its opening. */
    private static Script recorded(String sample, int flow, int port) throws IOException {
        Source source = Source.ofFile(SAMPLES.resolve(sample));
        try (source;
                CaptureIndex index =
                        CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE)) {
            byte[][] sent = {
                index.stream(flow, Side.A).copy(0, LARGEST),
                index.stream(flow, Side.B).copy(0, LARGEST)
            };
            byte[][] more = {repeated(behindOpening(sent[0])), repeated(behindOpening(sent[1]))};
            return new StreamedValues(port, false, (side, turn, random) -> turn == 0 ? sent[side] : more[side]);
        }
    }

    /** RMI: from the first call on, or its answer; for others all. */
    private static byte[] behindOpening(byte[] sent) {
        for (int at = 1; at + 1 < sent.length; at++) {
            if (sent[at] == (byte) 0xAC && sent[at + 1] == (byte) 0xED && (sent[at - 1] & 0xFE) == 0x50) {
                return Arrays.copyOfRange(sent, at - 1, sent.length);
            }
        }
        return sent;
    }

    /** So often that packets are full, as under load. */
    private static byte[] repeated(byte[] message) {
        return join(Collections.nCopies(PIPELINED, message).toArray(byte[][]::new));
    }

    private static byte[] http(int side, int turn, byte[] body) {
        return side == 0
                ? ascii("GET /orders/%d HTTP/1.1\r\nHost: shop.example\r\nAccept: application/json\r\n\r\n"
                        .formatted(turn))
                : join(
                        ascii(
                                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\nETag: \"%d\"\r\n\r\n"
                                        .formatted(body.length, turn)),
                        body);
    }

    private static byte[] redis(int side, int turn, byte[] value) {
        String key = "order:" + turn;
        return repeated(
                side == 0
                        ? ascii("*2\r\n$3\r\nGET\r\n$%d\r\n%s\r\n".formatted(key.length(), key))
                        : join(ascii("$%d\r\n".formatted(value.length)), value, ascii("\r\n")));
    }

    /** An OP_MSG with one document. */
    private static byte[] mongo(int side, int turn, byte[] document) {
        int length = 16 + 4 + 1 + document.length;
        return ByteBuffer.allocate(length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(length)
                .putInt(side == 0 ? turn + 1 : turn + 100_001)
                .putInt(side == 0 ? 0 : turn + 1)
                .putInt(2013)
                .putInt(0)
                .put((byte) 0)
                .put(document)
                .array();
    }

    /** A handshake record first, then records of application data that look like noise. */
    private static byte[] tls(int side, int turn, Random random) {
        int length = side == 0 ? 200 + random.nextInt(400) : 500 + random.nextInt(LARGEST - 500);
        byte[] noise = new byte[length];
        random.nextBytes(noise);
        ByteBuffer message = ByteBuffer.allocate(5 + length);
        message.put((byte) (turn == 0 ? 0x16 : 0x17))
                .put((byte) 3)
                .put((byte) 3)
                .putShort((short) length);
        return message.put(noise).array();
    }

    /** Records with a length, a kind, a number and a body of small integers. */
    private static byte[] unknown(int side, int turn, Random random) {
        int fields = 1 + random.nextInt(side == 0 ? 80 : 2000);
        ByteBuffer message = ByteBuffer.allocate(10 + 4 * fields);
        message.putInt(message.capacity()).putShort((short) (side + 7)).putInt(turn);
        for (int field = 0; field < fields; field++) {
            message.putInt(random.nextInt(5000));
        }
        return message.array();
    }

    private static byte[] framed(byte[] object) {
        return ByteBuffer.allocate(4 + object.length)
                .putInt(object.length)
                .put(object)
                .array();
    }

    private static byte[] names(int side, int turn, Random random) {
        ByteBuffer message = ByteBuffer.allocate(12 + 18 + 4 + (side == 0 ? 0 : 16));
        message.putShort((short) random.nextInt(1 << 16)).putShort((short) (side == 0 ? 0x0100 : 0x8180));
        message.putShort((short) 1).putShort((short) side).putInt(0);
        message.put((byte) 4)
                .put(ascii("shop"))
                .put((byte) 7)
                .put(ascii("example"))
                .put((byte) 3)
                .put(ascii("com"));
        return message.put((byte) 0).putShort((short) 1).putShort((short) 1).array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}

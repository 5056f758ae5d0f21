package dev.hexplain.bench.workload;

import dev.hexplain.testing.Frames;
import dev.hexplain.testing.Frames.Segment;
import dev.hexplain.testing.PcapWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A capture in front of some servers: many connections of different lengths at once that speak HTTP, Redis, Kafka,
 * MongoDB, Java RMI, TLS, and protocols nobody knows, and name lookups between them. The seed is fixed.
 */
public final class MixedCapture {
    /** Of the file. */
    public static final int FLOWS = 3190;

    private static final long BYTES = 205_000_000;
    private static final int FULL = 1448;
    private static final int FEWEST = 4;
    private static final long SEED = 14;

    /** A few connections carry most bytes: the share of the mean that each of eight has. */
    private static final double[] SHARES = {0.02, 0.05, 0.1, 0.2, 0.5, 0.9, 1.6, 4.6};

    private final Random random = new Random(SEED);
    private final PcapWriter out;

    private MixedCapture(OutputStream out) {
        this.out = PcapWriter.of(out);
    }

    /** A capture of 205 MB with 3,190 flows. */
    public static Path file() throws IOException {
        return WorkloadFile.of(
                "capture-mixed-200MB.pcap", out -> new MixedCapture(out).write(CaptureScripts.all(), FLOWS, BYTES));
    }

    private void write(List<CaptureScripts.Script> scripts, int flows, long bytes) {
        List<Connection> open = new ArrayList<>();
        for (int number = 0; number < flows; number++) {
            CaptureScripts.Script script = scripts.get(number % scripts.size());
            double share = SHARES[random.nextInt(SHARES.length)];
            open.add(new Connection(number, script, Math.max(FEWEST * FULL / 2, (long) (share * bytes / flows))));
        }
        open.forEach(Connection::begin);
        while (!open.isEmpty()) {
            int at = random.nextInt(open.size());
            Connection next = open.get(at);
            if (!next.exchange()) {
                open.set(at, open.getLast());
                open.removeLast();
            }
        }
    }

    /** One connection, and what is left to be sent over it. */
    private final class Connection {
        private final int client;
        private final int clientPort;
        private final CaptureScripts.Script script;
        private long left;
        private int turn;
        private final int[] sent = new int[2];

        Connection(int number, CaptureScripts.Script script, long left) {
            this.client = 1 + number % 60_000;
            this.clientPort = 20_000 + number % 12_000;
            this.script = script;
            this.left = left;
        }

        void begin() {
            if (!script.datagrams()) {
                segment(0, Frames.SYN, new byte[0]);
                sent[0]++;
                segment(1, Frames.SYN | Frames.ACK, new byte[0]);
                sent[1]++;
                segment(0, Frames.ACK, new byte[0]);
            }
        }

        /** Sends a request and its answer; false where that was the last. */
        boolean exchange() {
            for (int side = 0; side < 2; side++) {
                byte[] message = script.message(side, turn, random);
                left -= message.length;
                for (int at = 0; at < message.length; at += FULL) {
                    send(side, Arrays.copyOfRange(message, at, Math.min(message.length, at + FULL)));
                }
            }
            turn++;
            return left > 0 && !script.datagrams();
        }

        private void send(int side, byte[] part) {
            if (script.datagrams()) {
                byte[] udp = side == 0
                        ? Frames.udp(clientPort, script.port(), part)
                        : Frames.udp(script.port(), clientPort, part);
                out.add(Frames.ethernet(
                        0x0800,
                        side == 0 ? Frames.ipv4(client, server(), 17, udp) : Frames.ipv4(server(), client, 17, udp)));
            } else {
                segment(side, Frames.ACK, part);
                sent[side] += part.length;
            }
        }

        private void segment(int side, int flags, byte[] part) {
            Segment segment = new Segment(sent[side], flags == Frames.SYN ? 0 : sent[1 - side], flags, 0x8000);
            out.add(
                    side == 0
                            ? Frames.tcpFrame(client, clientPort, server(), script.port(), segment, part)
                            : Frames.tcpFrame(server(), script.port(), client, clientPort, segment, part));
        }

        private int server() {
            return (1 << 20) + script.port();
        }
    }
}

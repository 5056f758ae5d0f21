package dev.hexplain.testing;

import dev.hexplain.testing.Frames.Segment;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * Writes large captures of many TCP conversations at once, as servers have them: requests of a few hundred bytes, answers
 * in full segments with an acknowledgment for every second, one segment in a thousand sent again and one in a thousand
 * late.
 */
public final class BigCaptures {
    private static final int FULL = 1448;
    private static final int PORT = 8080;

    private final Random random = new Random(5);
    private final PcapWriter out;
    private final byte[] payload = new byte[FULL];
    private final int[] sentByClient;
    private final int[] sentByServer;
    private final int largest;
    private long bytes = 24;
    private long packets;

    private BigCaptures(OutputStream out, int flows, int largest) {
        this.out = PcapWriter.of(out);
        this.sentByClient = new int[flows];
        this.sentByServer = new int[flows];
        this.largest = largest;
        random.nextBytes(payload);
    }

    /**
     * A capture of about a size.
     *
     * @param largest bytes of a payload at most
     */
    public static void write(Path file, int flows, long size, long mostPackets, int largest) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            BigCaptures capture = new BigCaptures(out, flows, largest);
            for (int flow = 0; flow < flows; flow++) {
                capture.handshake(flow);
            }
            while (capture.bytes < size && capture.packets < mostPackets) {
                capture.exchange(capture.random.nextInt(flows));
            }
        }
    }

    private void handshake(int flow) {
        client(flow, Frames.SYN, 0);
        sentByClient[flow]++;
        server(flow, Frames.SYN | Frames.ACK, 0);
        sentByServer[flow]++;
        client(flow, Frames.ACK, 0);
    }

    private void exchange(int flow) {
        int request = 1 + random.nextInt(Math.min(largest, 400));
        client(flow, Frames.ACK, request);
        sentByClient[flow] += request;
        int segments = 1 + random.nextInt(6);
        for (int i = 0; i < segments; i++) {
            int chance = random.nextInt(1000);
            if (chance == 0 && i + 1 < segments) {
                sentByServer[flow] += largest;
                server(flow, Frames.ACK, largest);
                sentByServer[flow] -= largest;
                server(flow, Frames.ACK, largest);
                sentByServer[flow] += largest;
                i++;
            } else {
                server(flow, Frames.ACK, largest);
                if (chance == 1) {
                    server(flow, Frames.ACK, largest);
                }
            }
            sentByServer[flow] += largest;
            if (i % 2 == 1) {
                client(flow, Frames.ACK, 0);
            }
        }
    }

    private void client(int flow, int flags, int length) {
        Segment segment = new Segment(sentByClient[flow], flags == Frames.SYN ? 0 : sentByServer[flow], flags, 0x8000);
        frame(Frames.tcpFrame(1 + flow, 40_000 + flow % 20_000, 1 << 20, PORT, segment, data(length)));
    }

    private void server(int flow, int flags, int length) {
        Segment segment = new Segment(sentByServer[flow], sentByClient[flow], flags, 0x8000);
        frame(Frames.tcpFrame(1 << 20, PORT, 1 + flow, 40_000 + flow % 20_000, segment, data(length)));
    }

    private byte[] data(int length) {
        byte[] data = new byte[length];
        System.arraycopy(payload, 0, data, 0, length);
        return data;
    }

    private void frame(byte[] frame) {
        out.add(frame);
        bytes += 16 + frame.length;
        packets++;
    }
}

package dev.hexplain.samples;

import dev.hexplain.samples.CaughtWire.End;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** A connection of TCP (RFC 9293) on a wire: both sides' segments, with numbers and acknowledgements that fit. */
final class TcpTalk {
    private static final int FIN = 0x01;
    private static final int SYN = 0x02;
    private static final int PSH = 0x08;
    private static final int ACK = 0x10;
    private static final int HEADER = 20;
    private static final int WINDOW = 64_240;
    /** What every host takes (RFC 9293, section 3.7.1); small, so that an object has several packets. */
    private static final int MAXIMUM_SEGMENT = 536;

    private static final long TRAVEL = 180_000;

    private final CaughtWire wire;
    private final Half client;
    private final Half server;

    /** What one side has sent. */
    private static final class Half {
        private final End end;
        private int next;

        Half(End end, int first) {
            this.end = end;
            this.next = first;
        }
    }

    TcpTalk(CaughtWire wire, End client, End server) {
        this.wire = wire;
        this.client = new Half(client, 1_000_000);
        this.server = new Half(server, 2_000_000_000);
    }

    /** The three segments that begin a connection. */
    TcpTalk open() {
        send(client, server, SYN, new byte[0]);
        client.next++;
        send(server, client, SYN | ACK, new byte[0]);
        server.next++;
        send(client, server, ACK, new byte[0]);
        return this;
    }

    TcpTalk asks(RmiConversation said) {
        return says(client, server, said.bytes());
    }

    TcpTalk asks(byte[] said) {
        return says(client, server, said);
    }

    TcpTalk answers(byte[] said) {
        return says(server, client, said);
    }

    TcpTalk answers(RmiConversation said) {
        return says(server, client, said.bytes());
    }

    /** An answer whose second segment the capture does not hold, though it came. */
    TcpTalk answersWithLoss(RmiConversation said) {
        byte[] bytes = said.bytes();
        int from = Math.min(MAXIMUM_SEGMENT, bytes.length);
        int to = Math.min(2 * MAXIMUM_SEGMENT, bytes.length);
        says(server, client, Arrays.copyOf(bytes, from));
        server.next += to - from;
        return says(server, client, Arrays.copyOfRange(bytes, to, bytes.length));
    }

    /** Asks, and asks the same again, since nobody acknowledged it. */
    TcpTalk asksTwice(RmiConversation said) {
        byte[] bytes = said.bytes();
        send(client, server, PSH | ACK, bytes);
        wire.pass(200_000_000);
        return says(client, server, bytes);
    }

    TcpTalk after(long millis) {
        wire.pass(millis * 1_000_000);
        return this;
    }

    /** Both sides say that they end. */
    void close() {
        send(client, server, FIN | ACK, new byte[0]);
        client.next++;
        send(server, client, FIN | ACK, new byte[0]);
        server.next++;
        send(client, server, ACK, new byte[0]);
    }

    private TcpTalk says(Half from, Half to, byte[] bytes) {
        for (int at = 0; at < bytes.length; at += MAXIMUM_SEGMENT) {
            int end = Math.min(bytes.length, at + MAXIMUM_SEGMENT);
            send(from, to, end == bytes.length ? PSH | ACK : ACK, Arrays.copyOfRange(bytes, at, end));
            from.next += end - at;
        }
        send(to, from, ACK, new byte[0]);
        return this;
    }

    private void send(Half from, Half to, int flags, byte[] payload) {
        ByteBuffer segment = ByteBuffer.allocate(HEADER + payload.length)
                .putShort((short) from.end.port())
                .putShort((short) to.end.port())
                .putInt(from.next)
                .putInt((flags & ACK) == 0 ? 0 : to.next)
                .put((byte) (HEADER / 4 << 4))
                .put((byte) flags)
                .putShort((short) WINDOW)
                .putShort((short) 0)
                .putShort((short) 0)
                .put(payload);
        wire.segment(from.end, to.end, segment);
        wire.pass(TRAVEL);
    }
}

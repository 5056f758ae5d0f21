package dev.hexplain.ingest.capture;

import dev.hexplain.testing.Frames;
import dev.hexplain.testing.Frames.Segment;
import dev.hexplain.testing.PcapWriter;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A conversation of 10.0.0.1:1000 (a) and 10.0.0.2:2000 (b), packet by packet; sequence numbers count from each ISN. */
final class Conversation {
    private static final byte[] NOTHING = {};

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PcapWriter out = PcapWriter.of(bytes);
    private final int isnA;
    private final int isnB;
    private int window = 0xFFFF;

    Conversation(int isnA, int isnB) {
        this.isnA = isnA;
        this.isnB = isnB;
    }

    static Conversation begun() {
        return new Conversation(5000, 9000).handshake();
    }

    Conversation handshake() {
        return a(0, 0, Frames.SYN, NOTHING)
                .b(0, 1, Frames.SYN | Frames.ACK, NOTHING)
                .a(1, 1, Frames.ACK, NOTHING);
    }

    Conversation window(int size) {
        window = size;
        return this;
    }

    /** Text of a; {@code sequence} 1 is the first byte. */
    Conversation a(int sequence, String text) {
        return a(sequence, 1, Frames.ACK, text.getBytes(StandardCharsets.US_ASCII));
    }

    Conversation a(int sequence, int acknowledged, int flags, byte[] data) {
        out.add(Frames.tcpFrame(1, 1000, 2, 2000, segment(isnA + sequence, isnB + acknowledged, flags), data));
        return this;
    }

    Conversation b(int sequence, int acknowledged, int flags, byte[] data) {
        out.add(Frames.tcpFrame(2, 2000, 1, 1000, segment(isnB + sequence, isnA + acknowledged, flags), data));
        return this;
    }

    private Segment segment(int sequence, int acknowledged, int flags) {
        return new Segment(sequence, (flags & Frames.ACK) == 0 ? 0 : acknowledged, flags, window);
    }

    /** A frame of which less was captured than was on the wire. */
    Conversation cut(int sequence, String text, int kept) {
        byte[] data = text.getBytes(StandardCharsets.US_ASCII);
        byte[] frame = Frames.tcpFrame(1, 1000, 2, 2000, segment(isnA + sequence, isnB + 1, Frames.ACK), data);
        out.add(Arrays.copyOf(frame, frame.length - data.length + kept), frame.length);
        return this;
    }

    byte[] capture() {
        return bytes.toByteArray();
    }

    CaptureIndex index() {
        return Captures.index(capture());
    }

    /** What a sent; gaps are dots. */
    static String textOfA(CaptureIndex index, OverlapPolicy policy) {
        byte[] bytes = Captures.stream(index.stream(0, Side.A, policy));
        return new String(bytes, StandardCharsets.US_ASCII).replace('\0', '.');
    }

    static String textOfA(CaptureIndex index) {
        return textOfA(index, OverlapPolicy.FIRST_WINS);
    }
}

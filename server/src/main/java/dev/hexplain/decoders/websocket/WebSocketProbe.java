package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognizes frames, which have no signature, by consecutive valid ones with the same use of masks. */
final class WebSocketProbe {
    private static final int TRIED = 64;
    /** By the number of frames seen; more count like the last entry. */
    private static final int[] CONFIDENCE = {0, 30, 50, 60, 70};

    /**
     * The evidence of a frame's first two bytes: three bits are zero, the opcode is one of six, masking is as before.
     */
    private static final double HEAD = 5;

    private WebSocketProbe() {}

    static List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        boolean masked = in.left() > 1 && in.bytes.u1(1) >= 0x80;
        boolean continued = false;
        int frames = 0;
        double bits = 0;
        while (frames < TRIED && !in.atEnd() && in.gapEnd() == in.pos) {
            long left = in.left();
            WebSocketFrameHeader head = frame(in, masked);
            if (head == null || !head.mayFollow(continued)) {
                return List.of();
            }
            continued = head.isControl() ? continued : !head.fin();
            frames++;
            bits += HEAD + bits(head, left);
        }
        return Evidence.of(source, bits, in.pos)
                .candidates(
                        WebSocket.FORMAT.id(),
                        CONFIDENCE[Math.min(frames, CONFIDENCE.length - 1)],
                        "Reads as %d %s that lead from one to the next"
                                .formatted(frames, frames == 1 ? "frame" : "frames"));
    }

    /** The evidence of a length that fits, and of valid text. */
    private static double bits(WebSocketFrameHeader head, long left) {
        double length = Evidence.bits(head.size() > 2 ? head.size() - 2 : 1, (double) left) - (head.size() > 2 ? 0 : 1);
        boolean text =
                !head.masked() && head.opcode() == WebSocketFrameHeader.TEXT && head.reserved() == 0 && head.fin();
        return Math.max(0, length) + (text ? Evidence.textBits(Math.min(head.length(), Evidence.LOOKED_AT)) : 0);
    }

    /** Skips a complete frame; null where there is none. */
    private static @Nullable WebSocketFrameHeader frame(ParseInput in, boolean masked) {
        if (in.left() < 2
                || in.left() < WebSocketFrameHeader.size(in.bytes, in.pos) + (masked ? WebSocketFrameHeader.MASK : 0)) {
            return null;
        }
        WebSocketFrameHeader head = WebSocketFrameHeader.at(in.bytes, in.pos);
        long payload = in.pos + head.size();
        if (!head.isPossible() || head.masked() != masked || head.length() > in.end - payload) {
            return null;
        }
        in.pos = payload + head.length();
        boolean plain = !masked && head.reserved() == 0 && head.opcode() == WebSocketFrameHeader.TEXT && head.fin();
        return !plain || PlainText.isLikely(in.bytes, payload, in.pos) ? head : null;
    }
}

package dev.hexplain.decoders.websocket;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.Input;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Frames have no signature: they are believed where they lead from one to the next, and say the same of masks. */
final class FrameProbe {
    private static final int TRIED = 64;
    /** By frames that were seen; more are as good as the last. */
    private static final int[] CONFIDENCE = {0, 30, 50, 60, 70};

    private FrameProbe() {}

    static List<Candidate> probe(Source source) {
        Input in = new Input(source, 0);
        boolean masked = in.left() > 1 && in.bytes.u1(1) >= 0x80;
        boolean continued = false;
        int frames = 0;
        while (frames < TRIED && !in.atEnd() && in.gapEnd() == in.pos) {
            Head head = frame(in, masked);
            if (head == null || !head.mayFollow(continued)) {
                return List.of();
            }
            continued = head.isControl() ? continued : !head.fin();
            frames++;
        }
        return frames == 0
                ? List.of()
                : List.of(new Candidate(
                        WebSocket.FORMAT.id(),
                        0,
                        CONFIDENCE[Math.min(frames, CONFIDENCE.length - 1)],
                        "Reads as %d %s that lead from one to the next"
                                .formatted(frames, frames == 1 ? "frame" : "frames")));
    }

    /** Moves over a frame that is all there; null where none is. */
    private static @Nullable Head frame(Input in, boolean masked) {
        if (in.left() < 2 || in.left() < Head.size(in.bytes, in.pos) + (masked ? Head.MASK : 0)) {
            return null;
        }
        Head head = Head.at(in.bytes, in.pos);
        long payload = in.pos + head.size();
        if (!head.isPossible() || head.masked() != masked || head.length() > in.end - payload) {
            return null;
        }
        in.pos = payload + head.length();
        boolean plain = !masked && head.reserved() == 0 && head.opcode() == Head.TEXT && head.fin();
        return !plain || PlainText.isLikely(in.bytes, payload, in.pos) ? head : null;
    }
}

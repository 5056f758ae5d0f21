package dev.hexplain.decoders.frames;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/** Grammar of length-prefixed frames: {@code (length payload)*}. */
final class FramesGrammar extends MessageGrammar {
    private @Nullable FramesLengthPrefix prefix;

    /** @param chosen the prefix of all frames; null to detect it */
    FramesGrammar(Parse parse, @Nullable FramesLengthPrefix chosen) {
        super(parse, FramesShapes.ROOT);
        this.prefix = chosen;
    }

    @Override
    protected void message() {
        FramesLengthPrefix known = prefix == null ? detected() : prefix;
        prefix = known;
        parts.need(known.size(), "the length of a frame");
        long payload = known.payload(in.bytes, in.pos);
        if (payload < 0) {
            throw MalformedInput.wrong(
                    in.pos,
                    known.size(),
                    "No frame has such a length",
                    known.inclusive ? known.size() + " or more" : "0 or more",
                    Long.toString(known.inclusive ? payload + known.size() : payload));
        }
        long left = in.left() - known.size();
        parts.open(FramesShapes.FRAME, in.pos + known.size() + Math.min(payload, left));
        parts.leaf(FramesShapes.length(known), known.size(), "a length");
        if (payload > left) {
            parse.issue(
                    MalformedInput.endOfSource(in.pos, "a frame", payload, left).issue());
        }
        long length = parts.left();
        if (length > 0) {
            parts.payload(FramesShapes.PAYLOAD, length, "a payload");
        }
        parts.close();
    }

    private FramesLengthPrefix detected() {
        FramesPrefixMatch best = FramesPrefixMatch.best(in, in.pos)
                .orElseThrow(() -> MalformedInput.wrong(
                        in.pos, 0, "No length leads from frame to frame", "a length of 2, 4 or 8 bytes", ""));
        parse.issue(Issue.note(in.pos, best.prefix().size(), best.reason()));
        return best.prefix();
    }
}

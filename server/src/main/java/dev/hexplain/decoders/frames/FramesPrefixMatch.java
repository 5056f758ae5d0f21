package dev.hexplain.decoders.frames;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of following a length prefix from frame to frame.
 *
 * @param frames number of complete frames
 * @param reached the offset after the last of them
 * @param whole whether that is the end of the source
 * @param goesOn whether following stopped before the end
 * @param bits of evidence: random lengths would rarely be small, and random frames would rarely end with the source
 */
record FramesPrefixMatch(
        FramesLengthPrefix prefix, long frames, long reached, boolean whole, boolean goesOn, double bits) {
    /** At most so many frames are followed, or so many bytes, whichever is more. */
    private static final int FOLLOWED = 8;

    private static final int TRIED = 1 << 17;

    private static final List<FramesLengthPrefix> PREFIXES = List.of(FramesLengthPrefix.values());

    private static final int FEW = 3;

    /** The number of sizes, byte orders and ways to count: trying all of them makes a chance match likelier. */
    private static final double CHOICE = 6;

    /** The evidence against frames where the last one is incomplete. */
    private static final double CUT = 16;

    /** Of prefixes that reach equally far, the one with more evidence is the better. */
    private static final Comparator<FramesPrefixMatch> BY_BITS = (one, other) ->
            one.bits == other.bits ? other.prefix.compareTo(one.prefix) : Double.compare(one.bits, other.bits);

    /** Follows a prefix from an offset. */
    static FramesPrefixMatch of(FramesLengthPrefix prefix, ParseInput in, long from) {
        long at = from;
        long frames = 0;
        long empty = 0;
        long longest = 0;
        while ((frames < FOLLOWED || at - from < TRIED) && in.end - at >= prefix.size()) {
            long payload = prefix.payload(in.bytes, at);
            long left = in.end - at - prefix.size();
            if (payload < 0 || payload > left) {
                break;
            }
            frames++;
            empty += payload == 0 ? 1 : 0;
            longest = Math.max(longest, payload);
            at += prefix.size() + payload;
        }
        boolean whole = at == in.end;
        if (frames == 0) {
            return new FramesPrefixMatch(
                    prefix, 0, at, whole, false, 0); // of most bytes, and then no logarithm is needed
        }
        boolean stopped = !whole && (frames >= FOLLOWED && at - from >= TRIED);
        boolean wide = prefix.size() > 2;
        boolean meaningless = empty * 2 >= frames || (!whole && !stopped && (frames < FEW || !wide));
        if (meaningless || (!wide && isWords(in, from))) {
            return new FramesPrefixMatch(prefix, frames, at, whole, stopped, 0);
        }
        double small = (frames - empty) * Evidence.bits(prefix.size(), longest + 1.0) - Byte.SIZE;
        double bits = Math.max(fitting(prefix, in, from, at), small)
                + (whole ? Math.log(1.0 + longest) / Math.log(2) : stopped ? 0 : -CUT)
                - CHOICE;
        return new FramesPrefixMatch(prefix, frames, at, whole, stopped, bits);
    }

    private static boolean isWords(ParseInput in, long from) {
        return PlainText.isPrintable(in.bytes, from, Math.min(in.end, from + Evidence.LOOKED_AT));
    }

    /** The evidence that the payloads of all frames between two offsets are there: a logarithm for each. */
    private static double fitting(FramesLengthPrefix prefix, ParseInput in, long from, long reached) {
        double bits = 0;
        for (long at = from; at < reached; at += prefix.size() + prefix.payload(in.bytes, at)) {
            long left = in.end - at - prefix.size();
            bits += Evidence.bits(prefix.size(), left + 1.0);
        }
        return bits;
    }

    /** The prefix that reaches farthest; the first of equals. */
    static Optional<FramesPrefixMatch> best(ParseInput in, long from) {
        @Nullable FramesPrefixMatch best = null;
        for (FramesLengthPrefix prefix : PREFIXES) {
            FramesPrefixMatch match = of(prefix, in, from);
            if (match.bits > 0 && (best == null || BY_BITS.compare(match, best) > 0)) {
                best = match;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether it is more than one matching length; short lengths fit anywhere, but do not end with the source. */
    boolean isConclusive() {
        return frames > 1 && (whole || prefix.size() > 2);
    }

    /** What was found, as shown to users. */
    String words() {
        return "Reads as " + frames + (frames == 1 ? " frame" : " frames") + " behind their lengths (" + prefix.words()
                + ")";
    }

    /** The same, and how far it reaches. */
    String reason() {
        return words() + (whole ? ", to the last byte" : ", and then one that is not whole");
    }
}

package dev.hexplain.decoders.frames;

import dev.hexplain.decode.documents.Input;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How far a prefix leads from frame to frame.
 *
 * @param frames that are there whole
 * @param whole whether the last one ends with the source
 * @param score 0 to 100: that bytes lead to the end by chance is the less likely the more frames there are, and the more
 *     of each length could have been anything; two bytes lead almost to the end of whatever there is
 */
record Tiling(Prefix prefix, long frames, boolean whole, int score) {
    /** More are as good. */
    private static final int MOST_FRAMES = 1000;

    private static final int FEW = 3;

    /** The likelier prefix wins where they lead as far. */
    private static final Comparator<Tiling> BY_SCORE =
            Comparator.comparingInt((Tiling tiling) -> tiling.score).thenComparing(tiling -> -tiling.prefix.ordinal());

    /** Tries a prefix from an offset on. */
    static Tiling of(Prefix prefix, Input in, long from) {
        long at = from;
        long frames = 0;
        long empty = 0;
        while (frames < MOST_FRAMES && in.end - at >= prefix.size()) {
            long payload = prefix.payload(in.bytes, at);
            if (payload < 0 || payload > in.end - at - prefix.size()) {
                break;
            }
            frames++;
            empty += payload == 0 ? 1 : 0;
            at += prefix.size() + payload;
        }
        boolean whole = at == in.end || frames == MOST_FRAMES;
        return new Tiling(prefix, frames, whole, score(prefix, frames, empty, whole));
    }

    private static int score(Prefix prefix, long frames, long empty, boolean whole) {
        boolean wide = prefix.size() > 2;
        boolean meaningless = frames == 0 || empty * 2 >= frames || (!whole && (frames < FEW || !wide));
        if (meaningless) {
            return 0;
        }
        int end = whole ? frames == 1 ? 20 : 35 : 15;
        return end + (wide ? prefix.size() == 4 ? 10 : 11 : 0) + (int) Math.min(39, 8 * (frames - 1));
    }

    /** The prefix that leads farthest; the first of those that lead as far. */
    static Optional<Tiling> best(Input in, long from) {
        return Stream.of(Prefix.values())
                .map(prefix -> of(prefix, in, from))
                .filter(tiling -> tiling.score > 0)
                .max(BY_SCORE);
    }

    /** Why, for people. */
    String reason() {
        String count = frames >= MOST_FRAMES ? "at least " + frames : Long.toString(frames);
        return "Reads as %s %s behind their lengths (%s)%s"
                .formatted(count, frames == 1 ? "frame" : "frames", prefix.words(), whole ? ", to the last byte" : "");
    }
}

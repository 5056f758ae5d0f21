package dev.hexplain.inspect.view;

import java.util.List;

/**
 * How a dump can be read.
 *
 * @param layers what is taken off first, {@code raw} where nothing is
 * @param chain the same one by one, outermost first
 * @param next what could be taken off too, most likely first
 * @param formats what is inside, most likely first
 */
public record CandidatesView(
        String layers, List<Link> chain, List<LayerCandidate> next, List<FormatCandidate> formats) {

    /**
     * A layer that is taken off.
     *
     * @param layers the path up to and with it
     * @param others what else could be taken off there
     */
    public record Link(String layers, String title, int confidence, String reason, List<LayerCandidate> others) {}

    /** A layer that could be taken off; {@code layers} is the path up to and with it. */
    public record LayerCandidate(String layers, String title, int confidence, String reason) {}

    /** A format the bytes may have. */
    public record FormatCandidate(String format, String title, long offset, int confidence, String reason) {}
}

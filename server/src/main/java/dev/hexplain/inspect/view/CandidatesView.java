package dev.hexplain.inspect.view;

import java.util.List;

/**
 * The candidate layers and formats of a dump.
 *
 * @param layers the layers to remove first, {@code raw} where nothing is
 * @param chain the same one by one, outermost first
 * @param next what could be removed too, most likely first
 * @param formats what is inside, most likely first
 */
public record CandidatesView(
        String layers, List<Link> chain, List<LayerCandidate> next, List<FormatCandidate> formats) {

    /**
     * A layer that is removed.
     *
     * @param layers the path up to and with it
     * @param others what else could be removed there
     */
    public record Link(String layers, String title, int confidence, String reason, List<LayerCandidate> others) {}

    /** A layer that could be removed; {@code layers} is the path up to and with it. */
    public record LayerCandidate(String layers, String title, int confidence, String reason) {}

    /** A format the bytes may have. */
    public record FormatCandidate(String format, String title, long offset, int confidence, String reason) {}
}

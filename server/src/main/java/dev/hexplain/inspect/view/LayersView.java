package dev.hexplain.inspect.view;

import java.util.List;

/**
 * The layers around bytes.
 *
 * @param size bytes of the dump
 * @param chain what is taken off, outermost first
 * @param next what could be taken off then, most likely first
 */
public record LayersView(long size, List<Link> chain, List<CandidatesView.LayerCandidate> next) {
    /**
     * A layer that is taken off.
     *
     * @param layers the path up to and with it
     * @param size bytes inside it
     * @param complete whether it was read to its end
     */
    public record Link(
            String layers,
            String title,
            long size,
            boolean complete,
            int confidence,
            String reason,
            List<Issue> issues) {}

    /**
     * Something wrong in a layer.
     *
     * @param offset in what the layer was taken off
     */
    public record Issue(String severity, long offset, String message) {}
}

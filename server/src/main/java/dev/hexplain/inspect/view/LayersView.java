package dev.hexplain.inspect.view;

import java.util.List;

/**
 * The layers around the bytes of a dump.
 *
 * @param size bytes of the dump
 * @param chain what is removed, outermost first
 * @param next what could be removed then, most likely first
 */
public record LayersView(long size, List<Link> chain, List<CandidatesView.LayerCandidate> next) {
    /**
     * A layer that is removed.
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
     * @param offset in the bytes that the layer was removed from
     */
    public record Issue(String severity, long offset, String message) {}
}

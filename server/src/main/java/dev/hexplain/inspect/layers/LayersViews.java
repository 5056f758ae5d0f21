package dev.hexplain.inspect.layers;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.LayersView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Renders the layers around bytes for the API. */
public final class LayersViews {
    private LayersViews() {}

    /**
     * Joins the reasons for removing layers with the outcomes.
     *
     * @param unwrapped for each link of the chain
     */
    public static LayersView of(long size, List<UnwrapResult> unwrapped, CandidatesView found) {
        List<LayersView.Link> chain = new ArrayList<>();
        for (int i = 0; i < found.chain().size(); i++) {
            CandidatesView.Link link = found.chain().get(i);
            UnwrapResult outcome = unwrapped.get(i);
            chain.add(new LayersView.Link(
                    link.layers(),
                    link.title(),
                    outcome.length(),
                    outcome.complete(),
                    link.confidence(),
                    link.reason(),
                    outcome.issues().stream().map(LayersViews::issue).toList()));
        }
        return new LayersView(size, chain, found.next());
    }

    private static LayersView.Issue issue(LayerIssue issue) {
        String expected = issue.expected() == null ? "" : "; expected " + issue.expected();
        String actual = issue.actual() == null ? "" : "; found " + issue.actual();
        String line = issue.line() == 0 ? "" : "line %d: ".formatted(issue.line());
        return new LayersView.Issue(
                issue.severity().name().toLowerCase(Locale.ROOT),
                issue.offset(),
                line + issue.message() + expected + actual);
    }
}

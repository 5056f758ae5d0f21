package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.layers.LayerTitles;
import dev.hexplain.inspect.view.CandidatesView;
import java.util.ArrayList;
import java.util.List;

/** Renders the candidate formats of a dump for the API. */
public record CandidateViews(Detector detector) {
    /** To find out a byte order, the start of the dump is decoded twice: for so many formats. */
    private static final int TRIED = 3;

    public CandidatesView of(Source dump, DecodeChoices choices) {
        return of(detector.layers(dump, choices));
    }

    public CandidatesView of(LayerDetector.Chain chain) {
        return new CandidatesView(
                chain.path().toString(),
                chain.links().stream().map(this::link).toList(),
                candidates(chain.path(), chain.next()),
                formats(chain.inside()));
    }

    /** Things of the same layer, none of which is likelier than the others. */
    public List<CandidatesView.LayerCandidate> alike(LayerDetector.Chain chain) {
        return candidates(chain.path(), chain.alike());
    }

    private CandidatesView.Link link(LayerDetector.Link link) {
        return new CandidatesView.Link(
                link.path().toString(),
                LayerTitles.of(link.chosen().step()),
                link.chosen().confidence().percent(),
                link.chosen().confidence().reason(),
                candidates(link.path().parent(), link.others()));
    }

    private static List<CandidatesView.LayerCandidate> candidates(LayerPath before, List<LayerCandidate> found) {
        return found.stream()
                .map(each -> new CandidatesView.LayerCandidate(
                        before.then(each.step()).toString(),
                        LayerTitles.of(each.step()),
                        each.confidence().percent(),
                        each.confidence().reason()))
                .toList();
    }

    private List<CandidatesView.FormatCandidate> formats(Source source) {
        List<CandidatesView.FormatCandidate> found = new ArrayList<>();
        int tried = 0;
        for (Candidate candidate : detector.candidates(source)) {
            boolean open = detector.formats()
                    .get(candidate.format())
                    .filter(Decoder::leavesOrderOpen)
                    .isPresent();
            String order = open && tried++ < TRIED ? order(candidate, source) : "";
            found.add(new CandidatesView.FormatCandidate(
                    candidate.format(),
                    detector.title(candidate.format()),
                    candidate.offset(),
                    candidate.confidence(),
                    candidate.reason() + order));
        }
        return List.copyOf(found);
    }

    /** Which byte order is likely, where the format leaves it open. */
    private String order(Candidate candidate, Source source) {
        return detector.formats()
                .get(candidate.format())
                .flatMap(decoder -> decoder.likelyOrder(source, candidate.offset()))
                .map(likely -> ". Likely %s: %s".formatted(likely.name(), likely.reason()))
                .orElse("");
    }
}

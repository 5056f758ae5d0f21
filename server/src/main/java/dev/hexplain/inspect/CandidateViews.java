package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.inspect.view.CandidatesView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Shows how a dump can be read. */
record CandidateViews(Detector detector) {
    /** To find out a byte order, the start of the dump is decoded twice: for so many formats. */
    private static final int TRIED = 3;

    CandidatesView of(Source dump, Choices choices) {
        Dialect chosen = detector.dialect(dump, choices);
        return new CandidatesView(dialects(dump, chosen), formats(detector.preview(dump, chosen)));
    }

    /** The likely ones, the one that formats were looked for in first. */
    private List<CandidatesView.DialectCandidate> dialects(Source dump, Dialect chosen) {
        List<CandidatesView.DialectCandidate> likely = detector.dialects(dump).stream()
                .map(candidate -> new CandidatesView.DialectCandidate(
                        candidate.dialect().id(),
                        candidate.dialect().title(),
                        candidate.confidence(),
                        candidate.reason()))
                .toList();
        boolean known =
                likely.stream().anyMatch(candidate -> candidate.dialect().equals(chosen.id()));
        Stream<CandidatesView.DialectCandidate> added = known
                ? Stream.empty()
                : Stream.of(new CandidatesView.DialectCandidate(chosen.id(), chosen.title(), 0, "chosen"));
        return Stream.concat(likely.stream(), added)
                .sorted(Comparator.comparing(candidate -> !candidate.dialect().equals(chosen.id())))
                .toList();
    }

    private List<CandidatesView.FormatCandidate> formats(Source source) {
        List<CandidatesView.FormatCandidate> found = new ArrayList<>();
        for (Candidate candidate : detector.candidates(source)) {
            String order = found.size() < TRIED ? order(candidate, source) : "";
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

package dev.hexplain.inspect.findings;

import dev.hexplain.decode.Candidate;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.FindingView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Renders findings for the API. */
public record FindingViews(Detector detector) {
    public FindingView of(Finding finding) {
        return new FindingView(
                finding.id(),
                finding.title(),
                finding.detail(),
                offset(finding),
                finding instanceof Finding.DamagedByText damaged ? damaged.readable() : List.of(),
                readings(finding).stream().map(this::reading).toList());
    }

    private static @Nullable Long offset(Finding finding) {
        return switch (finding) {
            case Finding.Appended appended -> appended.offset();
            case Finding.Truncated truncated -> truncated.offset();
            case Finding.ProgramFile _,
                    Finding.DamagedByText _,
                    Finding.OtherFormat _,
                    Finding.Unrecognised _,
                    Finding.OneOfSeveral _ -> null;
        };
    }

    private static List<Candidate> readings(Finding finding) {
        return switch (finding) {
            case Finding.OtherFormat other -> List.of(other.reading());
            case Finding.Unrecognised unrecognised -> unrecognised.guesses();
            case Finding.ProgramFile _,
                    Finding.DamagedByText _,
                    Finding.Appended _,
                    Finding.OneOfSeveral _,
                    Finding.Truncated _ -> List.of();
        };
    }

    private CandidatesView.FormatCandidate reading(Candidate candidate) {
        return new CandidatesView.FormatCandidate(
                candidate.format(),
                detector.title(candidate.format()),
                candidate.offset(),
                candidate.confidence(),
                candidate.reason());
    }
}

package dev.hexplain.inspect.messages;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.diagnosis.Diagnoses;
import dev.hexplain.inspect.dumps.CandidateViews;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.PreviewFields;
import dev.hexplain.inspect.layers.LayerDetector;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.DiagnosisView;
import dev.hexplain.inspect.view.PreviewView;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/** Previews bytes that are not stored: their layers, formats and first fields, or the diagnosis of a message. */
public record PreviewCases(Detector detector) {
    private static final String NAME = "pasted";
    private static final int HEAD = 48;
    private static final int ISSUES = 20;

    /** Text has no such bytes near its start. */
    private static final int SNIFFED = 4096;

    public PreviewView of(byte[] content, DecodeChoices choices) {
        Source source = Source.ofBytes(NAME, content);
        LayerDetector.Chain chain = detector.layers(source, choices);
        Candidate settled = detector.settle(chain.inside(), choices);
        boolean whole = chain.links().stream().allMatch(link -> link.unwrapped().complete());
        return new PreviewView(
                content.length,
                head(source),
                new CandidateViews(detector).of(chain),
                chain.links().stream().map(PreviewCases::inside).toList(),
                format(settled),
                new PreviewFields(detector).of(chain.inside(), settled, whole),
                diagnoses(content));
    }

    private CandidatesView.FormatCandidate format(Candidate settled) {
        return new CandidatesView.FormatCandidate(
                settled.format(),
                detector.title(settled.format()),
                settled.offset(),
                settled.confidence(),
                settled.reason());
    }

    private static PreviewView.Inside inside(LayerDetector.Link link) {
        List<LayerIssue> issues = link.unwrapped().issues();
        return new PreviewView.Inside(
                link.path().toString(),
                link.unwrapped().length(),
                link.unwrapped().complete(),
                head(link.inside()),
                issues.stream().limit(ISSUES).map(PreviewCases::trouble).toList(),
                issues.size());
    }

    private static PreviewView.FirstIssue trouble(LayerIssue issue) {
        return new PreviewView.FirstIssue(
                issue.severity().name().toLowerCase(Locale.ROOT),
                issue.offset(),
                issue.line() == 0 ? null : issue.line(),
                issue.message(),
                issue.expected(),
                issue.actual());
    }

    private static String head(Source source) {
        return HexFormat.of().withUpperCase().formatHex(source.copy(0, (int) Math.min(HEAD, source.length())));
    }

    private static List<DiagnosisView> diagnoses(byte[] content) {
        for (int at = 0; at < Math.min(SNIFFED, content.length); at++) {
            if (content[at] == 0) {
                return List.of();
            }
        }
        // Decoding the end is enough: of a longer text only that is read, and a character is at most four bytes.
        int from = Math.max(0, content.length - 4 * Diagnoses.LONGEST);
        String text = new String(content, from, content.length - from, StandardCharsets.UTF_8);
        return DiagnosisViews.of(Diagnoses.of(text));
    }
}

package dev.hexplain.codecs.samples;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown for invalid values of a sample, with all of them, not only the first. */
public final class WrongSampleValues extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<SampleIssue> mistakes;

    WrongSampleValues(List<SampleIssue> mistakes) {
        super(mistakes.stream().map(SampleIssue::message).collect(Collectors.joining("; ")));
        this.mistakes = List.copyOf(mistakes);
    }

    public List<SampleIssue> mistakes() {
        return mistakes;
    }
}

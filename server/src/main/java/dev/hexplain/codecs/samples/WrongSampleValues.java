package dev.hexplain.codecs.samples;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown for invalid values of a sample, with all of them, not only the first. */
public final class WrongSampleValues extends Exception {
    private static final long serialVersionUID = 1;

    private final transient List<SampleIssue> issues;

    WrongSampleValues(List<SampleIssue> issues) {
        super(issues.stream().map(SampleIssue::message).collect(Collectors.joining("; ")));
        this.issues = List.copyOf(issues);
    }

    public List<SampleIssue> issues() {
        return issues;
    }
}

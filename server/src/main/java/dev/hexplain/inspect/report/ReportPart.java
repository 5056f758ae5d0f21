package dev.hexplain.inspect.report;

import java.util.List;

/** A part of a report, in the order they are read. */
sealed interface ReportPart {
    /**
     * A heading.
     *
     * @param level 1 for the title
     */
    record Heading(int level, String text) implements ReportPart {}

    /** A sentence of ours; backticks hold code. */
    record Sentence(String text) implements ReportPart {}

    /** Names with their values. */
    record Facts(List<Fact> facts) implements ReportPart {}

    /** A name with its value. */
    record Fact(String name, String value) {}

    /** Lines that keep their columns. */
    record Listing(String lines) implements ReportPart {}

    /** A user's own Markdown. */
    record Written(String markdown) implements ReportPart {}

    /** A drawing under a heading of its own, which goes where drawings cannot be: an SVG document. */
    record Drawing(String heading, String svg) implements ReportPart {}
}

package dev.hexplain.inspect.report;

import dev.hexplain.inspect.notes.NoteViews;
import dev.hexplain.inspect.report.ReportPart.Drawing;
import dev.hexplain.inspect.report.ReportPart.Fact;
import dev.hexplain.inspect.report.ReportPart.Facts;
import dev.hexplain.inspect.report.ReportPart.Heading;
import dev.hexplain.inspect.report.ReportPart.Listing;
import dev.hexplain.inspect.report.ReportPart.Sentence;
import dev.hexplain.inspect.report.ReportPart.Written;
import dev.hexplain.tree.Quoted;
import java.io.PrintWriter;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes a report as CommonMark with tables. Drawings are left out: Markdown has none. What cannot be seen is escaped, so
 * that nothing in it is a command to the terminal that prints it.
 */
record MarkdownReport(PrintWriter out) {
    private static final Pattern SPECIAL = Pattern.compile("[\\\\`*_\\[\\]<>|#~&!]");
    private static final Pattern TICKS = Pattern.compile("`+");

    void write(List<ReportPart> parts) {
        parts.forEach(this::write);
    }

    private void write(ReportPart part) {
        switch (part) {
            case Heading heading ->
                out.printf("%s %s%n%n", "#".repeat(heading.level()), escaped(oneLine(heading.text())));
            case Sentence sentence -> out.printf("%s%n%n", sentence.text());
            case Facts facts -> table(facts);
            case Listing listing -> fenced(listing.lines());
            case Written written -> out.printf("%s%n%n", quoted(written.markdown()));
            case Drawing _ -> {}
        }
    }

    private void table(Facts facts) {
        out.printf("| | |%n|---|---|%n");
        for (Fact fact : facts.facts()) {
            out.printf("| %s | %s |%n", escaped(oneLine(fact.name())), escaped(oneLine(fact.value())));
        }
        out.println();
    }

    /** In a fence that is longer than any in the lines. */
    private void fenced(String text) {
        String lines = NoteViews.visible(text, "\n");
        int longest = TICKS.matcher(lines)
                .results()
                .mapToInt(run -> run.end() - run.start())
                .max()
                .orElse(0);
        String fence = "`".repeat(Math.max(3, longest + 1));
        out.printf("%stext%n%s%n%s%n%n", fence, lines, fence);
    }

    /** As a quotation, so that its headings are none of the report. */
    private static String quoted(String markdown) {
        return NoteViews.visible(markdown.strip(), "\n")
                .lines()
                .map(line -> ("> " + line).stripTrailing())
                .collect(Collectors.joining("\n"));
    }

    private static String oneLine(String text) {
        return Quoted.visible(text.replaceAll("\\s+", " "));
    }

    private static String escaped(String text) {
        return SPECIAL.matcher(text).replaceAll("\\\\$0");
    }
}

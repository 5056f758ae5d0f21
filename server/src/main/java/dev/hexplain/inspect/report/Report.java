package dev.hexplain.inspect.report;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.print.Ink;
import dev.hexplain.inspect.print.OutlinePrinter;
import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.inspect.report.ReportPart.Drawing;
import dev.hexplain.inspect.report.ReportPart.Fact;
import dev.hexplain.inspect.report.ReportPart.Facts;
import dev.hexplain.inspect.report.ReportPart.Heading;
import dev.hexplain.inspect.report.ReportPart.Listing;
import dev.hexplain.inspect.report.ReportPart.Sentence;
import dev.hexplain.inspect.report.ReportPart.Written;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.inspect.view.NoteView;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.tree.TreeStatistics;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is in a report: what the dump is, its notes with their bytes, its issues, its fields to a depth, and a drawing of
 * its first bytes.
 *
 * @param depth fields further in are left out
 */
record Report(ReportSubject subject, int depth) {
    private static final int MOST_LINES = 2000;
    private static final int MOST_ISSUES = 200;

    List<ReportPart> parts() {
        List<ReportPart> parts = new ArrayList<>();
        parts.add(new Heading(1, subject.dump().dump().name()));
        parts.add(summary());
        addNotes(parts);
        addIssues(parts);
        parts.add(new Drawing("Layout", ByteDrawing.of(subject.tree())));
        addFields(parts);
        return parts;
    }

    private Facts summary() {
        NotesView.About dump = subject.dump().dump();
        TreeStatistics known = subject.tree().facts();
        long size = subject.tree().source().length();
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("Size", counted(dump.size(), "byte")));
        facts.add(new Fact("SHA-256", dump.sha256()));
        facts.add(new Fact("Format", subject.format()));
        if (!subject.layers().isEmpty()) {
            facts.add(new Fact("Inside", "%s, %s".formatted(subject.layers(), counted(size, "byte"))));
        }
        facts.add(new Fact("Status", subject.print().status()));
        facts.add(new Fact("Explained", "%,d of %s".formatted(known.covered(), counted(size, "byte"))));
        facts.add(new Fact("Fields", "%,d".formatted(known.fields())));
        facts.add(new Fact("Issues", "%,d".formatted(subject.print().issueCount())));
        return new Facts(facts);
    }

    private static String counted(long count, String thing) {
        return "%,d %s%s".formatted(count, thing, count == 1 ? "" : "s");
    }

    private void addNotes(List<ReportPart> parts) {
        List<NoteView> notes = subject.dump().notes();
        if (notes.isEmpty()) {
            return;
        }
        parts.add(new Heading(2, "Notes"));
        for (NoteView note : notes) {
            String path = note.path().isEmpty() ? "" : note.path() + ", ";
            parts.add(new Heading(3, "%s0x%X, %s".formatted(path, note.offset(), counted(note.length(), "byte"))));
            if (!note.text().isBlank()) {
                parts.add(new Written(note.text()));
            }
            bytes(note).ifPresent(parts::add);
        }
    }

    /** The bytes of a note, where they are in this tree. */
    private Optional<ReportPart> bytes(NoteView note) {
        boolean here = note.layers().equals(subject.print().layers())
                && (note.source() == 0 || note.format().equals(subject.print().format()));
        Optional<Source> source = here ? subject.tree().source(note.source()) : Optional.empty();
        return source.filter(bytes -> note.length() > 0 && note.offset() < bytes.length())
                .map(bytes -> new Listing(HexListing.of(bytes, new Range(note.offset(), note.length()))));
    }

    private void addIssues(List<ReportPart> parts) {
        PrintSubject print = subject.print();
        if (print.issues().isEmpty()) {
            return;
        }
        parts.add(new Heading(2, "Issues"));
        StringBuilder lines = new StringBuilder();
        print.issues().stream().limit(MOST_ISSUES).forEach(issue -> lines.append(line(issue)));
        parts.add(new Listing(lines.toString()));
        if (print.issueCount() > MOST_ISSUES) {
            parts.add(new Sentence("The first %d of %,d.".formatted(MOST_ISSUES, print.issueCount())));
        }
    }

    private static String line(IssueView issue) {
        return "0x%-8X %-7s %s%s%n"
                .formatted(
                        issue.offset(),
                        issue.severity(),
                        issue.message(),
                        issue.path() == null || issue.path().isEmpty() ? "" : " (" + issue.path() + ")");
    }

    private void addFields(List<ReportPart> parts) {
        StringWriter lines = new StringWriter();
        PrintWriter out = new PrintWriter(lines);
        OutlinePrinter.LeftOut leftOut =
                new OutlinePrinter(subject.print(), subject.tree(), Ink.PLAIN, out).printFields(depth, MOST_LINES);
        out.flush();
        parts.add(new Heading(2, "Fields"));
        parts.add(new Listing(lines.toString()));
        if (leftOut.inner()) {
            parts.add(new Sentence(
                    "Fields inside more than %,d others are left out; `hexplain report --depth` sets how many."
                            .formatted(depth)));
        }
        if (leftOut.late()) {
            parts.add(new Sentence("The time was over here: fields are left out."));
        }
        if (leftOut.lines()) {
            parts.add(new Sentence("The first %,d lines; `hexplain decode` prints all.".formatted(MOST_LINES)));
        }
    }
}

package dev.hexplain.inspect.report;

import java.io.PrintWriter;
import java.util.Locale;

/** The forms of a report. */
public enum ReportForm {
    MARKDOWN("md", "text/markdown; charset=utf-8"),
    HTML("html", "text/html; charset=utf-8"),
    /** The drawing of the bytes only. */
    SVG("svg", "image/svg+xml; charset=utf-8");

    private final String ending;
    private final String mediaType;

    ReportForm(String ending, String mediaType) {
        this.ending = ending;
        this.mediaType = mediaType;
    }

    /** As it is chosen: {@code markdown}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Of the names of files. */
    public String ending() {
        return ending;
    }

    public String mediaType() {
        return mediaType;
    }

    /**
     * Writes a report.
     *
     * @param depth fields further in are left out
     */
    public void write(ReportSubject subject, int depth, PrintWriter out) {
        switch (this) {
            case MARKDOWN -> new MarkdownReport(out).write(new Report(subject, depth).parts());
            case HTML -> new HtmlReport(out).write(new Report(subject, depth).parts());
            case SVG -> out.print(ByteDrawing.of(subject.tree()));
        }
        out.flush();
    }
}

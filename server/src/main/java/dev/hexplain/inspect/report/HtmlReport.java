package dev.hexplain.inspect.report;

import dev.hexplain.inspect.report.ReportPart.Drawing;
import dev.hexplain.inspect.report.ReportPart.Fact;
import dev.hexplain.inspect.report.ReportPart.Facts;
import dev.hexplain.inspect.report.ReportPart.Heading;
import dev.hexplain.inspect.report.ReportPart.Listing;
import dev.hexplain.inspect.report.ReportPart.Sentence;
import dev.hexplain.inspect.report.ReportPart.Written;
import java.io.PrintWriter;
import java.util.List;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Writes a report as one HTML file that needs nothing else: no script, no address but links of notes. */
record HtmlReport(PrintWriter out) {
    private static final Parser MARKDOWN = Parser.builder().build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).build();

    private static final String STYLE = """
            :root { color-scheme: light dark; }
            body { max-width: 1000px; margin: 32px auto; padding: 0 16px; font: 14px/1.5 system-ui, sans-serif; }
            h1 { font-size: 22px; overflow-wrap: anywhere; }
            h2 { margin-top: 32px; font-size: 17px; }
            h3 { margin: 24px 0 4px; font-size: 14px; }
            th { padding-right: 16px; font-weight: 400; text-align: left; vertical-align: top; opacity: .75; }
            td { overflow-wrap: anywhere; }
            pre { padding: 8px 12px; overflow: auto; font: 12px/1.5 ui-monospace, monospace;
                  background: light-dark(#f5f6f8, #20252b); border-radius: 4px; }
            blockquote { margin: 0 0 8px; padding-left: 12px; border-left: 3px solid light-dark(#c6ccd4, #434b56); }
            svg { max-width: 100%; height: auto; }
            """;

    void write(List<ReportPart> parts) {
        String title = parts.getFirst() instanceof Heading heading ? heading.text() : "Report";
        out.printf("""
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                """, Markup.escaped(title), STYLE);
        parts.forEach(this::write);
        out.print("</body>\n</html>\n");
    }

    private void write(ReportPart part) {
        switch (part) {
            case Heading(int level, String text) -> out.printf("<h%d>%s</h%d>%n", level, Markup.escaped(text), level);
            case Sentence(String text) -> out.printf("%s", rendered(text));
            case Facts(List<Fact> facts) -> table(facts);
            case Listing(String lines) -> out.printf("<pre>%s</pre>%n", Markup.escaped(lines));
            case Written(String markdown) -> out.printf("<blockquote>%s</blockquote>%n", rendered(markdown));
            case Drawing(String heading, String svg) -> out.printf("<h2>%s</h2>%n%s%n", Markup.escaped(heading), svg);
        }
    }

    private void table(List<Fact> facts) {
        out.print("<table>\n");
        for (Fact fact : facts) {
            out.printf("<tr><th>%s</th><td>%s</td></tr>%n", Markup.escaped(fact.name()), Markup.escaped(fact.value()));
        }
        out.print("</table>\n");
    }

    private static String rendered(String markdown) {
        return RENDERER.render(MARKDOWN.parse(markdown));
    }
}

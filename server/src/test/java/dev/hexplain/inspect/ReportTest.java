package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.view.NoteView;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Reports on dumps that do what they can to break out of them. */
class ReportTest {
    private static final DecodeChoices JSON = new DecodeChoices("json", "raw", OptionalLong.empty());

    private static NoteView note(long offset, long length, String text) {
        return new NoteView("n", "raw", "json", 0, offset, length, "a", "red", text, "", "");
    }

    private static String report(String name, byte[] bytes, ReportForm form, NoteView... notes) throws IOException {
        StringWriter text = new StringWriter();
        DumpInput dump = DumpInput.of(name, new ByteArrayInputStream(bytes));
        try (DumpSession session = new DumpSessions(DumpLimits.DEFAULT).open(dump, JSON)) {
            form.write(session.decode(JSON).reported(session.noted(List.of(notes))), 3, new PrintWriter(text));
        }
        return text.toString();
    }

    private static byte[] json(String text) {
        return text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void markdown_has_the_summary_notes_with_their_bytes_and_fields() throws IOException {
        String report =
                report("x.json", json("{'a':[1,2]}"), ReportForm.MARKDOWN, note(5, 5, "# the *list*"), note(0, 0, ""));

        assertThat(report)
                .startsWith("# x.json\n")
                .contains("| Size | 11 bytes |")
                .contains("| Explained | 11 of 11 bytes |")
                .contains("### a, 0x5, 5 bytes\n\n> # the *list*\n\n```text\n00000005  5B 31 2C 32 5D")
                .contains("### a, 0x0, 0 bytes")
                .contains("## Fields\n\n```text\n00000000")
                .doesNotContain("## Layout")
                .doesNotContain("## Issues");
    }

    @Test
    void html_shows_markup_of_names_values_and_notes_as_text() throws IOException {
        String report = report(
                "<script>alert(1)</script>.json",
                json("{'<img src=x onerror=alert(2)>':'</pre><script>alert(3)</script>'}"),
                ReportForm.HTML,
                note(1, 3, "<script>alert(4)</script>\n\n[x](javascript:alert(5)) **bold**"));

        assertThat(report)
                .contains("&lt;script&gt;alert(1)")
                .contains("<strong>bold</strong>")
                .doesNotContain("<script")
                .doesNotContain("<img")
                .doesNotContain("href=\"javascript");
    }

    @Test
    void a_fence_is_longer_than_any_in_the_dump() throws IOException {
        String report = report("f.json", json("'`````'"), ReportForm.MARKDOWN);

        assertThat(report).contains("\n``````text\n");
    }

    @Test
    void the_drawing_is_well_formed_whatever_the_bytes_are() throws Exception {
        byte[] strange = json("{'\u0001\uFFFF<&>\uD83D\uDE00':'\u0000'}");

        for (byte[] bytes : List.of(strange, new byte[0], Arrays.copyOf(json("["), 5000))) {
            String svg = report("s.json", bytes, ReportForm.SVG);
            assertThat(rootOf(svg)).isEqualTo("svg");
        }
    }

    private static String rootOf(String xml) throws ParserConfigurationException, SAXException, IOException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)))
                .getDocumentElement()
                .getNodeName();
    }

    @Test
    void a_drawing_says_how_much_it_leaves_out() throws IOException {
        String svg = report("l.json", json("'" + "x".repeat(3000) + "'"), ReportForm.SVG);

        assertThat(svg).contains("… 1,978 more bytes");
    }
}

package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.view.NoteView;
import dev.hexplain.inspect.view.NotesView;
import dev.hexplain.tree.Quoted;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
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
        return report(name, bytes, form, JSON, notes);
    }

    private static String report(String name, byte[] bytes, ReportForm form, DecodeChoices choices, NoteView... notes)
            throws IOException {
        StringWriter text = new StringWriter();
        DumpInput dump = DumpInput.of(name, new ByteArrayInputStream(bytes));
        try (DumpSession session = new DumpSessions(DumpLimits.DEFAULT).open(dump, choices)) {
            NotesView noted = new NotesView(session.noted(Optional.empty()).dump(), List.of(notes));
            form.write(session.decode(choices).reported(noted), 3, new PrintWriter(text));
        }
        return text.toString();
    }

    private static byte[] json(String text) {
        return text.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void fields_that_are_left_out_are_said_to_be() throws IOException {
        assertThat(report("x.json", json("[[[[[[1]]]]]]"), ReportForm.MARKDOWN))
                .contains("Fields inside more than 3 others are left out");
        assertThat(report("x.json", json("1"), ReportForm.MARKDOWN)).doesNotContain("left out");
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

    @Test
    void nothing_in_markdown_is_a_command_to_the_terminal() throws IOException {
        String report = report("\u001B[1m.json", json("'\u009B'"), ReportForm.MARKDOWN, note(0, 1, "\u001B]0;x\u0007"));

        assertThat(report.replace("\n", "")).contains("> \\u001B]0;x\\u0007").matches(Quoted::isVisible);
    }

    @Test
    void fields_that_share_bytes_share_a_box() throws IOException {
        byte[] packet = HexFormat.of().parseHex("D4C3B2A1020004000000000000000000FFFF000001000000");
        DecodeChoices capture = new DecodeChoices("pcap", "raw", OptionalLong.empty());

        String svg = report("c.pcap", packet, ReportForm.SVG, capture);

        assertThat(svg.lines().filter(line -> line.contains("<rect")).map(ReportTest::left))
                .doesNotHaveDuplicates()
                .hasSizeGreaterThan(5);
    }

    private static String left(String rectangle) {
        return rectangle.replaceAll(".*<rect (x=\"\\d+\" y=\"\\d+\").*", "$1");
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

package dev.hexplain.ingest;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextRangeTest {
    private static TextRange range(String text, String part, Charset charset) {
        long offset = text.substring(0, text.indexOf(part)).getBytes(charset).length;
        return new TextRange(
                Source.ofBytes("text", text.getBytes(charset)), new Range(offset, part.getBytes(charset).length));
    }

    private static LayerIssue issue(long offset, long line, long column) {
        return new LayerIssue(Severity.ERROR, offset, 0, line, column, "wrong", null, null);
    }

    @Test
    void issues_have_lines_and_columns_of_the_text() throws IOException {
        List<LayerIssue> placed = range("on\u00e9\r\n\ntw\u00e9 ab\ncd\n", "ab\ncd", UTF_8)
                .placed(List.of(issue(1, 1, 2), issue(3, 2, 1), issue(0, 0, 0)));
        assertThat(placed).containsExactly(issue(13, 3, 6), issue(15, 4, 1), issue(12, 0, 0));
    }

    @Test
    void issues_behind_a_line_break_keep_their_columns() throws IOException {
        assertThat(range("one\rtwo", "two", UTF_8).placed(List.of(issue(1, 1, 2))))
                .containsExactly(issue(5, 2, 2));
    }

    @Test
    void parts_of_utf_16_are_read_in_it() throws IOException {
        TextRange part = range("\uFEFFone\ntwo", "two", UTF_16BE);
        assertThat(part.open().readAllBytes()).isEqualTo("\uFEFFtwo".getBytes(UTF_16BE));
        assertThat(part.shift()).isEqualTo(8);
    }
}

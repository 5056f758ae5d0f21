package dev.hexplain.ingest;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A part of a text, which is read in the encoding of the whole, and whose issues have the line numbers of the whole.
 *
 * @param source the text
 * @param range the part
 */
public record TextRange(Source source, Range range) {
    /** The bytes of the part, behind the mark of UTF-16 where the text has one. */
    public InputStream open() {
        InputStream part = new SourceStream(source, range);
        int mark = mark();
        return mark == 0 ? part : new SequenceInputStream(new SourceStream(source, new Range(0, mark)), part);
    }

    /** How far offsets of {@link #open} are from those of the text. */
    public long shift() {
        return range.offset() - mark();
    }

    private int mark() {
        CharacterEncoding encoding = encoding();
        return encoding.wide() && range.offset() >= encoding.markLength() ? encoding.markLength() : 0;
    }

    private CharacterEncoding encoding() {
        return CharacterEncoding.of(source.copy(0, (int) Math.min(CharacterEncoding.LONGEST_MARK, source.length())));
    }

    /** Characters in UTF-8 as this text has them. */
    public byte[] encoded(byte[] utf8) {
        return encoding().wide()
                ? new String(utf8, StandardCharsets.UTF_8).getBytes(encoding().charset())
                : utf8;
    }

    /** Issues of the part by the places of the text. */
    public List<LayerIssue> placed(List<LayerIssue> issues) throws IOException {
        if (issues.isEmpty() || range.offset() == 0) {
            return issues;
        }
        long lines = 0;
        long columns = 0;
        TextInput before = TextInput.of(new SourceStream(source, new Range(0, range.offset())));
        for (TextPiece piece = before.next(); piece != null; piece = before.next()) {
            boolean over = piece.end() < range.offset();
            lines += over && piece.endsLine() ? 1 : 0;
            columns = over ? 0 : piece.column() - 1 + piece.text().length();
        }
        long above = lines;
        long left = columns;
        return issues.stream().map(issue -> issue.shifted(shift(), above, left)).toList();
    }
}

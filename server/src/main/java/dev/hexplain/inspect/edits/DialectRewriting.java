package dev.hexplain.inspect.edits;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.edit.Replacement;
import dev.hexplain.ingest.DialectWriter;
import dev.hexplain.ingest.TextRange;
import dev.hexplain.ingest.dialects.DialectWriters;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Text of a dialect that says other bytes. How it is written is found by what writes the text that is there; what stands
 * around that, a prompt or the name of a variable, stays.
 *
 * @param dialect that reads the text
 */
record DialectRewriting(String dialect) {
    /**
     * What takes the place of text.
     *
     * @param in the text
     * @param text where it is in that
     * @param before the bytes that it says
     * @param after those that it is to say
     * @return nothing where the dialect is not written
     */
    Optional<Replacement> of(Source in, Range text, byte[] before, byte[] after) throws IOException {
        TextRange part = new TextRange(in, text);
        byte[] there = in.copy(text.offset(), (int) text.length());
        String all = new String(there, ISO_8859_1); // a character for each byte
        for (DialectWriter writer : writers()) {
            byte[] written = part.encoded(withoutLineEnd(written(writer, before)));
            int at = written.length == 0 ? -1 : all.indexOf(new String(written, ISO_8859_1));
            if (at >= 0) {
                byte[] anew = part.encoded(withoutLineEnd(written(writer, after)));
                return Optional.of(new Replacement(text.offset() + at, written.length, anew));
            }
        }
        return DialectWriters.byId(dialect).isPresent()
                ? Optional.of(new Replacement(text.offset(), text.length(), anew(part, there, after)))
                : Optional.empty();
    }

    /** Those of the dialect's own name first. */
    private List<DialectWriter> writers() {
        return DialectWriters.all().stream()
                .filter(writer -> writer.dialect().equals(dialect))
                .sorted(Comparator.comparing(writer -> !writer.id().equals(dialect)))
                .toList();
    }

    /** All of it, as the dialect is usually written, in UTF-8 if it is the whole text; a line that goes on is not ended. */
    private byte[] anew(TextRange part, byte[] there, byte[] after) throws IOException {
        byte[] written = written(DialectWriters.byId(dialect).orElseThrow(), after);
        boolean ends = there.length > 0 && there[there.length - 1] == '\n';
        byte[] text = ends ? written : withoutLineEnd(written);
        return part.range().offset() == 0 ? text : part.encoded(text);
    }

    private static byte[] written(DialectWriter writer, byte[] bytes) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        writer.write(new ByteArrayInputStream(bytes), text);
        return text.toByteArray();
    }

    private static byte[] withoutLineEnd(byte[] text) {
        int end = text.length;
        while (end > 0 && (text[end - 1] == '\n' || text[end - 1] == '\r')) {
            end--;
        }
        return Arrays.copyOf(text, end);
    }
}

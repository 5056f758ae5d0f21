package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes a dump row by row, at {@code width} bytes a row.
 *
 * @param width bytes of a row
 * @param squeezed whether rows like the one above become one {@code *}
 * @param header lines before the first row, or nothing; written for no bytes too where there is a footer
 * @param row formats a row, without its line break
 * @param footer the last line, given the number of bytes; null for none
 */
record RowWriter(
        String id,
        String title,
        String dialect,
        int width,
        boolean squeezed,
        String header,
        RowSpelling row,
        @Nullable LongFunction<String> footer)
        implements DialectWriter {

    /** Formats one row. */
    interface RowSpelling {
        /** @param octets those of the row, fewer than a row's width only in the last one */
        String spell(long offset, byte[] octets);
    }

    @Override
    public void write(InputStream bytes, OutputStream text) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(text, StandardCharsets.UTF_8));
        long offset = 0;
        byte[] above = {};
        boolean starred = false;
        for (byte[] octets = bytes.readNBytes(width); octets.length > 0; octets = bytes.readNBytes(width)) {
            out.write(offset == 0 ? header : "");
            boolean repeats = squeezed && Arrays.equals(octets, above);
            if (!repeats) {
                out.write(row.spell(offset, octets));
                out.write('\n');
            } else if (!starred) {
                out.write("*\n");
            }
            starred = repeats;
            above = octets;
            offset += octets.length;
        }
        if (footer != null) {
            out.write(footer.apply(offset));
        }
        out.flush();
    }
}

package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/**
 * Writes bytes as a list between a head and a tail.
 *
 * @param separator between two of them
 * @param perLine how many before a line break; 0 for all
 * @param indent what lines start with, where there are several
 * @param octet formats one, 0 to 255
 * @param tail given the number of bytes
 */
record ListWriter(
        String id,
        String title,
        String dialect,
        String head,
        String separator,
        int perLine,
        String indent,
        IntFunction<String> octet,
        LongFunction<String> tail)
        implements DialectWriter {

    @Override
    public void write(InputStream bytes, OutputStream text) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(text, StandardCharsets.UTF_8));
        byte[] buffer = new byte[1 << 13];
        long count = 0;
        out.write(head);
        for (int n = bytes.read(buffer); n >= 0; n = bytes.read(buffer)) {
            for (int i = 0; i < n; i++) {
                out.write(before(count++));
                out.write(octet.apply(buffer[i] & 0xFF));
            }
        }
        out.write(tail.apply(count));
        out.flush();
    }

    private String before(long index) {
        if (index == 0) {
            return perLine > 0 ? indent : "";
        }
        return perLine > 0 && index % perLine == 0 ? separator.stripTrailing() + "\n" + indent : separator;
    }
}

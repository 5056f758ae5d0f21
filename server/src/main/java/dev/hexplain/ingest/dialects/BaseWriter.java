package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/**
 * Writes bytes in groups of a fixed size, as base64 and base32 encode them.
 *
 * @param group bytes of a group, or of several
 * @param head before the first
 * @param spelling encodes a group; the last may be shorter
 * @param between what follows every group but the last
 * @param tail after the last
 */
record BaseWriter(
        String id,
        String title,
        String dialect,
        int group,
        String head,
        Function<byte[], String> spelling,
        String between,
        String tail)
        implements DialectWriter {

    @Override
    public void write(InputStream bytes, OutputStream text) throws IOException {
        Writer out = new BufferedWriter(new OutputStreamWriter(text, StandardCharsets.UTF_8));
        out.write(head);
        boolean first = true;
        for (byte[] octets = bytes.readNBytes(group); octets.length > 0; octets = bytes.readNBytes(group)) {
            out.write(first ? "" : between);
            out.write(spelling.apply(octets));
            first = false;
        }
        out.write(tail);
        out.flush();
    }
}

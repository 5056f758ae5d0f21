package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * PEM (RFC 7468): base64 between lines that say what it is. Several blocks are parts; what is between them, and
 * headers within, is passed over.
 *
 * <pre>
 * -----BEGIN CERTIFICATE-----
 * MIIBszCCAVmgAwIBAgIUQK…
 * -----END CERTIFICATE-----
 * </pre>
 */
final class Pem implements TextDialect {
    private static final int CERTAIN = 98;
    private static final String BEGIN = "-----BEGIN ";
    private static final String END = "-----END ";

    @Override
    public String id() {
        return "pem";
    }

    @Override
    public String title() {
        return "PEM";
    }

    @Override
    public Confidence recognise(TextSample sample) {
        return sample.text().startsWith(BEGIN) || sample.text().contains("\n" + BEGIN)
                ? Confidence.of(CERTAIN, "a line starts with " + BEGIN.strip())
                : Confidence.no("no line starts with " + BEGIN.strip());
    }

    @Override
    public void read(TextInput text, Transcription out) throws IOException {
        Base64Groups block = null;
        for (TextPiece line = text.next(); line != null && !out.full(); line = text.next()) {
            String content = line.text();
            if (content.startsWith(BEGIN)) {
                end(block);
                out.at(line);
                out.part(content.substring(BEGIN.length()).replace("-----", "").strip());
                block = new Base64Groups(out, false);
            } else if (content.startsWith(END)) {
                end(block);
                block = null;
            } else if (block != null && content.indexOf(':') < 0) {
                block.take(line, 0);
            }
        }
        if (block != null) {
            end(block);
            out.warning(1, "The block has no end: it may be cut short", END.strip(), "end of text");
        }
    }

    private static void end(@Nullable Base64Groups block) throws IOException {
        if (block != null) {
            block.finish();
        }
    }
}

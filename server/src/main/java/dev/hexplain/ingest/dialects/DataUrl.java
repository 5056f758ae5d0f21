package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextDialect;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;

/**
 * A data URL (RFC 2397), in base64 or percent-encoded:
 *
 * <pre>
 * data:application/octet-stream;base64,rO0ABXNyAANGb28A
 * </pre>
 */
final class DataUrl implements TextDialect {
    private static final int CERTAIN = 98;
    private static final String SCHEME = "data:";
    private static final String BASE64 = ";base64";
    private static final int LONGEST_TYPE = 1024;

    @Override
    public String id() {
        return "data-url";
    }

    @Override
    public String title() {
        return "Data URL";
    }

    @Override
    public Confidence recognise(TextSample sample) {
        String start = sample.text().stripLeading();
        int comma = start.indexOf(',');
        boolean url = start.regionMatches(true, 0, SCHEME, 0, SCHEME.length()) && comma > 0 && comma < LONGEST_TYPE;
        return url && start.substring(0, comma).indexOf(' ') < 0
                ? Confidence.of(CERTAIN, "starts with " + start.substring(0, Math.min(comma, 60)))
                : Confidence.no("no data URL");
    }

    @Override
    public void read(TextInput text, Transcription out) throws IOException {
        TextPiece first = text.next();
        int comma = first == null ? -1 : first.text().indexOf(',');
        if (first == null || comma < 0) {
            out.error(1, "No data URL", "data: and a comma", null);
            return;
        }
        out.at(first);
        if (first.text().substring(0, comma).endsWith(BASE64)) {
            base64(text, first, comma + 1, out);
        } else {
            percent(text, first, comma + 1, out);
        }
    }

    private static void base64(TextInput text, TextPiece first, int from, Transcription out) throws IOException {
        Base64Groups groups = new Base64Groups(out, false);
        groups.take(first, from);
        for (TextPiece piece = text.next(); piece != null && !out.full(); piece = text.next()) {
            groups.take(piece, 0);
        }
        groups.finish();
    }

    private static void percent(TextInput text, TextPiece first, int from, Transcription out) throws IOException {
        CharacterScan scan = (CharacterScan) new Percent(false).scan(out);
        scan.take(first, from);
        scan.read(text);
    }
}

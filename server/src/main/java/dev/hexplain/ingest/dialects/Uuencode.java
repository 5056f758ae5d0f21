package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * {@code uuencode}, one file or several, each a payload:
 *
 * <pre>
 * begin 644 foo.bin
 * ,K.T 0!S&lt;@ #1F]O
 * `
 * end
 * </pre>
 */
final class Uuencode extends ScannedDialect {
    private static final Pattern BEGIN = Pattern.compile("begin [0-7]{3,4} \\S.*");
    private static final String END = "end";
    private static final int SURE = 98;
    private static final int DAMAGED = 60;
    private static final int SHIFT = ' ';
    private static final int MASK = 63;

    Uuencode() {
        super("uuencode", "uuencode");
    }

    @Override
    boolean possible(String text) {
        return text.lines().anyMatch(line -> BEGIN.matcher(line).matches());
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    private static final class Reader implements Scan {
        private final Transcription out;
        private boolean inside;
        private long files;
        private long good;
        private long bad;
        private long around;

        Reader(Transcription out) {
            this.out = out;
        }

        @Override
        public void read(TextInput text) throws IOException {
            for (TextPiece line = text.nextLine(); line != null && !out.full(); line = text.nextLine()) {
                out.at(line);
                if (BEGIN.matcher(line.text()).matches()) {
                    files++;
                    inside = true;
                    out.payload(new TextLocation(line.line(), line.start()));
                } else if (inside) {
                    inside(line);
                } else if (!line.text().isBlank()) {
                    around++;
                    out.note(1, "A line outside of a file: passed over");
                }
            }
            if (inside) {
                bad++;
                out.warning(1, "The end of the file is missing: it may be cut short", END, "end of text");
            }
        }

        private void inside(TextPiece piece) throws IOException {
            String line = piece.text();
            if (line.strip().equals(END)) {
                inside = false;
            } else if (!line.isBlank() && !line.strip().equals("`")) {
                row(line);
            }
            out.payloadTo(piece.end());
        }

        /** The first character says how many bytes; blanks at the end of a line may have been lost. */
        private void row(String line) throws IOException {
            int length = value(line, 0);
            int groups = (length + 2) / 3;
            boolean code = line.stripTrailing().length() <= 2 + 4 * groups
                    && line.chars().allMatch(c -> c >= SHIFT && c <= SHIFT + MASK + 1);
            if (!code || length == 0) {
                bad++;
                out.error(1, "Not a line of uuencode: skipped", "a length and groups of four characters", line);
                return;
            }
            good++;
            for (int i = 0; i < length; i++) {
                int at = 1 + i / 3 * 4 + i % 3;
                int bits = value(line, at) << 6 | value(line, at + 1);
                out.origin(Math.min(at, line.length() - 1), Math.min(at + 2, line.length()));
                out.put(bits >> (4 - 2 * (i % 3)));
            }
        }

        private static int value(String line, int at) {
            return at < line.length() ? line.charAt(at) - SHIFT & MASK : 0;
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (good == 0 || bad > good || around > good + files * 2) {
                return Confidence.no("no uuencode");
            }
            String what = files == 1 ? "a file of uuencode" : files + " files of uuencode";
            return bad == 0 || !sample.whole()
                    ? Confidence.of(SURE, what + ", each line as long as it says")
                    : Confidence.of(DAMAGED, what + ", " + bad + " lines damaged");
        }
    }
}

package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers that loops print, one for each byte, without the zeros that would make pairs of digits: hex as
 * {@code Integer.toHexString} writes it, signs extended or not, decimals, octal or binary numbers.
 *
 * <pre>
 * ffffffac ffffffed 0 5 73 72     ac, ed, 0, 5, 73, 72     172 237 0 5 115 114
 * </pre>
 */
final class NumberList extends ScannedDialect {
    private static final Pattern TOKEN = Pattern.compile("[^\\s,;:|\\[\\]{}()]+");
    private static final Pattern BULLET =
            Pattern.compile("\\s*(?:[-*+\u2022\u00B7]\\s+|\\[?[0-9]{1,6}[\\]).:=]+\\s+=?\\s*)");

    private final NumberNotation notation;

    NumberList(NumberNotation notation) {
        super(notation.id(), notation.title());
        this.notation = notation;
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    private final class Reader implements Scan {
        private final Transcription out;
        private final NumberCounts tally = new NumberCounts();

        Reader(Transcription out) {
            this.out = out;
        }

        @Override
        public void read(TextInput text) throws IOException {
            for (TextPiece piece = text.next(); piece != null && !out.full(); piece = text.next()) {
                TextPiece plain = piece.plain();
                out.at(plain);
                line(plain);
            }
        }

        private void line(TextPiece piece) throws IOException {
            Matcher bullet = BULLET.matcher(piece.text());
            Matcher tokens = TOKEN.matcher(piece.text());
            int from = piece.column() == 1 && bullet.lookingAt() ? bullet.end() : CopyArtifacts.before(piece, out);
            while (tokens.find(Math.min(from, piece.text().length()))) {
                token(tokens.group(), tokens.start(), tokens.end());
                from = tokens.end();
            }
        }

        private void token(String token, int from, int to) throws IOException {
            byte[] octets = notation.parse(token);
            tally.take(token, octets);
            if (octets.length == 0) {
                out.error(from + 1, "Not a number of a byte: skipped", notation.expected(), token);
                return;
            }
            out.origin(from, to);
            out.put(octets, octets.length);
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            return notation.confidence(tally, trial);
        }
    }
}

package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hex digits with comments behind them, as Chronicle's {@code HexDumpBytes} writes them, and as a hand does that
 * explains byte by byte:
 *
 * <pre>
 * ac ed 00 05                                     # magic, version
 * 73 72 00 03 46 6f 6f 00                         # payload
 * 78  TC_ENDBLOCKDATA
 * </pre>
 *
 * and rows without offsets that are shown as text behind their bytes.
 */
final class CommentedHex extends ScannedDialect {
    /** Pairs of digits, then what ends them: a sign, a gap, or a word. */
    private static final Pattern LINE =
            Pattern.compile("\\s*((?:(?:0[xX])?(?:[0-9a-fA-F]{2})++[,:]?(?:[ \\t]+|$))++)(.*)");

    private static final Pattern ONE =
            Pattern.compile("\\s*((?:0[xX])?[0-9a-fA-F]{2}[,:]?)(?: {2,}|\\t| +[^ 0-9a-fA-F])(.*)");
    private static final Pattern SIGN = Pattern.compile("(?:#|//|;|--|/\\*|<-|<=|\u2190|\\(|\\||- ).*");

    /** A row that a hand wrote is shorter. */
    private static final int LONGEST = 1000;

    /** Without a sign, so many lines have a word behind their bytes. */
    private static final int FEWEST_LINES = 4;

    /** So few bytes may have any text behind them. */
    private static final int FEWEST_SHOWN = 8;

    CommentedHex() {
        super("hex-comments", "Hex with comments, Chronicle HexDumpBytes");
    }

    @Override
    Scan scan(Transcription out) {
        return new Lines(out);
    }

    private static final class Lines extends HexLines {
        private int rows;
        private int comments;
        private int signs;
        private int others;
        /** Rows with their bytes as text behind them. */
        private int shown;

        private boolean letters;

        Lines(Transcription out) {
            super(out);
        }

        @Override
        int[] area(String line) {
            int end = RowCandidate.endShownByText(line);
            boolean ofOd = end >= 0 && line.startsWith(">", end + HexRows.indent(line.substring(end)));
            if (end >= 0 && !ofOd) {
                rows++;
                shown++;
                letters = true;
                return new int[] {HexRows.indent(line), end};
            }
            int hash = line.indexOf('#');
            String seen = hash >= 0 ? line.substring(0, hash) : line;
            if (seen.length() > LONGEST || CopyArtifacts.isDirective(seen)) {
                others++;
                return new int[] {-1, -1};
            }
            Matcher one = ONE.matcher(seen);
            Matcher pairs = one.lookingAt() ? one : LINE.matcher(seen);
            if (!pairs.lookingAt()) {
                others += seen.isBlank() ? 0 : 1;
                return new int[] {-1, -1};
            }
            String comment = hash >= 0
                    ? line.substring(hash)
                    : line.substring(pairs.end(1)).strip();
            rows++;
            comments += comment.isEmpty() ? 0 : 1;
            signs += SIGN.matcher(comment).matches() ? 1 : 0;
            letters |= pairs.group(1).chars().anyMatch(c -> c > '9' && c != 'x' && c != 'X' && c != ':');
            return new int[] {pairs.start(1), pairs.end(1)};
        }

        @Override
        boolean characteristic() {
            boolean signed = signs > 0 && signs * 2 >= comments;
            boolean worded = rows >= FEWEST_LINES && letters && comments * 2 > rows;
            boolean texts = shown > 0 && shown * 10 >= rows * 9 && out.position() >= FEWEST_SHOWN;
            return others * 10 <= rows && (signed || worded || texts);
        }
    }
}

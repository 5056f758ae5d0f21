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
 * Pairs of hex digits with any signs between them, the same between all, as {@code HexFormat} writes them with a
 * delimiter, a prefix and a suffix: {@code ac|ed|00|05}, {@code #ac,#ed}, {@code <ac><ed>}, {@code &HAC &HED}.
 */
final class DelimitedHex extends ScannedDialect {
    /** The first two pairs: what is before, between and behind. */
    private static final Pattern HEAD = Pattern.compile(
            "\\s*(\\p{Punct}{0,2}H?)([0-9a-fA-F]{2})([^0-9a-fA-F\\r\\n]{1,5})[0-9a-fA-F]{2}.*", Pattern.DOTALL);

    private static final int FEWEST = 6;

    /** One pair in so many may be damaged. */
    private static final int DAMAGE = 20;

    private static final int KNOWN_START = 96;
    private static final int LIKELY = 80;
    private static final int DOUBTFUL = 35;

    DelimitedHex() {
        super("hex-delimited", "Hex with delimiters");
    }

    @Override
    boolean possible(String text) {
        return HEAD.matcher(text).lookingAt();
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    private static final class Reader implements Scan {
        private final Transcription out;
        private String before = "";
        private String between = "";
        private long pairs;
        private long foreign;
        private boolean letters;

        Reader(Transcription out) {
            this.out = out;
        }

        @Override
        public void read(TextInput text) throws IOException {
            for (TextPiece line = text.next(); line != null && !out.full(); line = text.next()) {
                out.at(line);
                Matcher head = HEAD.matcher(line.text());
                if (pairs == 0 && head.matches()) {
                    before = head.group(1);
                    between = head.group(3);
                }
                pairs(line.text());
            }
        }

        /** A line begins with what is before the first pair, and may end with a part of what is between. */
        private void pairs(String line) throws IOException {
            int from = HexRows.indent(line);
            int end = line.stripTrailing().length();
            int at = line.startsWith(before, from) ? from + before.length() : from;
            while (at < end && !between.isEmpty()) {
                boolean pair = at + 2 <= end && HexGroups.isHex(line.substring(at, at + 2));
                if (!pair) {
                    foreign++;
                    out.error(
                            at + 1L,
                            "Not a pair of hex digits: the rest of the line is skipped",
                            "such as AC" + between,
                            line.substring(at));
                    return;
                }
                pairs++;
                letters |= line.charAt(at) > '9' || line.charAt(at + 1) > '9';
                out.origin(at, at + 2);
                out.put(HexGroups.digit(line.charAt(at)) << 4 | HexGroups.digit(line.charAt(at + 1)));
                at += 2;
                String next = line.substring(at, Math.min(end, at + between.length()));
                at += between.startsWith(next) || between.strip().startsWith(next) ? next.length() : 0;
            }
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (pairs < FEWEST || foreign * DAMAGE > pairs) {
                return Confidence.no("no pairs of hex digits with the same signs between them");
            }
            String what = pairs + " pairs of hex digits with `" + before + between + "` between them";
            String known = KnownSignatures.phrase(trial.start());
            return known != null
                    ? Confidence.of(KNOWN_START, what + ", that " + known)
                    : Confidence.of(letters && foreign == 0 ? LIKELY : DOUBTFUL, what);
        }
    }
}

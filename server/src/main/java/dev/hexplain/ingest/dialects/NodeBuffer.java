package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Node.js's printed {@code Buffer}, its first fifty bytes unless configured otherwise, and its {@code ArrayBuffer}:
 *
 * <pre>
 * &lt;Buffer ac ed 00 05 73 72 00 03 46 6f 6f 00 ... 24 more bytes&gt;
 * ArrayBuffer { [Uint8Contents]: &lt;ac ed 00 05 73 72&gt;, byteLength: 6 }
 * </pre>
 */
final class NodeBuffer extends ScannedDialect {
    private static final Pattern START = Pattern.compile("<Buffer |\\[Uint8Contents]: <");
    private static final String DOTS = "...";

    NodeBuffer() {
        super("node-buffer", "Node.js Buffer");
    }

    @Override
    boolean possible(String text) {
        return START.matcher(text).find();
    }

    @Override
    Scan scan(Transcription out) {
        return new HexLines(out) {
            private boolean seen;

            @Override
            int[] area(String line) {
                Matcher start = START.matcher(line);
                if (!start.find()) {
                    return new int[] {-1, -1};
                }
                seen = true;
                int from = start.end();
                int close = line.indexOf('>', from);
                int end = close < 0 ? line.length() : close;
                int dots = line.indexOf(DOTS, from);
                return new int[] {from, dots >= 0 && dots < end ? dots : end};
            }

            @Override
            void afterDigits(String line) {
                int dots = line.indexOf(DOTS);
                if (dots >= 0 && START.matcher(line).find()) {
                    String rest = line.substring(dots + DOTS.length()).strip();
                    out.error(dots + 1, "Not all of the buffer was printed: the rest is missing", null, rest);
                }
            }

            @Override
            boolean characteristic() {
                return seen;
            }
        };
    }
}

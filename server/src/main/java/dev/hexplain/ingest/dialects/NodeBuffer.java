package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;

/**
 * Node.js's printed {@code Buffer}, its first fifty bytes unless configured otherwise:
 *
 * <pre>
 * &lt;Buffer ac ed 00 05 73 72 00 03 46 6f 6f 00 ... 24 more bytes&gt;
 * </pre>
 */
final class NodeBuffer extends ScannedDialect {
    private static final String START = "<Buffer ";
    private static final String DOTS = "...";

    NodeBuffer() {
        super("node-buffer", "Node.js Buffer");
    }

    @Override
    boolean possible(String text) {
        return text.contains(START);
    }

    @Override
    Scan scan(Transcription out) {
        return new HexLines(out) {
            private boolean seen;

            @Override
            int[] area(String line) {
                int start = line.indexOf(START);
                if (start < 0) {
                    return new int[] {-1, -1};
                }
                seen = true;
                int from = start + START.length();
                int close = line.indexOf('>', from);
                int end = close < 0 ? line.length() : close;
                int dots = line.indexOf(DOTS, from);
                return new int[] {from, dots >= 0 && dots < end ? dots : end};
            }

            @Override
            void afterDigits(String line) {
                int dots = line.indexOf(DOTS);
                if (line.contains(START) && dots >= 0) {
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

package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;

/**
 * Hex digits with comments behind them, as Chronicle's {@code HexDumpBytes} writes them:
 *
 * <pre>
 * ac ed 00 05                                     # magic, version
 * 73 72 00 03 46 6f 6f 00                         # payload
 * </pre>
 */
final class CommentedHex extends ScannedDialect {
    CommentedHex() {
        super("hex-comments", "Hex with comments, Chronicle HexDumpBytes");
    }

    @Override
    boolean possible(String text) {
        return text.indexOf('#') >= 0;
    }

    @Override
    Scan scan(Transcription out) {
        return new HexLines(out) {
            private boolean commented;

            @Override
            int[] area(String line) {
                int comment = line.indexOf('#');
                commented |= comment > 0;
                int end = comment < 0 ? line.length() : comment;
                return line.substring(0, end).isBlank() ? new int[] {-1, -1} : new int[] {0, end};
            }

            @Override
            boolean characteristic() {
                return commented;
            }
        };
    }
}

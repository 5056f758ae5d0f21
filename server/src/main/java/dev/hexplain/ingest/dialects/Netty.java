package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextSample;

/**
 * Netty's {@code ByteBufUtil.prettyHexDump}, alone and as its logging handler prints it, and Agrona's
 * {@code PrintBufferUtil}:
 *
 * <pre>
 *          +-------------------------------------------------+
 *          |  0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f |
 * +--------+-------------------------------------------------+----------------+
 * |00000000| ac ed 00 05 73 72 00 03 46 6f 6f 00             |....sr..Foo.    |
 * +--------+-------------------------------------------------+----------------+
 * </pre>
 */
final class Netty extends BarredRows {
    private static final int NO_BYTES = 40;

    @Override
    public String id() {
        return "netty";
    }

    @Override
    public String title() {
        return "Netty, Agrona pretty hex dump";
    }

    @Override
    String bars(String line) {
        return line;
    }

    @Override
    boolean shows(String text, byte[] octets) {
        return TextColumn.ASCII.shows(text, octets);
    }

    /** No box is drawn around no bytes. */
    @Override
    public Confidence recognise(TextSample sample) {
        String text = sample.text().strip();
        boolean nothing = text.endsWith(" 0B") || text.endsWith(" 0B:");
        return nothing && text.indexOf('\n') < 0
                ? Confidence.of(NO_BYTES, "a log line that says 0B: no bytes")
                : super.recognise(sample);
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.TextSample;
import java.io.IOException;

/** Makes the bytes again that the characters of a text stand for. */
final class RecodedReader {
    private static final int PIECE = 1 << 12;

    /** Stands for a byte that is lost, so that what follows keeps its place. */
    private static final int LOST = '?';

    private final LayerUnpacking to;
    private final SourceReader bytes;
    private final TextForm form;
    private final CodePage page;
    private final byte[] piece = new byte[PIECE];
    private int filled;
    private int width;
    private long from;

    RecodedReader(LayerUnpacking to, TextForm form, CodePage page) {
        this.to = to;
        this.bytes = to.octets();
        this.form = form;
        this.page = page;
    }

    void read() throws IOException, UnpackAborted {
        boolean lines = form.wide() && hasLines();
        long at = form.mark(bytes);
        while (at < to.length()) {
            int size = form.width(bytes, at);
            if (size == 0) {
                throw to.fail(at, "No character of %s stands here".formatted(form.title()), null, null);
            }
            int c = form.character(bytes, at, size);
            if (lines && c == '\r' && at + 2L * size >= to.length()) {
                flush();
                to.note(at, "The CR LF at the end was added where the text was written: it is left out");
                at = to.length();
            } else if (lines && c == '\r') {
                flush();
                to.warning(
                        at,
                        "CR LF stands for 0A, 0D or 0D 0A: the line was ended anew where the text was written; 0A is taken");
                put('\n', at, 2 * size);
                at += 2L * size;
            } else {
                put(octet(c, at), at, size);
                at += size;
            }
        }
        flush();
        to.reached(to.length());
    }

    /** Whether all lines at the beginning end with CR LF, as where a shell ended them. */
    private boolean hasLines() {
        int[] head = form.characters(bytes, Math.min(bytes.length(), TextSample.HEAD));
        boolean any = false;
        for (int i = 0; i < head.length; i++) {
            if (head[i] == '\n' || (head[i] == '\r' && i + 1 < head.length && head[i + 1] != '\n')) {
                return false;
            }
            if (head[i] == '\r') {
                any = true;
                i++;
            }
        }
        return any;
    }

    private int octet(int c, long at) throws IOException, UnpackAborted {
        int octet = page.octet(c);
        if (octet < 0) {
            flush();
            to.error(
                    at,
                    "A character that %s does not have: a byte is lost, and a question mark stands for it"
                            .formatted(page.title()),
                    null,
                    "U+%04X".formatted(c));
            return LOST;
        }
        return octet;
    }

    /** Bytes of characters that are equally wide are written together. */
    private void put(int octet, long at, int size) throws IOException, UnpackAborted {
        if (filled == PIECE || size != width) {
            flush();
            width = size;
        }
        if (filled == 0) {
            from = at;
        }
        piece[filled++] = (byte) octet;
    }

    private void flush() throws IOException, UnpackAborted {
        to.writeGroups(piece, filled, from, width);
        filled = 0;
    }
}

package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.SourceStream;
import java.io.IOException;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Inflates deflate data (RFC 1951), raw or in the zlib format (RFC 1950), from a part of an input. */
final class DeflateReader {
    private static final int PIECE = 1 << 13;

    private final LayerUnpacking to;
    private final long from;
    private final SourceStream packed;
    private final byte[] in = new byte[PIECE];
    private final byte[] out = new byte[PIECE];

    private DeflateReader(LayerUnpacking to, long from, long end) {
        this.to = to;
        this.from = from;
        this.packed = to.stream(from, end);
    }

    /**
     * Inflates up to the end of the deflated data.
     *
     * @param end where the input may not be read any more
     * @param zlib whether the data has zlib's head and sum
     * @return the offset behind it
     */
    static long inflate(LayerUnpacking to, long from, long end, boolean zlib) throws IOException, UnpackAborted {
        Inflater inflater = new Inflater(!zlib);
        try {
            return new DeflateReader(to, from, end).run(inflater);
        } finally {
            inflater.end();
        }
    }

    private long run(Inflater inflater) throws IOException, UnpackAborted {
        while (!inflater.finished()) {
            if (inflater.needsDictionary()) {
                throw to.fail(from, "A dictionary is needed, which is not in the data", null, null);
            }
            if (inflater.needsInput() && !feed(inflater)) {
                to.reached(from + inflater.getBytesRead());
                throw to.truncated(0);
            }
            piece(inflater);
        }
        return from + inflater.getBytesRead();
    }

    private boolean feed(Inflater inflater) {
        int count = packed.read(in, 0, in.length);
        if (count > 0) {
            inflater.setInput(in, 0, count);
        }
        return count > 0;
    }

    private void piece(Inflater inflater) throws IOException, UnpackAborted {
        long readBefore = inflater.getBytesRead();
        long writtenBefore = inflater.getBytesWritten();
        String trouble = "";
        try {
            inflater.inflate(out);
        } catch (DataFormatException e) {
            trouble = e.getMessage() == null ? "unknown" : e.getMessage();
        }
        int count = (int) (inflater.getBytesWritten() - writtenBefore);
        // The first bits may be in the byte before.
        long start = from + Math.max(0, readBefore - 1);
        long end = from + inflater.getBytesRead();
        if (count > 0) {
            to.write(out, 0, count, Math.min(start, end), end);
        }
        if (!trouble.isEmpty()) {
            throw to.fail(end, "Not deflated data: " + trouble, null, null);
        }
    }
}

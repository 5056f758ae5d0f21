package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.UnwrapResult;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Decompresses the beginning of bytes, to find out whether they have a compression without a signature.
 *
 * @param sound whether nothing was wrong, up to the end or up to where the trial stopped
 * @param whole whether the packed bytes end where the bytes do
 * @param made bytes that came out
 */
record TrialUnpack(boolean sound, boolean whole, long made) {
    /** Bytes that are tried. */
    static final int INPUT = 1 << 16;

    private static final int OUTPUT = 1 << 17;

    static TrialUnpack of(SourceReader bytes, LayerUnpacking.Unpacker unpacker) {
        long length = Math.min(INPUT, bytes.length());
        boolean all = length == bytes.length();
        UnwrapResult unwrapped;
        try {
            LayerStep step = LayerStep.of("trial", new Range(0, length));
            unwrapped = LayerUnpacking.run(
                    bytes.source(), step, OutputStream.nullOutputStream(), LayerLimits.of(OUTPUT), unpacker);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        boolean whole = unwrapped.complete() && unwrapped.issues().isEmpty() && all && unwrapped.read() == length;
        boolean full = unwrapped.length() >= OUTPUT;
        boolean cut = !all && unwrapped.read() >= length - 1;
        return new TrialUnpack(whole || full || cut, whole, unwrapped.length());
    }
}

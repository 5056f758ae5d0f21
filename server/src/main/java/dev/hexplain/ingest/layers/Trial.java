package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.Octets;
import dev.hexplain.ingest.PeelLimits;
import dev.hexplain.ingest.Peeled;
import dev.hexplain.ingest.Step;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * What comes out of the beginning of bytes, to find out whether they are packed in a way without a signature.
 *
 * @param sound whether nothing was wrong, up to the end or up to where the trial stopped
 * @param whole whether the packed bytes end where the bytes do
 * @param made bytes that came out
 */
record Trial(boolean sound, boolean whole, long made) {
    /** So much is looked at. */
    private static final int INPUT = 1 << 16;

    private static final int OUTPUT = 1 << 17;

    static Trial of(Octets bytes, Unpacking.Unpacker unpacker) {
        long length = Math.min(INPUT, bytes.length());
        boolean all = length == bytes.length();
        Peeled peeled;
        try {
            Step step = Step.of("trial", new Range(0, length));
            peeled = Unpacking.run(
                    bytes.source(), step, OutputStream.nullOutputStream(), PeelLimits.of(OUTPUT), unpacker);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        boolean whole = peeled.complete() && peeled.issues().isEmpty() && all && peeled.read() == length;
        boolean full = peeled.length() >= OUTPUT;
        boolean cut = !all && peeled.read() >= length - 1;
        return new Trial(whole || full || cut, whole, peeled.length());
    }
}

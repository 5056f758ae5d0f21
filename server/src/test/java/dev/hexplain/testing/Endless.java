package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** A format whose decoding goes on and on, and finds nothing. */
public final class Endless extends TestFormat {
    private final Predicate<Progress> goesOn;
    private final UnknownBytes bytes = new UnknownBytes();

    /** @param goesOn asked all the time */
    public Endless(String id, Predicate<Progress> goesOn) {
        super(id, "Endless", new byte[0]);
        this.goesOn = goesOn;
    }

    /** Goes on until it is told to stop. */
    public Endless() {
        this("endless", progress -> !progress.cancelled());
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        while (goesOn.test(progress)) {
            LockSupport.parkNanos(100_000);
        }
        return bytes.decode(source, options, storage, progress);
    }

    @Override
    public Shapes shapes() {
        return bytes.shapes();
    }
}

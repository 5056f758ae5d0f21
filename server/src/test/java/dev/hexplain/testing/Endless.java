package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** A format whose decoding goes on and on, and finds nothing. */
public final class Endless implements Decoder {
    private final String id;
    private final Predicate<Progress> goesOn;
    private final UnknownBytes bytes = new UnknownBytes();

    /** @param goesOn asked all the time */
    public Endless(String id, Predicate<Progress> goesOn) {
        this.id = id;
        this.goesOn = goesOn;
    }

    /** Goes on until it is told to stop. */
    public Endless() {
        this("endless", progress -> !progress.cancelled());
    }

    @Override
    public FormatDescription description() {
        return new FormatDescription(
                id, "Endless", "test", "", List.of(), "", List.of(), List.of(), List.of(), List.of(), "", false,
                Map.of());
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return List.of();
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

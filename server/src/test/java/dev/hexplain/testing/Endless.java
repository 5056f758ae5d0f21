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

/** A format whose decoding computes until it is told to stop, and finds nothing. */
public final class Endless implements Decoder {
    public static final String ID = "endless";

    private final UnknownBytes bytes = new UnknownBytes();

    @Override
    public FormatDescription description() {
        return new FormatDescription(
                ID, "Endless", "test", "", List.of(), "", List.of(), List.of(), List.of(), List.of(), "", false,
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
        while (!progress.cancelled()) {
            Thread.onSpinWait();
        }
        return bytes.decode(source, options, storage, progress);
    }

    @Override
    public Shapes shapes() {
        return bytes.shapes();
    }
}

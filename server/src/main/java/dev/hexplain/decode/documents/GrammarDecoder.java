package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.function.Function;

/** Base class of decoders that run a {@link Grammar}; subclasses add the probe and the shapes. */
public abstract class GrammarDecoder implements Decoder {
    private final FormatHandle format;
    private final int version;
    private final Function<Parse, ? extends Grammar> grammar;

    /**
     * @param version changes when earlier indexes can no longer be read
     * @param grammar makes the grammar of one source
     */
    protected GrammarDecoder(FormatHandle format, int version, Function<Parse, ? extends Grammar> grammar) {
        this.format = format;
        this.version = version;
        this.grammar = grammar;
    }

    @Override
    public final String id() {
        return format.id();
    }

    @Override
    public final FormatDescription description() {
        return format.description();
    }

    @Override
    public final int version() {
        return version;
    }

    @Override
    public final FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), handleBase(), grammar);
    }

    /** The number of an epoch's first handle, in formats that have handles or embed one that has. */
    protected int handleBase() {
        return 0;
    }
}

package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.Message;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Base class of formats that are decoded with a schema, or partly without one. */
public abstract class OptionalSchemaDecoder extends SchemaDecoder implements Decoder {
    private final Lazy<SchemaReading> without;

    /** @param without makes the reading without a schema, once */
    protected OptionalSchemaDecoder(FormatHandle format, int version, String takes, Supplier<SchemaReading> without) {
        super(format, version, takes);
        this.without = Lazy.of(without);
    }

    /** The candidates for a source, most likely first. */
    @Override
    public abstract List<Candidate> probe(Source source);

    @Override
    public final FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return without.get().decode(source, options, storage, progress);
    }

    @Override
    public final Shapes shapes() {
        return without.get().shapes();
    }

    @Override
    public final Optional<Message> messageOf(FieldTree tree, Field field) {
        return without.get().messageOf(tree, field);
    }
}

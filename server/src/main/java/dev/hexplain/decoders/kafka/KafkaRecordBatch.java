package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes batches of Kafka's records, back to back. */
public final class KafkaRecordBatch implements Decoder {
    private static final int VERSION = 1;

    @Override
    public String id() {
        return Description.BATCH.id;
    }

    @Override
    public FormatDescription description() {
        return Description.BATCH.get();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return BatchProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), BatchGrammar::new);
    }

    @Override
    public Shapes shapes() {
        return KafkaShapes.INSTANCE;
    }
}

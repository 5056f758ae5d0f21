package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Peer;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of a connection to a Kafka broker. */
public final class Kafka implements Decoder {
    static final FormatHandle FORMAT = FormatHandle.by("network", "kafka");
    private static final int VERSION = 4;

    @Override
    public String id() {
        return FORMAT.id();
    }

    @Override
    public FormatDescription description() {
        return FORMAT.description();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return KafkaFlowProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        try (Peer peer = options.otherSide().open()) {
            return Parse.decode(
                    source,
                    options,
                    storage,
                    progress,
                    shapes(),
                    parse -> new KafkaFlowGrammar(parse, new KafkaRequests(peer.source())));
        }
    }

    @Override
    public Shapes shapes() {
        return KafkaShapes.INSTANCE;
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return KafkaMessageSummaries.messageOf(tree, field);
    }
}

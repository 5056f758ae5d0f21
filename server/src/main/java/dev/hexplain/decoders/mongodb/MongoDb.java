package dev.hexplain.decoders.mongodb;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Embeddable;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of a connection to a MongoDB server. */
public final class MongoDb implements Decoder {
    static final Described FORMAT = Described.by("network", "mongodb", "flag_bits", "response_flags");
    private static final int VERSION = 1;

    private final Embeddable bson;
    private final MongoShapes shapes;

    /** @param bson reads the documents in messages */
    public MongoDb(Embeddable bson) {
        this.bson = bson;
        this.shapes = new MongoShapes(bson);
    }

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
        return 31 * bson.version() + VERSION;
    }

    /** The head of a message in front, and behind it another one, or the end. */
    @Override
    public List<Candidate> probe(Source source) {
        Input in = new Input(source.segment(), 0);
        if (!OpCode.isHead(in.bytes, 0)) {
            return List.of();
        }
        long next = in.bytes.u4le(0);
        boolean leadsOn = next == in.end || OpCode.isHead(in.bytes, next);
        return List.of(
                leadsOn
                        ? new Candidate(id(), 0, 93, "Starts with a message of MongoDB, and its length leads on")
                        : new Candidate(id(), 0, 72, "Starts with the header of a message of MongoDB"));
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes, parse -> new MongoGrammar(parse, bson));
    }

    @Override
    public Shapes shapes() {
        return shapes;
    }

    @Override
    public boolean isProtocol() {
        return true;
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return field.shape().production().equals(MongoShapes.MESSAGE_RULE)
                ? Optional.of(Titles.message(tree, field))
                : Optional.empty();
    }
}

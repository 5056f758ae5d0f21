package dev.hexplain.decoders.mongodb;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Described;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.ByGrammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of a connection to a MongoDB server. */
public final class MongoDb extends ByGrammar {
    static final Described FORMAT = Described.by("network", "mongodb", "flag_bits", "response_flags");
    private static final int VERSION = 2;

    private final Embeddable bson;
    private final MongoShapes shapes;

    /** @param bson reads the documents in messages */
    public MongoDb(Embeddable bson) {
        super(FORMAT, 31 * bson.version() + VERSION, parse -> new MongoGrammar(parse, bson));
        this.bson = bson;
        this.shapes = new MongoShapes(bson.shapes());
    }

    /** The head of a message in front, and behind it another one, or the end. */
    @Override
    public List<Candidate> probe(Source source) {
        Input in = new Input(source.segment(), 0);
        if (!OpCode.isHead(in.bytes, 0)) {
            return List.of();
        }
        long next = in.bytes.u4le(0);
        if (next == in.end || OpCode.isHead(in.bytes, next)) {
            return List.of(new Candidate(id(), 0, 93, "Starts with a message of MongoDB, and its length leads on"));
        }
        // A 1 where the code of replies stands is no surprise anywhere.
        int confidence = OpCode.at(in.bytes, 0) == OpCode.REPLY ? 35 : 72;
        return List.of(new Candidate(id(), 0, confidence, "Starts with the header of a message of MongoDB"));
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

package dev.hexplain.decoders.mongodb;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.messages.MessageDecoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;

/** Decodes one direction of a connection to a MongoDB server. */
public final class MongoDb extends MessageDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("network", "mongodb", "flag_bits", "response_flags");
    private static final int VERSION = 3;

    /** @param bson decodes the documents in messages */
    public MongoDb(Embeddable bson) {
        super(
                FORMAT,
                31 * bson.version() + VERSION,
                () -> new MongoDbShapes(bson.shapes()),
                parse -> new MongoDbGrammar(parse, bson));
    }

    /** Evidence is the header of a message at the start, and another one, or the end, after it. */
    @Override
    public List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        if (!MongoDbOpCode.isHead(in.bytes, 0)) {
            return List.of();
        }
        long next = in.bytes.u4le(0);
        // A reply's opcode is 1, which is common anywhere: a document of BSON may begin so too.
        boolean reply = MongoDbOpCode.at(in.bytes, 0) == MongoDbOpCode.REPLY;
        if (next == in.end || MongoDbOpCode.isHead(in.bytes, next)) {
            return List.of(new Candidate(
                    id(), 0, reply ? 90 : 93, "Starts with a message of MongoDB, and its length leads on"));
        }
        return List.of(new Candidate(id(), 0, reply ? 35 : 72, "Starts with the header of a message of MongoDB"));
    }

    @Override
    public Optional<Message> messageOf(FieldTree tree, Field field) {
        return field.shape().production().equals(MongoDbShapes.MESSAGE_RULE)
                ? Optional.of(MongoDbMessageSummaries.message(tree, field))
                : Optional.empty();
    }
}

package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.messages.MessageGrammar;

/** Grammar of a decompressed message: the body of another one. */
final class MongoDbUnpackedBody extends MessageGrammar {
    private final MongoDbBodies bodies;
    private final int code;

    MongoDbUnpackedBody(Parse parse, Embeddable bson, int code) {
        super(parse, MongoDbShapes.UNPACKED);
        this.bodies = new MongoDbBodies(parse, parts, bson);
        this.code = code;
    }

    @Override
    protected void message() {
        if (code == MongoDbOpCode.COMPRESSED || in.pos > 0) {
            throw MalformedInput.wrong(in.pos, 0, "Bytes follow the message", "the end", "");
        }
        bodies.body(code, in.end);
    }
}

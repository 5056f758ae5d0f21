package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.messages.Messages;

/** What a compressed message unpacks to: the body of another one. */
final class UnpackedBody extends Messages {
    private final Bodies bodies;
    private final int code;

    UnpackedBody(Parse parse, Embeddable bson, int code) {
        super(parse, MongoShapes.UNPACKED);
        this.bodies = new Bodies(parse, parts, bson);
        this.code = code;
    }

    @Override
    protected void message() {
        if (code == OpCode.COMPRESSED || in.pos > 0) {
            throw Malformed.wrong(in.pos, 0, "Bytes follow the message", "the end", "");
        }
        bodies.body(code, in.end);
    }
}

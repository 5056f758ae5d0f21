package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.messages.MessageParts;

/** Reads the bodies of messages, by opcode. */
final class MongoDbBodies {
    private final Parse parse;
    private final ParseInput in;
    private final MessageParts parts;
    private final EmbeddedDecoder documents;

    MongoDbBodies(Parse parse, MessageParts parts, Embeddable bson) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
        this.documents = parse.enter(bson);
    }

    /** Reads up to an offset, which may be after the source's end. */
    void body(int code, long end) {
        switch (code) {
            case MongoDbOpCode.MSG -> msg(end);
            case MongoDbOpCode.QUERY -> {
                int4(MongoDbShapes.FLAGS);
                cstring(MongoDbShapes.COLLECTION, end);
                int4(MongoDbShapes.TO_SKIP);
                int4(MongoDbShapes.TO_RETURN);
                documents(end);
            }
            case MongoDbOpCode.REPLY -> {
                int4(MongoDbShapes.RESPONSE_FLAGS);
                parts.leaf(MongoDbShapes.CURSOR, 8, "a cursor");
                int4(MongoDbShapes.STARTING_FROM);
                int4(MongoDbShapes.RETURNED);
                documents(end);
            }
            case MongoDbOpCode.INSERT -> {
                int4(MongoDbShapes.FLAGS);
                cstring(MongoDbShapes.COLLECTION, end);
                documents(end);
            }
            case MongoDbOpCode.UPDATE, MongoDbOpCode.DELETE -> {
                int4(MongoDbShapes.ZERO);
                cstring(MongoDbShapes.COLLECTION, end);
                int4(MongoDbShapes.FLAGS);
                documents(end);
            }
            case MongoDbOpCode.GET_MORE -> {
                int4(MongoDbShapes.ZERO);
                cstring(MongoDbShapes.COLLECTION, end);
                int4(MongoDbShapes.TO_RETURN);
                parts.leaf(MongoDbShapes.CURSOR, 8, "a cursor");
            }
            case MongoDbOpCode.KILL_CURSORS -> {
                int4(MongoDbShapes.ZERO);
                int4(MongoDbShapes.CURSORS);
                while (in.pos + 8 <= Math.min(end, in.end)) {
                    parts.leaf(MongoDbShapes.CURSOR, 8, "a cursor");
                }
            }
            default -> throw MalformedInput.wrong(in.pos, 0, "No message has such an opcode", "2013", "" + code);
        }
    }

    private void int4(int shape) {
        parts.leaf(shape, 4, "a number");
    }

    private void cstring(int shape, long end) {
        long zero = in.bytes.indexOf(0, in.pos, Math.min(end, in.end));
        if (zero < 0) {
            parts.need(parts.left() + 1, "a string");
            throw MalformedInput.wrong(in.pos, 0, "A string does not end", "a zero", "");
        }
        parse.checkUtf8(in.pos, zero - in.pos);
        parts.leaf(shape, zero + 1 - in.pos, "a string");
    }

    /** Documents one after the other. */
    private void documents(long end) {
        parts.open(MongoDbShapes.DOCUMENTS, end);
        while (in.pos < Math.min(end, in.end)) {
            in.pos = documents.decode(in.pos, end);
        }
        parts.close();
    }

    private void msg(long end) {
        int4(MongoDbShapes.FLAG_BITS);
        parts.open(MongoDbShapes.SECTIONS, end);
        while (in.pos < Math.min(end, in.end)) {
            section(end);
        }
        parts.close();
    }

    private void section(long end) {
        int kind = in.bytes.u1(in.pos);
        if (kind > 1) {
            throw MalformedInput.wrong(in.pos, 1, "No section is of this kind", "0 or 1", Integer.toString(kind));
        }
        parts.open(MongoDbShapes.SECTION, MessageParts.UNKNOWN);
        parts.endAt(end);
        parts.leaf(MongoDbShapes.KIND, 1, "the kind of a section");
        if (kind == 0) {
            in.pos = documents.decode(in.pos, end);
            parts.endAt(in.pos);
        } else {
            sequence(end);
        }
        parts.close();
    }

    /** A document sequence, which is an argument of the command. */
    private void sequence(long end) {
        long at = in.pos;
        int4(MongoDbShapes.SIZE);
        long size = in.bytes.u4le(at);
        if (size < 5 || size > end - at) {
            throw MalformedInput.wrong(
                    at, 4, "No section here is as long as this", "5 to " + (end - at), Long.toString(size));
        }
        parts.endAt(at + size);
        cstring(MongoDbShapes.IDENTIFIER, at + size);
        documents(at + size);
    }
}

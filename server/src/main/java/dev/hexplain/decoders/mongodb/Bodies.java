package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.Guest;
import dev.hexplain.decode.messages.Parts;

/** Reads what stands behind the headers of messages, by opcode. */
final class Bodies {
    private final Parse parse;
    private final Input in;
    private final Parts parts;
    private final Guest documents;

    Bodies(Parse parse, Parts parts, Embeddable bson) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
        this.documents = parse.enter(bson);
    }

    /** Reads up to an offset, which may be behind the source's end. */
    void body(int code, long end) {
        switch (code) {
            case OpCode.MSG -> msg(end);
            case OpCode.QUERY -> {
                int4(MongoShapes.FLAGS);
                cstring(MongoShapes.COLLECTION, end);
                int4(MongoShapes.TO_SKIP);
                int4(MongoShapes.TO_RETURN);
                documents(end);
            }
            case OpCode.REPLY -> {
                int4(MongoShapes.RESPONSE_FLAGS);
                parts.leaf(MongoShapes.CURSOR, 8, "a cursor");
                int4(MongoShapes.STARTING_FROM);
                int4(MongoShapes.RETURNED);
                documents(end);
            }
            case OpCode.INSERT -> {
                int4(MongoShapes.FLAGS);
                cstring(MongoShapes.COLLECTION, end);
                documents(end);
            }
            case OpCode.UPDATE, OpCode.DELETE -> {
                int4(MongoShapes.ZERO);
                cstring(MongoShapes.COLLECTION, end);
                int4(MongoShapes.FLAGS);
                documents(end);
            }
            case OpCode.GET_MORE -> {
                int4(MongoShapes.ZERO);
                cstring(MongoShapes.COLLECTION, end);
                int4(MongoShapes.TO_RETURN);
                parts.leaf(MongoShapes.CURSOR, 8, "a cursor");
            }
            case OpCode.KILL_CURSORS -> {
                int4(MongoShapes.ZERO);
                int4(MongoShapes.CURSORS);
                while (in.pos + 8 <= Math.min(end, in.end)) {
                    parts.leaf(MongoShapes.CURSOR, 8, "a cursor");
                }
            }
            default -> throw Malformed.wrong(in.pos, 0, "No message has such an opcode", "2013", "" + code);
        }
    }

    private void int4(int shape) {
        parts.leaf(shape, 4, "a number");
    }

    private void cstring(int shape, long end) {
        long zero = in.bytes.indexOf(0, in.pos, Math.min(end, in.end));
        if (zero < 0) {
            parts.need(parts.left() + 1, "a string");
            throw Malformed.wrong(in.pos, 0, "A string does not end", "a zero", "");
        }
        parse.checkUtf8(in.pos, zero - in.pos);
        parts.leaf(shape, zero + 1 - in.pos, "a string");
    }

    /** Documents one behind the other. */
    private void documents(long end) {
        parts.open(MongoShapes.DOCUMENTS, end);
        while (in.pos < Math.min(end, in.end)) {
            in.pos = documents.decode(in.pos, end);
        }
        parts.close();
    }

    private void msg(long end) {
        int4(MongoShapes.FLAG_BITS);
        parts.open(MongoShapes.SECTIONS, end);
        while (in.pos < Math.min(end, in.end)) {
            section(end);
        }
        parts.close();
    }

    private void section(long end) {
        int kind = in.bytes.u1(in.pos);
        if (kind > 1) {
            throw Malformed.wrong(in.pos, 1, "No section is of this kind", "0 or 1", Integer.toString(kind));
        }
        parts.open(MongoShapes.SECTION, Parts.UNKNOWN);
        parts.endAt(end);
        parts.leaf(MongoShapes.KIND, 1, "the kind of a section");
        if (kind == 0) {
            in.pos = documents.decode(in.pos, end);
            parts.endAt(in.pos);
        } else {
            sequence(end);
        }
        parts.close();
    }

    /** Documents that are an argument of the command. */
    private void sequence(long end) {
        long at = in.pos;
        int4(MongoShapes.SIZE);
        long size = in.bytes.u4le(at);
        if (size < 5 || size > end - at) {
            throw Malformed.wrong(
                    at, 4, "No section here is as long as this", "5 to " + (end - at), Long.toString(size));
        }
        parts.endAt(at + size);
        cstring(MongoShapes.IDENTIFIER, at + size);
        documents(at + size);
    }
}

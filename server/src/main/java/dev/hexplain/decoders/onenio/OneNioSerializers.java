package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.TreeWriter;

/** Reads class descriptions in persisted streams. Each is validated whole before any row of it is written. */
final class OneNioSerializers {
    private static final int UTF_LIMIT = 0x7FFF;

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;

    OneNioSerializers(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
    }

    /** The offset after a text with a length of two bytes. */
    long utfEnd(long at) {
        in.require(at, 2, "a name");
        int length = in.bytes.u2(at);
        if (length > UTF_LIMIT) {
            throw MalformedInput.wrong(
                    at, 2, "A name is too long", "at most " + UTF_LIMIT + " bytes", Integer.toString(length));
        }
        in.require(at + 2, length, "a name");
        return at + 2 + length;
    }

    private static boolean isCounted(int tag) {
        return tag == OneNioBootstrapTypes.GENERATED_SERIALIZER || tag == OneNioBootstrapTypes.ENUM_SERIALIZER;
    }

    /** The offset after a description that starts with its serializer's id. */
    long end(long at, int tag) {
        long end = utfEnd(at + 1);
        in.require(end, Long.BYTES, "the number of a class");
        end += Long.BYTES;
        if (isCounted(tag)) {
            in.require(end, 2, "a count");
            int count = in.bytes.u2(end);
            end += 2;
            for (int i = 0; i < count; i++) {
                end = memberEnd(end, tag);
            }
        }
        return end;
    }

    private long memberEnd(long at, int tag) {
        long end = utfEnd(at);
        if (tag == OneNioBootstrapTypes.ENUM_SERIALIZER) {
            return end;
        }
        return typeEnd(end);
    }

    /** The offset after a type: the number of a primitive type, or the name of a class. */
    long typeEnd(long at) {
        int kind = in.u1(at, "a type");
        if (kind >= OneNioClassDescriptor.FieldType.PRIMITIVES.size() && kind < 0x80) {
            throw MalformedInput.wrong(
                    at, 1, "No primitive type has this number", "0 to 7, or -1", Integer.toString(kind));
        }
        return kind < 0x80 ? at + 1 : utfEnd(at + 1);
    }

    /** Writes a description and defines its handle; returns the offset after it. */
    long write(long at, int tag) {
        long end = end(at, tag);
        parse.tick();
        out.open(OneNioShapes.rule(isCounted(tag) ? OneNioRule.COUNTED_SERIALIZER : OneNioRule.SERIALIZER), at);
        out.define(at);
        out.computed(isCounted(tag) ? 5 : 4);
        if (isCounted(tag)) {
            members(utfEnd(at + 1) + Long.BYTES, tag);
        }
        out.close(end);
        in.pos = end;
        return end;
    }

    private void members(long count, int tag) {
        long at = count + 2;
        for (int i = in.bytes.u2(count); i > 0; i--) {
            long end = memberEnd(at, tag);
            OneNioRule rule = tag == OneNioBootstrapTypes.ENUM_SERIALIZER
                    ? OneNioRule.CONSTANT
                    : in.bytes.u1(utfEnd(at)) < 0x80 ? OneNioRule.PRIMITIVE_FIELD : OneNioRule.REFERENCE_FIELD;
            out.leaf(OneNioShapes.rule(rule), at, end - at);
            out.computed(
                    switch (rule) {
                        case CONSTANT -> 2;
                        case PRIMITIVE_FIELD -> 3;
                        default -> 5;
                    });
            at = end;
        }
    }
}

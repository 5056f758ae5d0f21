package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldType;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/** Reads the tag at the current position, and finds its field in the schema. */
final class ProtobufTags {
    /** The longest 32-bit varint, in bytes. */
    private static final int LONGEST = 5;

    long at;
    int length;
    int number;
    ProtobufWireType wireType = ProtobufWireType.VARINT;
    /** The field in the open message's type; null where the schema has none with that number and wire type. */
    @Nullable ProtoFieldType field;

    private final Parse parse;
    private final ProtobufFrameState frame;
    /** Tags before this offset were checked and reported already. */
    private long reportedUntil;

    ProtobufTags(Parse parse, ProtobufFrameState frame) {
        this.parse = parse;
        this.frame = frame;
    }

    /** Reads the tag here; fails where it is invalid. */
    void read() {
        at = parse.in.pos;
        length = Varint.length(parse.in.bytes, at, frame.end());
        requireVarint(length, at, "a tag");
        long tag = Varint.value(parse.in.bytes, at, length);
        if (tag >>> Integer.SIZE != 0) {
            throw MalformedInput.wrong(
                    at,
                    length,
                    "The tag has more than 32 bits",
                    "a field number below 2^29",
                    Long.toUnsignedString(tag));
        }
        if (tag >>> 3 == 0) {
            throw MalformedInput.wrong(at, length, "A field has the number 0", "1 or more", "0");
        }
        if ((tag & 7) >= ProtobufWireType.COUNT) {
            throw MalformedInput.wrong(at, length, "There is no such wire type", "0 to 5", Long.toString(tag & 7));
        }
        if (length > LONGEST) {
            parse.out.issue(Issue.warning(
                    at, length, "The tag is longer than readers allow", "at most 5 bytes", length + " bytes"));
        }
        take(tag);
    }

    /** Reads the tag here if it is valid. */
    boolean peek() {
        at = parse.in.pos;
        length = Varint.length(parse.in.bytes, at, frame.end());
        long tag = length > 0 ? Varint.value(parse.in.bytes, at, length) : 0;
        if (tag >>> Integer.SIZE != 0 || tag >>> 3 == 0 || (tag & 7) >= ProtobufWireType.COUNT) {
            return false;
        }
        take(tag);
        return true;
    }

    private void take(long tag) {
        number = (int) (tag >>> 3);
        wireType = ProtobufWireType.of((int) tag & 7);
        @Nullable ProtoMessageType type = frame.type();
        @Nullable ProtoFieldType found = type == null ? null : type.field(number);
        field = found != null && fits(found, wireType) ? found : null;
        if (found != null && field == null && wireType != ProtobufWireType.EGROUP && at >= reportedUntil) {
            reportedUntil = at + 1;
            parse.out.issue(Issue.warning(
                    at,
                    length,
                    "The wire type is not that of the field " + found.name() + ", so it is read without the schema",
                    found.kind().wireType().name() + " for " + found.typeName(),
                    wireType.name()));
        }
    }

    /** Whether a field may be written so. */
    static boolean fits(ProtoFieldType type, ProtobufWireType wireType) {
        if (type.kind().wireType() == wireType) {
            return true;
        }
        return switch (wireType) {
            case LEN -> (type.repeated() && type.kind().packable()) || type.kind() == ProtoFieldKind.GROUP;
            case SGROUP -> type.kind() == ProtoFieldKind.MESSAGE;
            default -> false;
        };
    }

    /** Whether several packed values of the field follow one tag. */
    boolean packed() {
        return packed(field, wireType);
    }

    static boolean packed(@Nullable ProtoFieldType field, ProtobufWireType wireType) {
        return wireType == ProtobufWireType.LEN && field != null && field.kind().packable();
    }

    boolean known() {
        return field != null;
    }

    /** The id in shape keys: the index of a field of the schema, or the number of an unknown one. */
    int id() {
        return field != null ? field.index() : number;
    }

    /** Fails unless a varint is complete. */
    void requireVarint(int measured, long where, String what) {
        if (measured < 0) {
            throw MalformedInput.wrong(
                    where, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (measured == 0 && frame.end() == parse.in.end) {
            throw MalformedInput.endOfSource(where, what, parse.in.end - where + 1, parse.in.end - where);
        }
        if (measured == 0) {
            throw MalformedInput.wrong(
                    where,
                    frame.end() - where,
                    "Unexpected end of the message in " + what,
                    "more bytes",
                    frame.end() - where + " left");
        }
    }
}

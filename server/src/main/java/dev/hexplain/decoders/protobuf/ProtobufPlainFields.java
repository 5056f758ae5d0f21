package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.decoders.protobuf.ProtobufPlainShapes.Parts;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Form;
import dev.hexplain.decoders.protobuf.ProtobufShapeKey.Naming;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldType;
import dev.hexplain.decoders.protobuf.schema.ProtoMessageType;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/**
 * Reads fields that need no rows, with all that is in them: short ones, in which nothing is wrong. The grammar measures
 * them; where a tree is read, the same code makes their shapes ({@link Parts}). What is in a message or a list is only
 * measured then too: these are read once they are looked into.
 */
final class ProtobufPlainFields {
    /** Bytes of the longest field, or list of fields, that needs no row. */
    static final int LONGEST = 512;

    /** Bytes behind it that decide whether it ends there. */
    static final int AFTER = 16;

    /** The answer where a row is needed. */
    static final long NOT_PLAIN = -1;

    /** Levels of fields inside each other: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 8;

    private static final int MOST_PACKED = 32;
    private static final int LONGEST_TAG = 5;
    private static final int TAG_BITS = 32;
    /** Lists in a message are in it once; those of fields with larger numbers are not checked for that. */
    private static final int CHECKED_NUMBERS = Long.SIZE;

    private final Window in;

    /** The number of the schema's repeated field that was read last; 0 where another one was. */
    private int repeated;
    /** How many of it were read. */
    private int count;
    /** Fields of the tree that were passed. */
    private int fields;
    /** Bytes that were passed of which only the schema knows the meaning. */
    private int opaque;
    /** Fields of messages that were passed. */
    private int units;
    /** The most fields inside each other, of those that have others inside, and how many there may be. */
    private int levels;

    private int deepest;

    ProtobufPlainFields(Window in) {
        this.in = in;
    }

    int repeated() {
        return repeated;
    }

    int count() {
        return count;
    }

    int fields() {
        return fields;
    }

    int opaque() {
        return opaque;
    }

    int units() {
        return units;
    }

    int levels() {
        return levels;
    }

    /**
     * Reads a field, or a list: consecutive fields with one number.
     *
     * @param end of the message around it
     * @param room how many levels there may be
     * @param type of that
     * @param into where the shapes go; null to measure
     * @return the offset after it, or {@link #NOT_PLAIN}
     */
    long field(long at, long end, int room, @Nullable ProtoMessageType type, @Nullable Parts into) {
        begin(room);
        return limited(at, next(at, end, type, 0, into));
    }

    /**
     * Reads an element of a list that is a row.
     *
     * @param field null if it is not in the schema
     */
    long element(long at, long end, int room, @Nullable ProtoFieldType field, @Nullable Parts into) {
        begin(room);
        long tag = tag(at, end);
        return tag < 0 ? NOT_PLAIN : limited(at, value(at, end, tag, field, elementNaming(field), 0, into));
    }

    private void begin(int room) {
        fields = 0;
        opaque = 0;
        units = 0;
        levels = 0;
        deepest = Math.min(DEEPEST, room);
    }

    /** Begins a field with others inside, itself inside so many; false where it would be too deep. */
    private boolean enter(int depth) {
        levels = Math.max(levels, depth + 1);
        return depth < deepest;
    }

    private static Naming elementNaming(@Nullable ProtoFieldType field) {
        return field != null && field.isMap() ? Naming.KEY : Naming.PLACE;
    }

    private static long limited(long at, long end) {
        return end - at <= LONGEST ? end : NOT_PLAIN;
    }

    // -- tags

    /** The tag here, and its length above it; negative if it is invalid. */
    private long tag(long at, long end) {
        int length = Varint.length(in, at, end);
        long tag = length > 0 && length <= LONGEST_TAG ? Varint.value(in, at, length) : 0;
        boolean valid = tag >>> TAG_BITS == 0 && tag >>> 3 != 0 && (tag & 7) < ProtobufWireType.COUNT;
        return valid ? tag | (long) length << TAG_BITS : NOT_PLAIN;
    }

    private static int tagLength(long tag) {
        return (int) (tag >>> TAG_BITS);
    }

    private static int number(long tag) {
        return (int) tag >>> 3;
    }

    private static ProtobufWireType wireType(long tag) {
        return ProtobufWireType.of((int) tag & 7);
    }

    // -- fields

    private long next(long at, long end, @Nullable ProtoMessageType type, int depth, @Nullable Parts into) {
        long tag = tag(at, end);
        if (tag < 0) {
            return NOT_PLAIN;
        }
        ProtobufWireType wireType = wireType(tag);
        ProtoFieldType field = type == null ? null : type.field(number(tag));
        if (field != null && !ProtobufTags.fits(field, wireType)) {
            return NOT_PLAIN;
        }
        boolean packed = ProtobufTags.packed(field, wireType);
        boolean list = field == null ? repeats(at, end, tag) : field.repeated() && !packed;
        long next =
                list ? list(at, end, tag, field, depth, into) : value(at, end, tag, field, Naming.FIELD, depth, into);
        repeated = field != null && field.repeated() ? number(tag) : 0;
        return next;
    }

    /** Whether the same tag follows the value here. */
    private boolean repeats(long at, long end, long tag) {
        long next = ProtobufContentGuess.endOfValue(in, at + tagLength(tag), end, wireType(tag));
        return next >= 0 && wireType(tag) != ProtobufWireType.SGROUP && repeats(at, next, end, tagLength(tag));
    }

    private boolean repeats(long at, long next, long end, int length) {
        if (next + length > end) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (in.u1(next + i) != in.u1(at + i)) {
                return false;
            }
        }
        return true;
    }

    private long list(long at, long end, long tag, @Nullable ProtoFieldType field, int depth, @Nullable Parts into) {
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        int elementCount = 0;
        long next = at;
        for (long same = tag; same == tag; ) {
            next = value(next, end, same, field, elementNaming(field), depth + 1, null);
            if (next < 0 || next - at > LONGEST || ++elementCount > Tail.Scanned.MOST) {
                return NOT_PLAIN;
            }
            same = next < end ? tag(next, end) : 0;
            if (same != tag && same != 0 && (same < 0 || number(same) == number(tag))) {
                return NOT_PLAIN;
            }
        }
        fields++;
        count = elementCount;
        if (into != null) {
            into.list(field, number(tag));
        }
        return next;
    }

    private long value(
            long at,
            long end,
            long tag,
            @Nullable ProtoFieldType field,
            Naming naming,
            int depth,
            @Nullable Parts into) {
        units++;
        long body = at + tagLength(tag);
        return switch (wireType(tag)) {
            case VARINT -> {
                int length = Varint.length(in, body, end);
                yield length <= 0 ? NOT_PLAIN : number(Form.VARINT, body, length, end, tag, field, naming, into);
            }
            case I64 -> number(Form.I64, body, Long.BYTES, end, tag, field, naming, into);
            case I32 -> number(Form.I32, body, Integer.BYTES, end, tag, field, naming, into);
            case LEN -> delimited(at, end, tag, field, naming, depth, into);
            case SGROUP, EGROUP -> NOT_PLAIN;
        };
    }

    private long number(
            Form form,
            long body,
            int length,
            long end,
            long tag,
            @Nullable ProtoFieldType field,
            Naming naming,
            @Nullable Parts into) {
        if (body + length > end) {
            return NOT_PLAIN;
        }
        fields += 3;
        if (into != null) {
            into.number(form, naming, field, number(tag), tagLength(tag), form == Form.VARINT ? length : 0);
        }
        return body + length;
    }

    private long delimited(
            long at,
            long end,
            long tag,
            @Nullable ProtoFieldType field,
            Naming naming,
            int depth,
            @Nullable Parts into) {
        long sizeAt = at + tagLength(tag);
        int sizeLength = Varint.length(in, sizeAt, end);
        long size = sizeLength > 0 ? Varint.value(in, sizeAt, sizeLength) : NOT_PLAIN;
        long body = sizeAt + sizeLength;
        if (size < 0 || size > LONGEST || body + size > end) {
            return NOT_PLAIN;
        }
        long to = body + size;
        return switch (content(field, body, to)) {
            case TEXT -> {
                boolean valid = field == null || Utf8.isValid(in, body, to);
                yield valid ? bytes(Form.TEXT, sizeLength, to, size, tag, field, naming, depth, into) : NOT_PLAIN;
            }
            case BYTES -> bytes(Form.BYTES, sizeLength, to, size, tag, field, naming, depth, into);
            case PACKED -> packed(body, to, sizeLength, tag, field, naming, depth, into);
            case MESSAGE -> message(at, body, to, tag, field, naming, depth, into);
        };
    }

    private ProtobufContentGuess.Guess content(@Nullable ProtoFieldType field, long body, long to) {
        return field == null ? ProtobufContentGuess.guess(in, body, to) : ProtobufContentGuess.of(field.kind());
    }

    private long bytes(
            Form form,
            int sizeLength,
            long to,
            long size,
            long tag,
            @Nullable ProtoFieldType field,
            Naming naming,
            int depth,
            @Nullable Parts into) {
        if (sizeLength > 1 && !enter(depth)) {
            return NOT_PLAIN;
        }
        fields += 4;
        opaque += field == null && form == Form.BYTES ? (int) size : 0;
        if (into != null) {
            into.bytes(form, naming, field, number(tag), tagLength(tag), sizeLength, (int) size);
        }
        return to;
    }

    private long packed(
            long body,
            long to,
            int sizeLength,
            long tag,
            @Nullable ProtoFieldType field,
            Naming naming,
            int depth,
            @Nullable Parts into) {
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        ProtoFieldKind kind = field == null ? ProtoFieldKind.INT64 : field.kind();
        Parts elements = into == null ? null : into.inside();
        int elementCount = 0;
        for (long at = body; at < to; ) {
            int length = kind.wireType().fixedSize() > 0 ? kind.wireType().fixedSize() : Varint.length(in, at, to);
            if (length <= 0 || at + length > to || ++elementCount > MOST_PACKED) {
                return NOT_PLAIN;
            }
            if (elements != null) {
                elements.element(field, number(tag), length);
            }
            at += length;
        }
        fields += 3 + elementCount;
        units += elementCount;
        count = elementCount;
        if (into != null && elements != null) {
            into.packed(naming, field, number(tag), tagLength(tag), sizeLength, elements);
        }
        return to;
    }

    private long message(
            long at,
            long body,
            long to,
            long tag,
            @Nullable ProtoFieldType field,
            Naming naming,
            int depth,
            @Nullable Parts into) {
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        ProtoMessageType type = field == null ? null : field.message();
        long lists = 0;
        int inside = 0;
        for (long next = body; next < to; ) {
            next = next(next, to, type, depth + 1, null);
            if (next < 0 || ++inside > Tail.Scanned.MOST) {
                return NOT_PLAIN;
            }
            if (repeated >= CHECKED_NUMBERS || (repeated > 0 && (lists >>> repeated & 1) == 1)) {
                return NOT_PLAIN;
            }
            lists |= repeated == 0 ? 0 : 1L << repeated;
        }
        fields += 3;
        if (into != null) {
            String name = naming == Naming.KEY ? key(at, field) : "";
            int sizeLength = (int) (body - at) - tagLength(tag);
            into.message(name, naming, field, number(tag), tagLength(tag), sizeLength);
        }
        return to;
    }

    private String key(long at, @Nullable ProtoFieldType map) {
        ProtoFieldType key =
                map == null || map.message() == null ? null : map.message().field(1);
        return ContainerPreviews.name(ProtobufMapKeys.read(in, at, key == null ? null : key.kind()));
    }
}

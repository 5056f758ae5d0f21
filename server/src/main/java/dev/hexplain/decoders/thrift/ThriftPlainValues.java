package dev.hexplain.decoders.thrift;

import static dev.hexplain.decoders.thrift.ThriftPlainHeads.NOT_PLAIN;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.decoders.thrift.ThriftPlainShapes.Made;
import dev.hexplain.decoders.thrift.ThriftPlainShapes.Parts;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Naming;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones, in which nothing is wrong. The grammar measures
 * them; where a tree is read, the same code makes their shapes ({@link Parts}).
 */
final class ThriftPlainValues {
    /** Bytes of the longest value that needs no row. */
    static final int LONGEST = 512;

    /** Levels of fields inside each other: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 16;

    private static final int MOST_ITEMS = 64;

    private final Window in;
    private final ThriftPlainHeads heads;
    private byte[] bytes = {};
    /** The offset of the array's first byte. */
    private long base;
    /** Where reading gives up. */
    private int end;
    /** Fields of the tree that were passed. */
    private int fields;
    /** Bytes that were passed of which only the schema knows the meaning. */
    private int opaque;
    /** The most of them inside each other, with those that have others inside. */
    private int levels;

    private int id;
    private boolean ended;
    private int depth;
    private int deepest;

    ThriftPlainValues(Window in, ThriftProtocol protocol) {
        this.in = in;
        this.heads = protocol.plainHeads();
    }

    int fields() {
        return fields;
    }

    int opaque() {
        return opaque;
    }

    int levels() {
        return levels;
    }

    /** The id of the field of a struct that was read last. */
    int id() {
        return id;
    }

    /** Whether what was read last is the stop of a struct. */
    boolean ended() {
        return ended;
    }

    /**
     * Reads a field of a struct, or its stop.
     *
     * @param limit where it must end
     * @param room how many levels there may be
     * @param lastId of the field before; 0 for the first
     * @param into where its shape goes; null to measure
     * @return the offset after it, or a negative number where it needs a row
     */
    long field(long at, long limit, int room, int lastId, @Nullable Struct struct, @Nullable Parts into) {
        if (at >= limit) {
            return NOT_PLAIN;
        }
        return offset(field(begin(at, limit, room), lastId, struct, into));
    }

    /** The same for an item of a list or set, or a part of an entry. */
    long item(
            long at,
            long limit,
            int room,
            ThriftWireType type,
            @Nullable Place place,
            Naming naming,
            @Nullable Parts into) {
        if (at >= limit) {
            return NOT_PLAIN;
        }
        return offset(value(begin(at, limit, room), type, place, naming, 0, 0, into));
    }

    /** The same for an entry of a map: key and value. */
    long entry(
            long at,
            long limit,
            int room,
            ThriftWireType key,
            ThriftWireType item,
            @Nullable Place map,
            @Nullable Parts into) {
        if (at >= limit) {
            return NOT_PLAIN;
        }
        return offset(entry(begin(at, limit, room), key, item, map, into));
    }

    private int begin(long at, long limit, int room) {
        int most = (int) Math.min(LONGEST, limit - at);
        int from = in.place(at, most);
        bytes = in.array();
        base = at - from;
        end = from + most;
        fields = 0;
        opaque = 0;
        levels = 0;
        depth = 0;
        deepest = Math.min(DEEPEST, room);
        return from;
    }

    /** Begins a field with others inside; false where it would be too deep. */
    private boolean enter() {
        depth++;
        levels = Math.max(levels, depth);
        return depth <= deepest;
    }

    private long offset(int index) {
        return index < 0 ? NOT_PLAIN : base + index;
    }

    private int field(int at, int lastId, @Nullable Struct struct, @Nullable Parts into) {
        int body = heads.field(bytes, at, end, lastId);
        ThriftWireType type = heads.type;
        ended = type == ThriftWireType.STOP;
        if (body < 0 || ended) {
            fields++;
            if (body >= 0 && into != null) {
                into.stop();
            }
            return body;
        }
        int number = heads.id;
        @Nullable Place place = struct == null ? null : struct.fields.get(number);
        if (place != null && place.type().type() != type) {
            return NOT_PLAIN;
        }
        int next = value(body, type, place, Naming.FIELD, number, body - at, into);
        id = number;
        ended = false;
        return next;
    }

    /**
     * Reads a value.
     *
     * @param number of a field that is not in the schema
     * @param header bytes of a field's header, which was read
     */
    private int value(
            int at,
            ThriftWireType type,
            @Nullable Place place,
            Naming naming,
            int number,
            int header,
            @Nullable Parts into) {
        fields += 1 + (header > 0 ? heads.headerFields : 0);
        @Nullable Made made = into == null ? null : into.value(naming, place, number, header);
        if (type == ThriftWireType.STRING) {
            return string(at, place, made);
        }
        return type.isContainer() ? container(at, type, place, made) : scalar(at, type, header > 0, made);
    }

    private int container(int at, ThriftWireType type, @Nullable Place place, @Nullable Made made) {
        return switch (type) {
            case STRUCT -> struct(at, place, made);
            case MAP -> map(at, place, made);
            default -> list(at, type, place, made);
        };
    }

    private int scalar(int at, ThriftWireType type, boolean inField, @Nullable Made made) {
        int next = heads.scalar(bytes, at, end, type, inField);
        fields += inField && next > at ? 1 : 0;
        if (next >= 0 && made != null) {
            made.scalar(type, next - at);
        }
        return next;
    }

    private int string(int at, @Nullable Place place, @Nullable Made made) {
        int body = heads.string(bytes, at, end);
        int next = body + heads.size;
        if (body < 0 || heads.size > LONGEST || next > end) {
            return NOT_PLAIN;
        }
        boolean ascii = Words.isPrintable(bytes, body, next);
        boolean text = place != null && !place.type().binary();
        if (text && !ascii && !Utf8.isValid(in, base + body, base + next)) {
            return NOT_PLAIN;
        }
        text |= place == null && (ascii || PlainText.isLikely(in, base + body, base + next));
        fields += 2;
        opaque += text || place != null ? 0 : next - body;
        if (heads.varint > 1) {
            levels = Math.max(levels, depth + 1);
        }
        if (made != null) {
            made.string(text, heads.varint, heads.size);
        }
        return next;
    }

    private int struct(int at, @Nullable Place place, @Nullable Made made) {
        if (!enter()) {
            return NOT_PLAIN;
        }
        @Nullable Struct struct = place == null ? null : place.type().struct();
        Parts parts = made == null ? null : new Parts(made.shapes());
        int next = field(at, 0, struct, parts);
        while (next >= 0 && !ended) {
            next = field(next, id, struct, parts);
        }
        depth--;
        if (next >= 0 && made != null && parts != null) {
            made.struct(parts);
        }
        return next;
    }

    private int list(int at, ThriftWireType type, @Nullable Place place, @Nullable Made made) {
        int next = heads.list(bytes, at, end);
        int size = heads.size;
        ThriftWireType item = heads.item;
        boolean isLeaf = size > 0 && heads.fixedSize(item) > 0;
        if (next < 0 || size > MOST_ITEMS || (!isLeaf && !enter())) {
            return NOT_PLAIN;
        }
        int varint = heads.varint;
        @Nullable Place items = ThriftDeclaredType.itemOf(place, item);
        Parts parts = made == null ? null : new Parts(made.shapes());
        fields += heads.listFields();
        for (int i = 0; i < size && next >= 0; i++) {
            next = value(next, item, items, Naming.SIBLINGS, 0, 0, parts);
        }
        depth -= isLeaf ? 0 : 1;
        if (next >= 0 && made != null && parts != null) {
            made.list(type, item, varint, parts);
        }
        return next;
    }

    private int map(int at, @Nullable Place place, @Nullable Made made) {
        int next = heads.map(bytes, at, end);
        int size = heads.size;
        if (next < 0 || size > MOST_ITEMS || !enter()) {
            return NOT_PLAIN;
        }
        ThriftWireType key = heads.key;
        ThriftWireType item = heads.item;
        int varint = heads.varint;
        @Nullable Place map = ThriftDeclaredType.mapOf(place, key, item);
        Parts parts = made == null ? null : new Parts(made.shapes());
        fields += heads.mapFields();
        for (int i = 0; i < size && next >= 0; i++) {
            next = entry(next, key, item, map, parts);
        }
        depth--;
        if (next >= 0 && made != null && parts != null) {
            made.map(key, item, varint, parts);
        }
        return next;
    }

    private int entry(int at, ThriftWireType key, ThriftWireType item, @Nullable Place map, @Nullable Parts into) {
        if (!enter()) {
            return NOT_PLAIN;
        }
        Parts parts = into == null ? null : new Parts(into.shapes());
        int value = value(at, key, map == null ? null : map.type().key(), Naming.KEY, 0, 0, parts);
        if (value < 0) {
            return NOT_PLAIN;
        }
        int next = value(value, item, map == null ? null : map.type().item(), Naming.VALUE, 0, 0, parts);
        depth--;
        fields++;
        if (next >= 0 && into != null && parts != null) {
            into.entry(key, item, map, in.segment().asSlice(base + at, value - at), parts);
        }
        return next;
    }
}

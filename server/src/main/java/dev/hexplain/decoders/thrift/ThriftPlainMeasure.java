package dev.hexplain.decoders.thrift;

import static dev.hexplain.decoders.thrift.ThriftPlainHeads.NOT_PLAIN;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import org.jspecify.annotations.Nullable;

/**
 * Measures values that need no rows, with all that is in them: short ones, in which nothing is wrong. Their shapes are
 * made by {@link ThriftPlainValues}, where a tree is read.
 *
 * <p>Heads are read before it is known whether they end in time, since the window may be read a little past its end;
 * an index after {@link #end} ends the measuring as soon as a value is behind it.
 */
final class ThriftPlainMeasure {
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
    /** Bytes that were passed of which only a schema knows the meaning. */
    private int opaque;
    /** The most of them inside each other, with those that have others inside. */
    private int levels;

    private int deepest;
    private int count;
    private int id;
    private boolean ended;

    ThriftPlainMeasure(Window in, ThriftProtocol protocol) {
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

    /** How many fields of a struct were passed, its stop included. */
    int count() {
        return count;
    }

    /** The id of the last of them. */
    int id() {
        return id;
    }

    /** Whether the last of them is the stop. */
    boolean ended() {
        return ended;
    }

    /**
     * Passes fields of a struct, up to its stop or to one that needs a row.
     *
     * @param limit where they must end
     * @param room how many levels there may be
     * @param lastId of the field before; 0 for the first
     * @param most fields
     * @return the offset after the last; where none was passed, the offset itself
     */
    long fields(long at, long limit, int room, int lastId, @Nullable Struct struct, long most) {
        begin(room);
        count = 0;
        id = lastId;
        ended = false;
        int passed = 0;
        int unknown = 0;
        int nested = 0;
        long next = at;
        int from = 0;
        int fresh = 0; // from this index on, the window may have to move
        while (count < most && next < limit && !ended) {
            if (from >= fresh) {
                from = place(next, limit);
                fresh = in.placesWith(LONGEST);
            } else {
                end = from + (int) Math.min(LONGEST, limit - next);
            }
            int body = heads.field(bytes, from, id);
            boolean stop = heads.type == 0;
            int number = heads.id;
            int to = stop ? body : field(body, number, struct, 0);
            if (isOutside(to)) {
                break;
            }
            fields += stop ? 1 : 0;
            passed = fields;
            unknown = opaque;
            nested = levels;
            id = stop ? id : number;
            ended = stop;
            count++;
            from = to;
            next = base + to;
        }
        fields = passed;
        opaque = unknown;
        levels = nested;
        return next;
    }

    /**
     * Passes an item of a list or set, or a part of an entry.
     *
     * @return the offset after it, or a negative number where it needs a row
     */
    long item(long at, long limit, int room, ThriftWireType type, @Nullable Place place) {
        if (at >= limit) {
            return NOT_PLAIN;
        }
        begin(room);
        int from = place(at, limit);
        return offset(value(from, heads.sizes[heads.number(type)], place, 0));
    }

    /** The same for an entry of a map: key and value. */
    long entry(long at, long limit, int room, ThriftWireType key, ThriftWireType item, @Nullable Place map) {
        if (at >= limit) {
            return NOT_PLAIN;
        }
        begin(room);
        int from = place(at, limit);
        return offset(entry(from, heads.sizes[heads.number(key)], heads.sizes[heads.number(item)], map, 0));
    }

    private void begin(int room) {
        fields = 0;
        opaque = 0;
        levels = 0;
        deepest = Math.min(DEEPEST, room);
    }

    /** The index of an offset; what begins there must end within {@link #LONGEST} bytes. */
    private int place(long at, long limit) {
        int most = (int) Math.min(LONGEST, limit - at);
        int from = in.place(at, most);
        bytes = in.array();
        base = at - from;
        end = from + most;
        return from;
    }

    private long offset(int index) {
        return isOutside(index) ? NOT_PLAIN : base + index;
    }

    private boolean isOutside(int index) {
        return index < 0 || index > end;
    }

    /** Begins a field with others inside, itself inside so many; false where it would be too deep. */
    private boolean enter(int depth) {
        levels = Math.max(levels, depth + 1);
        return depth < deepest;
    }

    // -- values: each method returns the index after what it passes, which may be behind the end, or NOT_PLAIN

    /** The value of a field whose header was read, and is counted. */
    private int field(int at, int number, @Nullable Struct struct, int depth) {
        if (isOutside(at)) {
            return NOT_PLAIN;
        }
        int size = heads.sizesInFields[heads.type];
        @Nullable Place place = struct == null ? null : struct.fields.get(number);
        if (place != null && place.type().type() != heads.wireType(heads.type)) {
            return NOT_PLAIN;
        }
        if (size > 0) {
            fields += heads.headerFields + 2;
            return at + size;
        }
        fields += heads.headerFields + (size == ThriftPlainHeads.VARINT ? 1 : 0);
        return value(at, size, place, depth);
    }

    /** @param size in bytes, or how it is found */
    private int value(int at, int size, @Nullable Place place, int depth) {
        if (size == ThriftPlainHeads.STRING) {
            return string(at, place, depth);
        }
        fields++;
        return size >= 0 ? at + size : variable(at, size, place, depth);
    }

    private int variable(int at, int size, @Nullable Place place, int depth) {
        if (at >= end) {
            return NOT_PLAIN;
        }
        return switch (size) {
            case ThriftPlainHeads.VARINT -> heads.varint(bytes, at, end);
            case ThriftPlainHeads.STRUCT ->
                struct(at, place == null ? null : place.type().struct(), depth);
            case ThriftPlainHeads.LIST -> list(at, place, depth);
            case ThriftPlainHeads.MAP -> map(at, place, depth);
            default -> NOT_PLAIN;
        };
    }

    private int string(int at, @Nullable Place place, int depth) {
        int body = at < end ? heads.string(bytes, at) : NOT_PLAIN;
        int size = heads.size;
        int next = body + size;
        if (body < 0 || size > LONGEST || next > end) {
            return NOT_PLAIN;
        }
        boolean text = Words.isPrintable(bytes, body, next) || Words.isUsualText(bytes, body, next);
        if (!text && !isPlain(base + body, base + next, place)) {
            return NOT_PLAIN;
        }
        fields += 3;
        if (heads.varint > 1) {
            levels = Math.max(levels, depth + 1);
        }
        return next;
    }

    /** Only a schema says that a string must be text; what is no text without one is opaque. */
    private boolean isPlain(long from, long to, @Nullable Place place) {
        if (place != null) {
            return place.type().binary() || Utf8.isValid(in, from, to);
        }
        opaque += PlainText.isLikely(in, from, to) ? 0 : (int) (to - from);
        return true;
    }

    private int struct(int at, @Nullable Struct struct, int depth) {
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        int lastId = 0;
        int next = at;
        for (int passed = 0; next >= 0 && next < end && passed < MOST_ITEMS; passed++) {
            int body = heads.field(bytes, next, lastId);
            if (heads.type == 0) {
                fields++;
                return body;
            }
            lastId = heads.id;
            next = field(body, lastId, struct, depth + 1);
        }
        return NOT_PLAIN;
    }

    private int list(int at, @Nullable Place place, int depth) {
        int next = heads.list(bytes, at);
        int items = heads.size;
        if (next < 0 || items > MOST_ITEMS) {
            return NOT_PLAIN;
        }
        int size = heads.sizes[heads.item];
        boolean isLeaf = items > 0 && size > 0;
        fields += heads.listFields();
        if (isLeaf) {
            fields += items;
            return next + items * size;
        }
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        @Nullable Place itemPlace = place == null ? null : ThriftDeclaredType.itemOf(place, heads.wireType(heads.item));
        for (int i = 0; i < items && !isOutside(next); i++) {
            next = value(next, size, itemPlace, depth + 1);
        }
        return next;
    }

    private int map(int at, @Nullable Place place, int depth) {
        int next = heads.map(bytes, at);
        int items = heads.size;
        if (next < 0 || items > MOST_ITEMS || !enter(depth)) {
            return NOT_PLAIN;
        }
        int key = heads.sizes[heads.key];
        int item = heads.sizes[heads.item];
        @Nullable Place map = place == null
                ? null
                : ThriftDeclaredType.mapOf(place, heads.wireType(heads.key), heads.wireType(heads.item));
        fields += heads.mapFields();
        for (int i = 0; i < items && !isOutside(next); i++) {
            next = entry(next, key, item, map, depth + 1);
        }
        return next;
    }

    private int entry(int at, int key, int item, @Nullable Place map, int depth) {
        if (!enter(depth)) {
            return NOT_PLAIN;
        }
        fields++;
        int next = value(at, key, map == null ? null : map.type().key(), depth + 1);
        return isOutside(next)
                ? NOT_PLAIN
                : value(next, item, map == null ? null : map.type().item(), depth + 1);
    }
}

package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.decoders.thrift.ThriftPlainShapes.Made;
import dev.hexplain.decoders.thrift.ThriftPlainShapes.Parts;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Naming;
import org.jspecify.annotations.Nullable;

/**
 * Makes the shapes of values without rows ({@link Parts}), at the beginning of a source: those that
 * {@link ThriftPlainMeasure} has passed, so that nothing is wrong in them. Each method returns the index after a value.
 */
final class ThriftPlainValues {
    private final Window in;
    private final ThriftPlainHeads heads;
    private final byte[] bytes;
    private final int end;
    /** The id of the field that was read last. */
    private int id;
    /** Whether that was the stop of a struct. */
    private boolean stopped;

    /** @param in no longer than a value without a row can be */
    ThriftPlainValues(Window in, ThriftProtocol protocol) {
        this.in = in;
        this.heads = protocol.plainHeads();
        this.end = (int) in.end();
        in.place(0, end);
        this.bytes = in.array();
    }

    /** A field of a struct, or its stop. */
    void field(int lastId, @Nullable Struct struct, Parts into) {
        field(0, lastId, struct, into);
    }

    /** An item of a list or set, or a part of an entry. */
    void item(ThriftWireType type, @Nullable Place place, Naming naming, Parts into) {
        value(0, heads.number(type), into.value(naming, place, 0, 0), false);
    }

    /** An entry of a map: key and value. */
    void entry(ThriftWireType key, ThriftWireType item, @Nullable Place map, Parts into) {
        entry(0, heads.number(key), heads.number(item), map, into);
    }

    private int field(int at, int lastId, @Nullable Struct struct, Parts into) {
        int body = heads.field(bytes, at, lastId);
        stopped = heads.type == 0;
        if (stopped) {
            into.stop();
            return body;
        }
        int number = heads.id;
        @Nullable Place place = struct == null ? null : struct.fields.get(number);
        int next = value(body, heads.type, into.value(Naming.FIELD, place, number, body - at), true);
        id = number;
        stopped = false;
        return next;
    }

    private int value(int at, int type, Made made, boolean inField) {
        int size = inField ? heads.sizesInFields[type] : heads.sizes[type];
        return switch (size) {
            case ThriftPlainHeads.STRING -> string(at, made);
            case ThriftPlainHeads.STRUCT -> struct(at, made);
            case ThriftPlainHeads.LIST -> list(at, type, made);
            case ThriftPlainHeads.MAP -> map(at, made);
            default -> {
                int next = size == ThriftPlainHeads.VARINT ? heads.varint(bytes, at, end) : at + size;
                made.scalar(heads.wireType(type), next - at);
                yield next;
            }
        };
    }

    private int string(int at, Made made) {
        int body = heads.string(bytes, at);
        int next = body + heads.size;
        boolean text = made.place() == null
                ? Words.isPrintable(bytes, body, next) || PlainText.isLikely(in, body, next)
                : !made.place().type().binary();
        made.string(text, heads.varint, heads.size);
        return next;
    }

    private int struct(int at, Made made) {
        @Nullable Struct struct = made.place() == null ? null : made.place().type().struct();
        Parts parts = new Parts(made.shapes());
        int next = at;
        int lastId = 0;
        boolean ended = false;
        while (!ended) {
            next = field(next, lastId, struct, parts);
            ended = stopped;
            lastId = id;
        }
        made.struct(parts);
        return next;
    }

    private int list(int at, int type, Made made) {
        int next = heads.list(bytes, at);
        int count = heads.size;
        int item = heads.item;
        int varint = heads.varint;
        ThriftWireType itemType = heads.wireType(item);
        @Nullable Place items = ThriftDeclaredType.itemOf(made.place(), itemType);
        Parts parts = new Parts(made.shapes());
        for (int i = 0; i < count; i++) {
            next = value(next, item, parts.value(Naming.SIBLINGS, items, 0, 0), false);
        }
        made.list(heads.wireType(type), itemType, varint, parts);
        return next;
    }

    private int map(int at, Made made) {
        int next = heads.map(bytes, at);
        int count = heads.size;
        int key = heads.key;
        int item = heads.item;
        int varint = heads.varint;
        @Nullable Place map = ThriftDeclaredType.mapOf(made.place(), heads.wireType(key), heads.wireType(item));
        Parts parts = new Parts(made.shapes());
        for (int i = 0; i < count; i++) {
            next = entry(next, key, item, map, parts);
        }
        made.map(heads.wireType(key), heads.wireType(item), varint, parts);
        return next;
    }

    private int entry(int at, int key, int item, @Nullable Place map, Parts into) {
        Parts parts = new Parts(into.shapes());
        @Nullable Place keys = map == null ? null : map.type().key();
        @Nullable Place items = map == null ? null : map.type().item();
        int value = value(at, key, parts.value(Naming.KEY, keys, 0, 0), false);
        int next = value(value, item, parts.value(Naming.VALUE, items, 0, 0), false);
        into.entry(heads.wireType(key), heads.wireType(item), map, in.segment().asSlice(at, value - at), parts);
        return next;
    }
}

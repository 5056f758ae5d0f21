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
    private final ThriftProtocol protocol;
    private final ThriftPlainHeads heads;
    private final byte[] bytes;
    private final int end;
    /** @param in no longer than a value without a row can be */
    ThriftPlainValues(Window in, ThriftProtocol protocol) {
        this.in = in;
        this.protocol = protocol;
        this.heads = protocol.plainHeads();
        this.end = (int) in.end();
        in.place(0, end);
        this.bytes = in.array();
    }

    /** A field of a struct, or its stop. */
    void field(int lastId, @Nullable Struct struct, Parts into) {
        int body = heads.field(bytes, 0, lastId);
        if (heads.type == 0) {
            into.stop();
            return;
        }
        int number = heads.id;
        @Nullable Place place = struct == null ? null : struct.fields.get(number);
        value(body, heads.type, into.value(Naming.FIELD, place, number, body), true);
    }

    /** An item of a list or set, or a part of an entry. */
    void item(ThriftWireType type, @Nullable Place place, Naming naming, Parts into) {
        value(0, heads.number(type), into.value(naming, place, 0, 0), false);
    }

    /** An entry of a map: key and value. */
    void entry(ThriftWireType key, ThriftWireType item, @Nullable Place map, Parts into) {
        entry(0, heads.number(key), heads.number(item), map, into);
    }

    private int value(int at, int type, Made made, boolean inField) {
        int size = inField ? heads.sizesInFields[type] : heads.sizes[type];
        return switch (size) {
            case ThriftPlainHeads.STRING -> string(at, made);
            case ThriftPlainHeads.STRUCT, ThriftPlainHeads.LIST, ThriftPlainHeads.MAP ->
                container(at, type, made, inField);
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

    /** A struct, list, set or map: what is in it is made when it is looked into. */
    private int container(int at, int type, Made made, boolean inField) {
        ThriftWireType wireType = heads.wireType(type);
        ThriftPlainMeasure measure = new ThriftPlainMeasure(in, protocol);
        int next = (int) measure.item(at, end, ThriftPlainMeasure.DEEPEST, wireType, made.place());
        int length = made.header() + next - at;
        int fields = measure.fields() + (inField ? heads.headerFields : 0);
        switch (heads.sizes[type]) {
            case ThriftPlainHeads.LIST -> {
                heads.list(bytes, at);
                made.list(wireType, heads.wireType(heads.item), heads.varint, length, fields);
            }
            case ThriftPlainHeads.MAP -> {
                heads.map(bytes, at);
                made.map(heads.wireType(heads.key), heads.wireType(heads.item), heads.varint, length, fields);
            }
            default -> made.struct(length, fields);
        }
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

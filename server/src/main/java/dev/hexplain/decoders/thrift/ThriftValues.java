package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Form;
import dev.hexplain.decoders.thrift.ThriftShapeKey.Naming;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/**
 * Reads values by their type, which is in the header of their field, or before the items of their list or map. For
 * structs only the row is opened.
 */
final class ThriftValues {
    private final Parse parse;
    private final ParseInput in;
    private final FrameStack frames;
    private final ThriftProtocol protocol;
    private final @Nullable ThriftSchema schema;
    private final ThriftShapes shapes;
    private final KnownShapeRefs shapeRefs;
    private final ThriftProtocol.Head head = new ThriftProtocol.Head();
    private final ThriftPlainMeasure plain;
    /** How many values of a container may go without rows. */
    private final int mostPlain;

    /** @param mayPass whether short values go without rows */
    ThriftValues(Parse parse, ThriftShapes shapes, boolean mayPass) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.shapes = shapes;
        this.protocol = shapes.protocol;
        this.schema = shapes.schema;
        this.shapeRefs = new KnownShapeRefs(parse.out);
        this.plain = new ThriftPlainMeasure(in.bytes, protocol);
        this.mostPlain = mayPass ? Tail.Scanned.MOST : 0;
    }

    /** The shape of a message's struct. */
    int body(@Nullable Struct struct) {
        return struct == null ? shapes.body : shapeRefs.shape(ThriftShapeKey.ofBody(struct));
    }

    /**
     * Reads a value: a row, or a row and a frame.
     *
     * @param place in the schema
     * @param id of a field that is not in the schema
     * @param at the offset of its row: of its header, if it is a field
     * @param header bytes of that
     */
    void value(ThriftWireType type, @Nullable Place place, Naming naming, int id, long at, int header) {
        switch (type) {
            case STRUCT -> {
                int shape = shape(Form.STRUCT, naming, place, id, type, header, 0);
                @Nullable Struct struct = place == null ? null : place.type().struct();
                parse.open(shape, at, at + header, ThriftFrameState.struct(struct), 0);
                computedHeader(header);
            }
            case LIST, SET -> list(type, place, naming, id, at, header);
            case MAP -> map(place, naming, id, at, header);
            case STRING -> string(place, naming, id, at, header);
            default -> {
                int length = protocol.scalar(in, at + header, type, header > 0);
                int shape = shape(Form.SCALAR, naming, place, id, type, header, length);
                parse.leaf(shape, at, at + header + length);
                computedHeader(header);
                parse.out.computed(header == 0 || length == 0 ? 0 : 1);
            }
        }
    }

    private void computedHeader(int header) {
        parse.out.computed(header == 0 ? 0 : protocol instanceof ThriftBinaryProtocol ? 2 : 1);
    }

    private int shape(
            Form form, Naming naming, @Nullable Place place, int id, ThriftWireType type, int header, int length) {
        return shape(form, naming, place, id, type, ThriftWireType.STOP, ThriftWireType.STOP, header, length);
    }

    private int shape(
            Form form,
            Naming naming,
            @Nullable Place place,
            int id,
            ThriftWireType type,
            ThriftWireType item,
            ThriftWireType key,
            int header,
            int length) {
        int number = place != null ? place.index() : id;
        return shapeRefs.shape(ThriftShapeKey.of(form, naming, place != null, number, type, item, key, header, length));
    }

    private void string(@Nullable Place place, Naming naming, int id, long at, int header) {
        protocol.string(in, at + header, head);
        long body = at + header + head.length;
        long length = head.size;
        in.require(body, length, "a string");
        boolean binary = place == null
                ? !PlainText.isLikely(in.bytes, body, body + length)
                : place.type().binary();
        if (!binary) {
            parse.checkUtf8(body, length);
        }
        computedHeader(header);
        if (head.varint <= 1) {
            Form form = binary ? Form.BYTES : Form.TEXT;
            parse.leaf(shape(form, naming, place, id, ThriftWireType.STRING, header, head.varint), at, body + length);
            parse.out.computed(2);
            parse.out.opaque(binary && place == null ? length : 0);
        } else {
            Form form = binary ? Form.LONG_BYTES : Form.LONG_TEXT;
            parse.out.open(shape(form, naming, place, id, ThriftWireType.STRING, header, head.varint), at);
            parse.out.computed(1);
            if (binary && place == null) {
                parse.opaqueLeaf(shapes.unknown, body, body + length);
            } else {
                parse.leaf(binary ? shapes.bytes : shapes.text, body, body + length);
            }
            parse.out.close(in.pos);
        }
    }

    // -- lists and sets

    private void list(ThriftWireType type, @Nullable Place place, Naming naming, int id, long at, int header) {
        protocol.list(in, at + header, head);
        long body = at + header + head.length;
        requireItems(at + header, 1, body);
        @Nullable Place item = ThriftDeclaredType.itemOf(place, head.item);
        int size = protocol.fixedSize(head.item);
        boolean fixed = size > 0 && head.size > 0;
        if (fixed) {
            in.require(body, head.size * size, "the items of a list");
        }
        Form form = fixed ? Form.LIST_FIXED : Form.LIST;
        int shape = shape(form, naming, place, id, type, head.item, ThriftWireType.STOP, header, head.varint);
        computedHeader(header);
        ThriftShapeKey slots = new ThriftShapeKey(
                Form.LIST, naming, false, 0, type, head.item, ThriftWireType.STOP, header, head.varint);
        parse.out.computed(protocol.listSlots(slots).size());
        if (fixed) {
            parse.leaf(shape, at, body + head.size * size);
            parse.out.computed(head.size);
        } else {
            parse.open(shape, at, body, ThriftFrameState.list(item, head.item), head.size);
        }
    }

    /** @param least the minimum size of each in bytes */
    private void requireItems(long at, int least, long body) {
        long most = (in.end - body) / least;
        if (head.size < 0 || head.size > most) {
            throw MalformedInput.wrong(
                    at,
                    head.length,
                    "There are more items than bytes are left for",
                    "at most " + most,
                    Long.toUnsignedString(head.size));
        }
    }

    /** item*, of the list or set on top. */
    void items() {
        int depth = frames.depth();
        while (frames.depth() == depth) {
            long left = frames.left();
            if (left == 0) {
                parse.close();
                return;
            }
            frames.left(left - 1);
            long word = frames.word();
            ThriftWireType type = ThriftFrameState.item(word);
            @Nullable Place place = ThriftFrameState.place(word, schema);
            if (!isFirst(word) || !passed(plain.item(in.pos, in.end, parse.room(), type, place))) {
                value(type, place, Naming.SIBLINGS, 0, in.pos, 0);
            }
        }
    }

    /** Counts an item of the list or an entry of the map on top; returns whether it may go without a row. */
    private boolean isFirst(long word) {
        int count = ThriftFrameState.number(word);
        if (count == mostPlain) {
            return false;
        }
        frames.word(ThriftFrameState.withNumber(word, count + 1));
        return true;
    }

    /** Moves to the end of a value that needs no row, if it is one. */
    private boolean passed(long end) {
        if (end < 0) {
            return false;
        }
        parse.out.opaque(plain.opaque());
        parse.passed(end, plain.fields(), plain.levels());
        return true;
    }

    // -- fields

    /** Moves behind the fields of the struct on top that need no rows; returns whether that ended it. */
    boolean passFields(@Nullable Struct struct) {
        long count = frames.left();
        if (count >= mostPlain) {
            return false;
        }
        int lastId = ThriftFrameState.number(frames.word());
        long end = plain.fields(in.pos, in.end, parse.room(), lastId, struct, mostPlain - count);
        if (passed(end > in.pos ? end : ThriftPlainHeads.NOT_PLAIN)) {
            frames.left(count + plain.count());
            frames.word(ThriftFrameState.withNumber(frames.word(), plain.id()));
        }
        return plain.ended();
    }

    // -- maps

    private void map(@Nullable Place place, Naming naming, int id, long at, int header) {
        protocol.map(in, at + header, head);
        long body = at + header + head.length;
        requireItems(at + header, 2, body);
        int shape = shape(Form.MAP, naming, place, id, ThriftWireType.MAP, head.item, head.key, header, head.varint);
        computedHeader(header);
        ThriftShapeKey slots = new ThriftShapeKey(
                Form.MAP, naming, false, 0, ThriftWireType.MAP, head.item, head.key, header, head.varint);
        parse.out.computed(protocol.mapSlots(slots).size());
        @Nullable Place map = ThriftDeclaredType.mapOf(place, head.key, head.item);
        parse.open(shape, at, body, ThriftFrameState.map(map, head.key, head.item), head.size);
    }

    /** The next entry of the map on top. */
    void entries() {
        long left = frames.left();
        if (left == 0) {
            parse.close();
            return;
        }
        frames.left(left - 1);
        long word = frames.word();
        ThriftWireType key = ThriftFrameState.key(word);
        ThriftWireType item = ThriftFrameState.item(word);
        @Nullable Place map = ThriftFrameState.place(word, schema);
        if (!isFirst(word) || !passed(plain.entry(in.pos, in.end, parse.room(), key, item, map))) {
            long shape = ThriftShapeKey.ofEntry(map, item, key);
            parse.open(shapeRefs.shape(in.pos, shape), in.pos, in.pos, ThriftFrameState.entry(word), 0);
        }
    }

    /** key value, in the entry on top. */
    void entry() {
        long word = frames.word();
        int step = ThriftFrameState.number(word);
        if (step == 2) {
            parse.close();
            return;
        }
        frames.word(ThriftFrameState.withNumber(word, step + 1));
        @Nullable Place map = ThriftFrameState.place(word, schema);
        if (step == 0) {
            part(ThriftFrameState.key(word), map == null ? null : map.type().key(), Naming.KEY);
        } else {
            part(ThriftFrameState.item(word), map == null ? null : map.type().item(), Naming.VALUE);
        }
    }

    private void part(ThriftWireType type, @Nullable Place place, Naming naming) {
        if (mostPlain == 0 || !passed(plain.item(in.pos, in.end, parse.room(), type, place))) {
            value(type, place, naming, 0, in.pos, 0);
        }
    }
}

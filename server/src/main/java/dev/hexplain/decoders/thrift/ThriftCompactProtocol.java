package dev.hexplain.decoders.thrift;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.ValueType;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The compact protocol: integers are varints, small numbers share a byte with a type. */
final class ThriftCompactProtocol implements ThriftProtocol {
    private static final FormatHandle FORMAT = FormatHandle.by("idl", "thrift_compact");
    static final int PROTOCOL_ID = 0x82;

    private static final int VERSION = 1;
    private static final int VERSION_MASK = 0x1F;
    private static final int TYPE_SHIFT = 5;
    private static final int MAX_TYPE = 4;
    private static final int MAX_NAME = 200;
    /** In the header of a list: the size follows. */
    private static final int LONG_SIZE = 15;

    private final ThriftPlainHeads.Sizes sizes = new ThriftPlainHeads.Sizes(this, ThriftWireType::ofCompact);

    private static ThriftWireType type(long at, int number) {
        ThriftWireType type = ThriftWireType.ofCompact(number);
        if (type == ThriftWireType.STOP) {
            throw MalformedInput.wrong(at, 1, "There is no such type", "1 to 13", Integer.toString(number));
        }
        return type;
    }

    private static int varint(ParseInput in, long at, String what) {
        int length = Varint.length(in.bytes, at, in.end);
        if (length < 0) {
            throw MalformedInput.wrong(
                    at, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            throw MalformedInput.endOfSource(at, what, in.end - at + 1, in.end - at);
        }
        return length;
    }

    @Override
    public FormatHandle format() {
        return FORMAT;
    }

    /** A byte with the delta to the last field id and a type; where the delta is 0, an id follows. */
    @Override
    public void field(ParseInput in, long at, int lastId, Head head) {
        int first = in.u1(at, "the header of a field");
        head.length = 1;
        head.type = ThriftWireType.STOP;
        if (first == 0) {
            return;
        }
        head.type = type(at, first & 15);
        int delta = first >>> 4;
        if (delta > 0) {
            head.id = (short) (lastId + delta);
        } else {
            int length = varint(in, at + 1, "the id of a field");
            head.id = (short) Varint.zigzag(Varint.value(in.bytes, at + 1, length));
            head.length = 1 + length;
        }
    }

    @Override
    public void list(ParseInput in, long at, Head head) {
        int first = in.u1(at, "the header of a list");
        head.item = type(at, first & 15);
        head.size = (long) first >>> 4;
        head.length = 1;
        head.varint = 0;
        if (head.size == LONG_SIZE) {
            head.varint = varint(in, at + 1, "the size of a list");
            head.size = Varint.value(in.bytes, at + 1, head.varint);
            head.length = 1 + head.varint;
        }
    }

    /** The size, and unless that is 0, a byte with both types. */
    @Override
    public void map(ParseInput in, long at, Head head) {
        head.varint = varint(in, at, "the size of a map");
        head.size = Varint.value(in.bytes, at, head.varint);
        head.length = head.varint;
        head.key = ThriftWireType.STOP;
        head.item = ThriftWireType.STOP;
        if (head.size != 0) {
            int types = in.u1(at + head.varint, "the types of a map");
            head.key = type(at + head.varint, types >>> 4);
            head.item = type(at + head.varint, types & 15);
            head.length = head.varint + 1;
        }
    }

    @Override
    public void string(ParseInput in, long at, Head head) {
        head.varint = varint(in, at, "the length of a string");
        head.size = Varint.value(in.bytes, at, head.varint);
        head.length = head.varint;
    }

    @Override
    public int scalar(ParseInput in, long at, ThriftWireType type, boolean inField) {
        if (type == ThriftWireType.BOOL && inField) {
            return 0;
        }
        int size = fixedSize(type);
        if (size == 0) {
            return varint(in, at, "a value of type " + type.id());
        }
        in.require(at, size, "a value of type " + type.id());
        return size;
    }

    @Override
    public int fixedSize(ThriftWireType type) {
        return switch (type) {
            case BOOL, I8 -> 1;
            case DOUBLE -> 8;
            case UUID -> 16;
            default -> 0;
        };
    }

    @Override
    public boolean boolsInHeaders() {
        return true;
    }

    @Override
    public boolean idsAreDistances() {
        return true;
    }

    @Override
    public ThriftPlainHeads plainHeads() {
        return new ThriftCompactHeads(sizes);
    }

    // -- messages

    @Override
    public boolean isMessage(ParseInput in, long at) {
        if (in.end - at < 4 || in.bytes.u1(at) != PROTOCOL_ID) {
            return false;
        }
        int second = in.bytes.u1(at + 1);
        int type = second >>> TYPE_SHIFT;
        if ((second & VERSION_MASK) != VERSION || type < 1 || type > MAX_TYPE) {
            return false;
        }
        int seqid = Varint.length(in.bytes, at + 2, in.end);
        int name = seqid <= 0 ? 0 : Varint.length(in.bytes, at + 2 + seqid, in.end);
        long length = name <= 0 ? MAX_NAME + 1 : Varint.value(in.bytes, at + 2 + seqid, name);
        return Long.compareUnsigned(length, MAX_NAME) <= 0
                && ThriftBinaryProtocol.isName(in, at + 2 + seqid + name, length);
    }

    @Override
    public Call message(Parse parse, ThriftShapes shapes) {
        ParseInput in = parse.in;
        parse.leaf(shapes.version, in.pos, in.pos + 1);
        int type = in.bytes.u1(in.pos) >>> TYPE_SHIFT;
        parse.leaf(shapes.messageType, in.pos, in.pos + 1);
        parse.out.computed(2);
        int seqid = Varint.length(in.bytes, in.pos, in.end);
        parse.leaf(shapes.seqids[seqid], in.pos, in.pos + seqid);
        int head = Varint.length(in.bytes, in.pos, in.end);
        long length = Varint.value(in.bytes, in.pos, head);
        parse.leaf(shapes.nameLengths[head], in.pos, in.pos + head);
        in.require(in.pos, length, "the name of a method");
        String name = new String(in.bytes.copy(in.pos, (int) length), StandardCharsets.UTF_8);
        parse.leaf(shapes.name, in.pos, in.pos + length);
        return new Call(name, type);
    }

    // -- shapes

    private static Slot varintSlot(String name, int length) {
        return Slot.of(Shape.leaf(name, ValueType.BYTES, Role.LENGTH)
                .size(length)
                .kind(ThriftPart.VARINT)
                .build());
    }

    private static Slot types(ThriftPart part, int length, String doc) {
        return Slot.of(Shape.leaf(part.label(), ValueType.BYTES, Role.TYPE)
                .size(length)
                .kind(part)
                .doc(doc)
                .build());
    }

    @Override
    public List<Slot> fieldSlots(ThriftShapeKey key) {
        return List.of(types(
                ThriftPart.HEADER,
                key.head(),
                "How far the field's id is from the one before it, and the type of its value."));
    }

    @Override
    public List<Slot> listSlots(ThriftShapeKey key) {
        Slot head = types(
                ThriftPart.ITEMS, 1, "How many items there are, and their type; 15 says that the number follows.");
        return key.length() == 0 ? List.of(head) : List.of(head, varintSlot("size", key.length()));
    }

    @Override
    public List<Slot> mapSlots(ThriftShapeKey key) {
        Slot size = varintSlot("size", key.length());
        return key.key() == ThriftWireType.STOP
                ? List.of(size)
                : List.of(size, types(ThriftPart.TYPES, 1, "The type of keys, and that of values."));
    }

    @Override
    public Slot lengthSlot(ThriftShapeKey key) {
        return key.length() == 1
                ? ThriftProtocol.slot("length", ValueType.U1, Role.LENGTH)
                : varintSlot("length", key.length());
    }

    @Override
    public Shape.Builder scalar(String name, ThriftWireType type, int length, Role role) {
        ValueType value = switch (type) {
            case I8 -> ValueType.S1;
            case DOUBLE -> ValueType.F8_LE;
            default -> ValueType.BYTES;
        };
        return Shape.leaf(name, value, role).size(length).kind(type);
    }

    @Override
    public Shape.Builder boolInHeader(ThriftShapeKey key) {
        return Shape.leaf("value", ValueType.BYTES, Role.VALUE)
                .size(key.head())
                .kind(ThriftPart.BOOL_HEADER)
                .doc(
                        "How far the field's id is from the one before it, and the value as a type: 1 is true, 2 is false.");
    }
}

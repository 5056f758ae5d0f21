package dev.hexplain.decoders.thrift;

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

/** The binary protocol: numbers of fixed size, big-endian. */
final class ThriftBinaryProtocol implements ThriftProtocol {
    private static final FormatHandle FORMAT = FormatHandle.by("idl", "thrift_binary");
    private static final int VERSION_1 = 0x8001;
    private static final int MAX_NAME = 200;
    private static final int MAX_TYPE = 4;
    private static final int FIELD_HEADER = 3;
    private static final int LIST_HEADER = 5;
    private static final int MAP_HEADER = 6;

    private final ThriftPlainHeads.Sizes sizes = new ThriftPlainHeads.Sizes(this, ThriftWireType::ofBinary);

    private static ThriftWireType type(ParseInput in, long at) {
        int number = in.u1(at, "a type");
        ThriftWireType type = ThriftWireType.ofBinary(number);
        if (type == ThriftWireType.STOP && number != 0) {
            throw MalformedInput.wrong(
                    at, 1, "There is no such type", "2 to 16, but not 5, 7 or 9", Integer.toString(number));
        }
        return type;
    }

    @Override
    public FormatHandle format() {
        return FORMAT;
    }

    @Override
    public void field(ParseInput in, long at, int lastId, Head head) {
        head.type = type(in, at);
        head.length = 1;
        if (head.type != ThriftWireType.STOP) {
            in.require(at, FIELD_HEADER, "the header of a field");
            head.id = (short) in.bytes.u2(at + 1);
            head.length = FIELD_HEADER;
        }
    }

    @Override
    public void list(ParseInput in, long at, Head head) {
        head.item = type(in, at);
        in.require(at, LIST_HEADER, "the header of a list");
        size(in, at + 1, head, LIST_HEADER);
    }

    private static void size(ParseInput in, long at, Head head, int length) {
        head.size = in.bytes.s4(at);
        head.length = length;
        head.varint = 0;
        if (head.size < 0) {
            throw MalformedInput.wrong(at, 4, "The size is negative", "0 or more", Long.toString(head.size));
        }
        if (length != 4 && head.size > 0 && head.item == ThriftWireType.STOP) {
            throw MalformedInput.wrong(at, 4, "Items have no type", "a type", "0");
        }
    }

    @Override
    public void map(ParseInput in, long at, Head head) {
        head.key = type(in, at);
        head.item = type(in, Math.min(at + 1, in.end));
        in.require(at, MAP_HEADER, "the header of a map");
        size(in, at + 2, head, MAP_HEADER);
        if (head.size > 0 && head.key == ThriftWireType.STOP) {
            throw MalformedInput.wrong(at, 1, "Keys have no type", "a type", "0");
        }
    }

    @Override
    public void string(ParseInput in, long at, Head head) {
        in.require(at, 4, "the length of a string");
        size(in, at, head, 4);
    }

    @Override
    public int scalar(ParseInput in, long at, ThriftWireType type, boolean inField) {
        int size = fixedSize(type);
        in.require(at, size, "a value of type " + type.id());
        return size;
    }

    @Override
    public int fixedSize(ThriftWireType type) {
        return switch (type) {
            case BOOL, I8 -> 1;
            case I16 -> 2;
            case I32 -> 4;
            case I64, DOUBLE -> 8;
            case UUID -> 16;
            default -> 0;
        };
    }

    @Override
    public boolean boolsInHeaders() {
        return false;
    }

    @Override
    public boolean idsAreDistances() {
        return false;
    }

    @Override
    public ThriftPlainHeads plainHeads() {
        return new ThriftBinaryHeads(sizes);
    }

    // -- messages

    @Override
    public boolean isMessage(ParseInput in, long at) {
        if (in.end - at < 8) {
            return false;
        }
        if (in.bytes.u2(at) == VERSION_1) {
            return in.bytes.u1(at + 2) == 0 && isType(in.bytes.u1(at + 3)) && isName(in, at + 8, in.bytes.u4(at + 4));
        }
        long length = in.bytes.u4(at);
        return length > 0
                && isName(in, at + 4, length)
                && in.end - at >= 4 + length + 5
                && isType(in.bytes.u1(at + 4 + length));
    }

    private static boolean isType(int number) {
        return number >= 1 && number <= MAX_TYPE;
    }

    /** Whether a name of this length stands there: printable, without what would be no name. */
    static boolean isName(ParseInput in, long at, long length) {
        if (length > MAX_NAME || length > in.end - at) {
            return false;
        }
        for (long i = at; i < at + length; i++) {
            int c = in.bytes.u1(i);
            if ((!Character.isJavaIdentifierPart(c) && c != ':' && c != '.' && c != '-') || c < '-') {
                return false;
            }
        }
        return true;
    }

    /** Since version 1 the version and the type precede the name; before, the name was first. */
    @Override
    public Call message(Parse parse, ThriftShapes shapes) {
        ParseInput in = parse.in;
        boolean strict = in.bytes.u2(in.pos) == VERSION_1;
        int type = 0;
        if (strict) {
            parse.leaf(shapes.version, in.pos, in.pos + 2);
            parse.leaf(shapes.unused, in.pos, in.pos + 1);
            type = in.bytes.u1(in.pos);
            parse.leaf(shapes.messageType, in.pos, in.pos + 1);
        }
        long length = in.bytes.u4(in.pos);
        parse.leaf(shapes.nameLength, in.pos, in.pos + 4);
        String name = new String(in.bytes.copy(in.pos, (int) length), StandardCharsets.UTF_8);
        parse.leaf(shapes.name, in.pos, in.pos + length);
        if (!strict) {
            type = in.bytes.u1(in.pos);
            parse.leaf(shapes.messageType, in.pos, in.pos + 1);
        }
        in.require(in.pos, 4, "the sequence number of a message");
        parse.leaf(shapes.seqid, in.pos, in.pos + 4);
        return new Call(name, type);
    }

    // -- shapes

    private static final Slot TYPE = type("type");
    private static final Slot ID = Slot.of(Shape.leaf("id", ValueType.S2_BE, Role.NAME)
            .doc("The number of the field in its struct.")
            .build());
    private static final Slot ITEM_TYPE = type("itemType");
    private static final Slot KEY_TYPE = type("keyType");
    private static final Slot SIZE = ThriftProtocol.slot("size", ValueType.S4_BE, Role.LENGTH);
    private static final Slot LENGTH = ThriftProtocol.slot("length", ValueType.S4_BE, Role.LENGTH);

    private static Slot type(String name) {
        return Slot.of(Shape.leaf(name, ValueType.U1, Role.TYPE)
                .symbols(FORMAT.symbols("type"))
                .build());
    }

    @Override
    public List<Slot> fieldSlots(ThriftShapeKey key) {
        return List.of(TYPE, ID);
    }

    @Override
    public List<Slot> listSlots(ThriftShapeKey key) {
        return List.of(ITEM_TYPE, SIZE);
    }

    @Override
    public List<Slot> mapSlots(ThriftShapeKey key) {
        return List.of(KEY_TYPE, ITEM_TYPE, SIZE);
    }

    @Override
    public Slot lengthSlot(ThriftShapeKey key) {
        return LENGTH;
    }

    @Override
    public Shape.Builder scalar(String name, ThriftWireType type, int length, Role role) {
        ValueType value = switch (type) {
            case BOOL -> ValueType.BOOL;
            case I8 -> ValueType.S1;
            case I16 -> ValueType.S2_BE;
            case I32 -> ValueType.S4_BE;
            case I64 -> ValueType.S8_BE;
            case DOUBLE -> ValueType.F8_BE;
            default -> ValueType.BYTES;
        };
        return Shape.leaf(name, value, role)
                .size(type == ThriftWireType.UUID ? 16 : -1)
                .kind(type);
    }

    @Override
    public Shape.Builder boolInHeader(ThriftShapeKey key) {
        throw new IllegalStateException("A bool has a byte of its own");
    }
}

package dev.hexplain.decoders.msgpack;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * The layouts of objects by kind. The low byte of a kind is {@link MessagePackFirstByte#kind}; the high byte is 0, or
 * for an array of objects of one kind and size that kind plus 1, or marks a typed value.
 */
final class MessagePackObjectShapes {
    /** A member of which only the key is there. */
    static final int BROKEN = MessagePackFirstByte.NEVER_USED;

    /** An array of two, a type name and a value, as Jackson writes polymorphic values. */
    static final int TYPED = 0xFE << 8;
    /** The type name in a typed value. */
    static final int TYPE_NAME = 0xFD << 8;

    private static final Shape HEAD = Shape.leaf("head", ValueType.U1, Role.TYPE)
            .typeName("head")
            .doc("Says what the object is, and for short ones how long.")
            .build();
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.UTF_8);
    private static final Shape EXTENSION_TYPE = Shape.leaf("type", ValueType.S1, Role.TYPE)
            .doc("Whose extension it is: applications take 0 to 127; -1 is the timestamp.")
            .build();
    private static final Tail MEMBERS_TAIL = new Tail.Scanned(new Tail.OwnRows(), MessagePackVirtualFields::member);
    private static final Tail ELEMENTS_TAIL = new Tail.Scanned(new Tail.Rows(""), MessagePackVirtualFields::element);
    private static final Map<Integer, Shape> ELEMENTS = new ConcurrentHashMap<>();
    private static final Shape[] KEYS =
            IntStream.range(0, 256).mapToObj(MessagePackObjectShapes::key).toArray(Shape[]::new);
    private static final Extent.Variants KEY = first -> KEYS[first];

    private static final byte[] FIELDS = fields();

    private MessagePackObjectShapes() {}

    static boolean isScalar(int first) {
        return MessagePackFirstByte.size(first) != 0;
    }

    /**
     * The number of fields that the layout of an object without a key adds to it; for an array, without its elements.
     */
    static int fields(int first) {
        return FIELDS[first & 0xFF];
    }

    private static byte[] fields() {
        byte[] fields = new byte[256];
        for (int first = 0; first < fields.length; first++) {
            fields[first] = (byte) fieldsOf(first);
        }
        return fields;
    }

    private static int fieldsOf(int first) {
        if (MessagePackFirstByte.isOneByte(first)) {
            return 0;
        }
        boolean container = MessagePackFirstByte.isArray(first) || MessagePackFirstByte.isMap(first);
        int length = MessagePackFirstByte.lengthSize(first) > 0 ? 1 : 0;
        int type = MessagePackFirstByte.isExtension(first) || MessagePackFirstByte.isFixedExtension(first) ? 1 : 0;
        return 1 + length + type + (container ? 0 : 1);
    }

    /** The number of fields that the layout of a member adds to it, without those of its key. */
    static int memberFields(int first) {
        return Math.max(1, fields(first));
    }

    /** The shape of an object without a key. */
    static Shape element(int kind) {
        Shape known = ELEMENTS.get(kind);
        if (known == null) {
            known = isOneByte(kind)
                    ? value("object", kind).production(Productions.SCALAR).build()
                    : group("object", kind)
                            .slots(parts(kind, isTypeName(kind) ? Role.TYPE : Role.VALUE))
                            .tail(tail(kind))
                            .build();
            ELEMENTS.put(kind, known);
        }
        return known;
    }

    private static boolean isTyped(int kind) {
        return (kind & 0xFF00) == TYPED;
    }

    private static boolean isTypeName(int kind) {
        return (kind & 0xFF00) == TYPE_NAME;
    }

    private static boolean isOneByte(int kind) {
        return kind < 256 && MessagePackFirstByte.isOneByte(kind);
    }

    /** The shape of an object after a key. */
    static Shape member(int kind, String name) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.tagged("key", KEY));
        slots.addAll(isOneByte(kind) ? List.of(Slot.of(value("value", kind).build())) : parts(kind, Role.VALUE));
        return group(name, kind).logical(name).slots(slots).tail(tail(kind)).build();
    }

    private static Shape.Builder group(String name, int kind) {
        return Shape.group(
                        name,
                        isTyped(kind) ? Productions.TYPED : isTypeName(kind) ? "type name" : typeName(kind & 0xFF))
                .production(isTyped(kind) ? Productions.SCALAR : production(kind & 0xFF));
    }

    private static Shape key(int first) {
        if (!isScalar(first)) {
            return Shapes.unparsed();
        }
        int kind = MessagePackFirstByte.kind(first);
        return isOneByte(kind)
                ? value("key", kind).role(Role.NAME).build()
                : Shape.group("key", typeName(kind))
                        .role(Role.NAME)
                        .slots(parts(kind, Role.NAME))
                        .build();
    }

    private static List<Slot> parts(int kind, Role role) {
        int first = kind & 0xFF;
        List<Slot> slots = new ArrayList<>();
        if (first == BROKEN) {
            return slots;
        }
        slots.add(Slot.of(HEAD));
        int size = MessagePackFirstByte.lengthSize(first);
        if (size > 0) {
            boolean container = MessagePackFirstByte.isArray(first) || MessagePackFirstByte.isMap(first);
            slots.add(Slot.of(Shape.leaf(container ? "count" : "length", unsigned(size), Role.LENGTH)
                    .build()));
        }
        if (isTyped(kind)) {
            slots.add(Slot.row("type"));
            slots.add(Slot.row("content"));
        } else if (MessagePackFirstByte.isString(first) || MessagePackFirstByte.isBinary(first)) {
            slots.add(string(first, role));
        } else if (MessagePackFirstByte.isExtension(first)) {
            slots.add(Slot.between(EXTENSION_TYPE));
            slots.add(Slot.counted(data().build(), 1));
        } else if (MessagePackFirstByte.isFixedExtension(first)) {
            slots.add(Slot.of(EXTENSION_TYPE));
            slots.add(Slot.of(data().size(MessagePackFirstByte.size(first) - 2).build()));
        } else if (isScalar(first)) {
            slots.add(Slot.of(value("value", first).role(role).build()));
        }
        return slots;
    }

    private static Slot string(int first, Role role) {
        boolean text = MessagePackFirstByte.isString(first);
        Shape.Builder value =
                Shape.leaf("value", text ? TEXT : ValueType.BYTES, role).typeName(typeName(first));
        return MessagePackFirstByte.lengthSize(first) > 0
                ? Slot.counted(value.build(), 1)
                : Slot.of(value.size(MessagePackFirstByte.ownLength(first)).build());
    }

    /** The content of an extension. */
    private static Shape.Builder data() {
        return Shape.leaf("data", ValueType.BYTES, Role.VALUE).typeName("data");
    }

    private static ValueType unsigned(int size) {
        return switch (size) {
            case 1 -> ValueType.U1;
            case 2 -> ValueType.U2_BE;
            case 4 -> ValueType.U4_BE;
            default -> ValueType.U8_BE;
        };
    }

    private static ValueType signed(int size) {
        return switch (size) {
            case 1 -> ValueType.S1;
            case 2 -> ValueType.S2_BE;
            case 4 -> ValueType.S4_BE;
            default -> ValueType.S8_BE;
        };
    }

    /** The leaf of a number, a boolean or nil. */
    private static Shape.Builder value(String name, int kind) {
        ValueType type = switch (kind) {
            case MessagePackFirstByte.NEGATIVE_FIXINT -> ValueType.S1;
            case MessagePackFirstByte.FLOAT_32 -> ValueType.F4_BE;
            case MessagePackFirstByte.FLOAT_64 -> ValueType.F8_BE;
            default ->
                kind >= MessagePackFirstByte.INT_8 && kind <= MessagePackFirstByte.INT_64
                        ? signed(MessagePackFirstByte.size(kind) - 1)
                        : unsigned(
                                kind >= MessagePackFirstByte.UINT_8 && kind <= MessagePackFirstByte.UINT_64
                                        ? MessagePackFirstByte.size(kind) - 1
                                        : 1);
        };
        return Shape.leaf(name, type, Role.VALUE).typeName(typeName(kind));
    }

    private static Tail tail(int kind) {
        int elements = kind >>> 8;
        if (MessagePackFirstByte.isMap(kind & 0xFF)) {
            return MEMBERS_TAIL;
        }
        if (!MessagePackFirstByte.isArray(kind & 0xFF) || isTyped(kind)) {
            return new Tail.OwnRows();
        }
        return elements > 0 ? new Tail.Repeat("", element(elements - 1)) : ELEMENTS_TAIL;
    }

    private static String production(int first) {
        return MessagePackFirstByte.isArray(first)
                ? Productions.ARRAY
                : MessagePackFirstByte.isMap(first) ? Productions.MAP : Productions.SCALAR;
    }

    private static String typeName(int kind) {
        if (MessagePackFirstByte.isArray(kind)) {
            return "array";
        }
        if (MessagePackFirstByte.isMap(kind)) {
            return "map";
        }
        if (MessagePackFirstByte.isString(kind)) {
            return "str";
        }
        return switch (kind) {
            case MessagePackFirstByte.POSITIVE_FIXINT, MessagePackFirstByte.NEGATIVE_FIXINT -> "fixint";
            case MessagePackFirstByte.NIL -> "nil";
            case MessagePackFirstByte.FALSE, MessagePackFirstByte.TRUE -> "bool";
            case BROKEN -> "broken";
            case MessagePackFirstByte.FLOAT_32 -> "float32";
            case MessagePackFirstByte.FLOAT_64 -> "float64";
            default ->
                MessagePackFirstByte.isBinary(kind)
                        ? "bin"
                        : kind >= MessagePackFirstByte.UINT_8 && kind <= MessagePackFirstByte.INT_64
                                ? (kind < MessagePackFirstByte.INT_8 ? "uint" : "int")
                                        + (8 << (kind - MessagePackFirstByte.UINT_8 & 3))
                                : "ext";
        };
    }

    /** A member whose key is not a scalar, so that it cannot name it. */
    static Shape entry() {
        return Shape.group("entry", "entry")
                .slots(Slot.row("key"), Slot.row("value"))
                .build();
    }

    static Shape root() {
        return Shape.group("msgpack", "MessagePack")
                .tail(new Tail.Rows("object"))
                .build();
    }
}

package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
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
 * The layouts of data items by kind: the head, which is the initial byte and an optional argument, and what follows.
 * The low byte of a kind is {@link CborInitialByte#kind}; the high byte is 0, or for an array of items of one kind and
 * size that kind plus 1, or 1 for a tag whose content is a row, or marks a typed value.
 */
final class CborItemShapes {
    static final int TAG_WITH_ROW = 1 << 8;
    /** An array of two, a type name and a value, as Jackson writes polymorphic values. */
    static final int TYPED = 0xFE << 8;
    /** The type name in a typed value. */
    static final int TYPE_NAME = 0xFD << 8;
    /** A member of which only the key is there; no item begins with this byte. */
    static final int BROKEN = 0x1C;
    /** A decimal fraction or bigfloat: an array of exponent and mantissa (RFC 8949, section 3.4.4). */
    static final int FRACTION = 0x82;

    private static final Shape HEAD = Shape.leaf("head", ValueType.U1, Role.TYPE)
            .typeName("head")
            .doc("Three bits of major type, five bits that are a small argument or say how many bytes of it follow.")
            .build();
    private static final ValueType[] UNSIGNED = {
        ValueType.U1,
        ValueType.U1,
        ValueType.U2_BE,
        ValueType.U1,
        ValueType.U4_BE,
        ValueType.U1,
        ValueType.U1,
        ValueType.U1,
        ValueType.U8_BE
    };
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.UTF_8);
    private static final Map<Integer, Shape> ELEMENTS = new ConcurrentHashMap<>();

    /** Scalars in a slot, by their initial byte. */
    private static final Extent.Variants CONTENT =
            initial -> isScalar(initial) ? element(CborInitialByte.kind(initial)) : Shapes.unparsed();

    private static final Tail MEMBERS_TAIL = new Tail.Scanned(new Tail.OwnRows(), CborVirtualFields::member);
    private static final Tail ELEMENTS_TAIL = new Tail.Scanned(new Tail.Rows(""), CborVirtualFields::element);

    private static final Shape[] KEY_SHAPES =
            IntStream.range(0, 256).mapToObj(CborItemShapes::key).toArray(Shape[]::new);

    private static final Extent.Variants KEYS = initial -> KEY_SHAPES[initial];

    private static final byte[] FIELDS = fields();

    private CborItemShapes() {}

    static boolean isScalar(int initial) {
        return CborInitialByte.size(initial) != 0;
    }

    /** The number of fields that the layout of an item without a key adds to it; for an array, without its elements. */
    static int fields(int kind) {
        return FIELDS[kind & 0xFF];
    }

    /** The number of fields that the layout of a member adds to it, without those of its key. */
    static int memberFields(int kind) {
        return Math.max(1, fields(kind));
    }

    private static byte[] fields() {
        byte[] fields = new byte[256];
        for (int initial = 0; initial < fields.length; initial++) {
            int kind = CborInitialByte.kind(initial);
            boolean one = isOneLeaf(kind);
            boolean string = CborInitialByte.major(kind) == CborInitialByte.BYTES
                    || CborInitialByte.major(kind) == CborInitialByte.TEXT;
            boolean argument = CborInitialByte.argumentSize(kind) > 0;
            boolean body = isScalar(kind) && (string || !argument);
            fields[initial] = (byte) (one ? 0 : 1 + (argument ? 1 : 0) + (body ? 1 : 0));
        }
        return fields;
    }

    /** Whether an item is one leaf: a number or simple value inside the initial byte. */
    private static boolean isOneLeaf(int kind) {
        return kind < 256
                && CborInitialByte.size(kind) == 1
                && CborInitialByte.major(kind) != CborInitialByte.BYTES
                && CborInitialByte.major(kind) != CborInitialByte.TEXT;
    }

    /** The shape of an item without a key. */
    static Shape element(int kind) {
        Shape known = ELEMENTS.get(kind);
        if (known == null) {
            known = makeElement(kind);
            ELEMENTS.put(kind, known);
        }
        return known;
    }

    private static Shape makeElement(int kind) {
        return isOneLeaf(kind)
                ? value("item", kind).production(Productions.SCALAR).build()
                : group("item", kind).slots(parts(kind)).tail(tail(kind)).build();
    }

    /** The shape of an item after a key. */
    static Shape member(int kind, String name) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.tagged("key", KEYS));
        slots.addAll(isOneLeaf(kind) ? List.of(Slot.of(value("value", kind).build())) : parts(kind));
        return group(name, kind).logical(name).slots(slots).tail(tail(kind)).build();
    }

    private static Shape.Builder group(String name, int kind) {
        return Shape.group(name, typeName(kind)).production(production(kind));
    }

    private static Shape key(int initial) {
        int kind = CborInitialByte.kind(initial);
        if (CborInitialByte.major(initial) == CborInitialByte.TAG) {
            return Shape.group("key", "stringref")
                    .role(Role.NAME)
                    .slots(Slot.of(HEAD), Slot.of(argument("number", 1, Role.TYPE)), Slot.tagged("index", CONTENT))
                    .build();
        }
        if (!isScalar(initial)) {
            return Shapes.unparsed();
        }
        return isOneLeaf(kind)
                ? value("key", kind).role(Role.NAME).build()
                : Shape.group("key", typeName(kind))
                        .role(Role.NAME)
                        .slots(parts(kind, Role.NAME))
                        .build();
    }

    private static List<Slot> parts(int kind) {
        return parts(kind, isTypeName(kind) ? Role.TYPE : Role.VALUE);
    }

    private static List<Slot> parts(int kind, Role role) {
        int initial = kind & 0xFF;
        if (initial == BROKEN) {
            return List.of();
        }
        int size = CborInitialByte.argumentSize(initial);
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(HEAD)));
        switch (CborInitialByte.major(initial)) {
            case CborInitialByte.BYTES, CborInitialByte.TEXT -> addString(slots, initial, role);
            case CborInitialByte.ARRAY, CborInitialByte.MAP -> {
                if (size > 0) {
                    slots.add(Slot.of(argument("count", size, Role.LENGTH)));
                }
                addRows(slots, kind);
            }
            case CborInitialByte.TAG -> {
                if (size > 0) {
                    slots.add(Slot.of(argument("number", size, Role.TYPE)));
                }
                slots.add(kind >= TAG_WITH_ROW ? Slot.row("content") : Slot.tagged("content", CONTENT));
            }
            default -> slots.add(Slot.of(value("value", initial).role(role).build()));
        }
        return slots;
    }

    private static boolean isTyped(int kind) {
        return (kind & 0xFF00) == TYPED;
    }

    private static boolean isTypeName(int kind) {
        return (kind & 0xFF00) == TYPE_NAME;
    }

    /** Whether it is an array that is not a list: a typed value or a fraction. */
    private static boolean isPair(int kind) {
        return kind == FRACTION || isTyped(kind);
    }

    private static void addRows(List<Slot> slots, int kind) {
        if (isPair(kind)) {
            slots.add(Slot.row(isTyped(kind) ? "type" : "exponent"));
            slots.add(Slot.row(isTyped(kind) ? "content" : "mantissa"));
        }
    }

    private static void addString(List<Slot> slots, int initial, Role role) {
        if (CborInitialByte.isIndefinite(initial)) {
            return;
        }
        boolean text = CborInitialByte.major(initial) == CborInitialByte.TEXT;
        Shape.Builder value =
                Shape.leaf("value", text ? TEXT : ValueType.BYTES, role).typeName(text ? "text" : "bytes");
        int size = CborInitialByte.argumentSize(initial);
        if (size == 0) {
            slots.add(Slot.of(value.size(CborInitialByte.info(initial)).build()));
        } else {
            slots.add(Slot.of(argument("length", size, Role.LENGTH)));
            slots.add(Slot.counted(value.build(), 1));
        }
    }

    private static Shape argument(String name, int size, Role role) {
        return Shape.leaf(name, UNSIGNED[size], role).build();
    }

    /** The leaf of a number or a simple value. */
    private static Shape.Builder value(String name, int kind) {
        ValueType type = switch (kind) {
            case CborInitialByte.FLOAT_32 -> ValueType.F4_BE;
            case CborInitialByte.FLOAT_64 -> ValueType.F8_BE;
            default -> UNSIGNED[CborInitialByte.argumentSize(kind)];
        };
        return Shape.leaf(name, type, Role.VALUE).typeName(typeName(kind));
    }

    private static Tail tail(int kind) {
        int elements = kind >>> 8;
        return switch (CborInitialByte.major(kind & 0xFF)) {
            case CborInitialByte.ARRAY ->
                isPair(kind)
                        ? new Tail.OwnRows()
                        : elements > 0 ? new Tail.Repeat("", element(elements - 1)) : ELEMENTS_TAIL;
            case CborInitialByte.BYTES, CborInitialByte.TEXT ->
                CborInitialByte.isIndefinite(kind & 0xFF) ? new Tail.Rows("chunk") : new Tail.OwnRows();
            case CborInitialByte.MAP -> MEMBERS_TAIL;
            default -> new Tail.OwnRows();
        };
    }

    private static String production(int kind) {
        return switch (CborInitialByte.major(kind & 0xFF)) {
            case CborInitialByte.ARRAY -> isPair(kind) ? Productions.SCALAR : Productions.ARRAY;
            case CborInitialByte.MAP -> Productions.MAP;
            default -> Productions.SCALAR;
        };
    }

    /** The type as shown to users; {@link CborShapes} tells by it how to interpret a number. */
    private static String typeName(int kind) {
        int initial = kind & 0xFF;
        int size = CborInitialByte.argumentSize(initial);
        return switch (CborInitialByte.major(initial)) {
            case CborInitialByte.UNSIGNED -> initial == BROKEN ? "broken" : size == 0 ? "uint" : "uint" + 8 * size;
            case CborInitialByte.NEGATIVE -> size == 0 ? "nint" : "nint" + 8 * size;
            case CborInitialByte.BYTES -> "bytes";
            case CborInitialByte.TEXT -> isTypeName(kind) ? "type name" : "text";
            case CborInitialByte.ARRAY -> isTyped(kind) ? Productions.TYPED : "array";
            case CborInitialByte.MAP -> "map";
            case CborInitialByte.TAG -> "tag";
            default -> simple(initial);
        };
    }

    private static String simple(int initial) {
        return switch (initial) {
            case CborInitialByte.FALSE, CborInitialByte.TRUE -> "bool";
            case CborInitialByte.NULL -> "null";
            case CborInitialByte.UNDEFINED -> "undefined";
            case CborInitialByte.FLOAT_16 -> "float16";
            case CborInitialByte.FLOAT_32 -> "float32";
            case CborInitialByte.FLOAT_64 -> "float64";
            case CborInitialByte.SIMPLE_8 -> "simple8";
            default -> "simple";
        };
    }

    /** The break that ends a container of indefinite length. */
    static Shape end() {
        return Shape.leaf("break", ValueType.U1, Role.TYPE)
                .typeName("break")
                .mark(ShapeMark.END)
                .doc("Ends an item of indefinite length.")
                .build();
    }

    /** A member whose key is not a scalar, so that it cannot name it. */
    static Shape entry() {
        return Shape.group("entry", "entry")
                .slots(Slot.row("key"), Slot.row("value"))
                .build();
    }

    static Shape root() {
        return Shape.group("cbor", "CBOR").tail(new Tail.Rows("item")).build();
    }
}

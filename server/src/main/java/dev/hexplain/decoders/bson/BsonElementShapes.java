package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.FieldCounts;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The layouts of elements: type, name, value. The low byte of a kind is its {@link BsonType}; above it are a bit for
 * binary data with two lengths, and one for elements that hold the name of a Java type.
 */
final class BsonElementShapes {
    static final int OLD_BINARY = 1 << 8;
    /** An element of which only type and name are there. */
    static final int BROKEN = BsonType.END;

    /**
     * An array of two, a type name and a value, as Jackson writes polymorphic values; or a string that is such a type
     * name.
     */
    static final int TYPED = 1 << 9;

    /** Kinds of array elements hold, above the kind, the length of the name, which is an index. */
    private static final int NAME_SHIFT = 10;

    static final int MAX_NUMBER = 10;

    private static final ValueType TEXT = new ValueType.Text(TextEncoding.UTF_8);
    private static final ValueType CSTRING = new ValueType.Text(TextEncoding.UTF_8, new Trim(new byte[1], false, -1));

    private static final Shape TYPE = Shape.leaf("type", ValueType.U1, Role.TYPE)
            .symbols(Bson.FORMAT.symbols("type"))
            .build();
    private static final Shape LENGTH =
            Shape.leaf("length", ValueType.S4_LE, Role.LENGTH).build();
    private static final Shape DOCUMENT_LENGTH = Shape.leaf("length", ValueType.S4_LE, Role.LENGTH)
            .doc("Bytes of the document, these four and the zero at its end included.")
            .build();
    private static final Shape STRING_LENGTH = Shape.leaf("length", ValueType.S4_LE, Role.LENGTH)
            .doc("Bytes of the string, the zero at its end included.")
            .build();
    private static final Shape SUBTYPE = Shape.leaf("subtype", ValueType.U1, Role.TYPE)
            .symbols(Bson.FORMAT.symbols("subtype"))
            .build();
    private static final Shape TERMINATOR = Shape.leaf("terminator", ValueType.U1, Role.TYPE)
            .doc("The zero behind a string.")
            .build();
    private static final Tail MEMBERS_TAIL = new Tail.Scanned(new Tail.OwnRows(), BsonVirtualFields::member);
    private static final Tail ELEMENTS_TAIL = new Tail.Scanned(new Tail.Rows(""), BsonVirtualFields::element);
    private static final Map<Integer, Shape> ELEMENTS = new ConcurrentHashMap<>();

    private static final FieldCounts FIELDS = new FieldCounts(1 << NAME_SHIFT, BsonElementShapes::element);

    private BsonElementShapes() {}

    /** The kind of an array element, from its kind as a member and the length of its index. */
    static int element(int kind, int nameLength) {
        return kind | nameLength << NAME_SHIFT;
    }

    /** The shape of an array element. */
    static Shape element(int kind) {
        Shape known = ELEMENTS.get(kind);
        if (known == null) {
            known = shape("element", kind & (1 << NAME_SHIFT) - 1, kind >>> NAME_SHIFT)
                    .build();
            ELEMENTS.put(kind, known);
        }
        return known;
    }

    /** The shape of a member whose name takes so many bytes. */
    static Shape member(int kind, String name, long nameLength) {
        return shape(name, kind, nameLength).logical(name).build();
    }

    private static Shape.Builder shape(String name, int kind, long nameLength) {
        int type = kind & 0xFF;
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(TYPE));
        slots.add(Slot.of(
                Shape.leaf("name", CSTRING, Role.NAME).size(nameLength + 1).build()));
        addValue(slots, kind);
        return Shape.group(name, new BsonKind(type, (kind & TYPED) != 0))
                .production(kind == (BsonType.ARRAY | TYPED) ? Productions.SCALAR : production(type))
                .slots(slots)
                .tail(tail(kind));
    }

    private static Tail tail(int kind) {
        return switch (kind) {
            case BsonType.ARRAY -> ELEMENTS_TAIL;
            case BsonType.DOCUMENT -> MEMBERS_TAIL;
            default -> new Tail.OwnRows();
        };
    }

    private static String production(int type) {
        return switch (type) {
            case BsonType.DOCUMENT -> Productions.MAP;
            case BsonType.ARRAY -> Productions.ARRAY;
            default -> Productions.SCALAR;
        };
    }

    /** The number of fields that an element without a row consists of, itself included. */
    static int fields(int kind) {
        return FIELDS.of(kind);
    }

    private static void addValue(List<Slot> slots, int kind) {
        switch (kind & 0xFF) {
            case BsonType.DOUBLE -> slots.add(value(BsonType.DOUBLE, ValueType.F8_LE));
            case BsonType.STRING, BsonType.CODE, BsonType.SYMBOL ->
                addString(slots, "value", (kind & TYPED) == 0 ? Role.VALUE : Role.TYPE);
            case BsonType.DOCUMENT, BsonType.ARRAY -> {
                slots.add(Slot.of(DOCUMENT_LENGTH));
                if ((kind & TYPED) != 0) {
                    addTyped(slots);
                }
            }
            case BsonType.BINARY -> addBinary(slots, kind);
            case BsonType.OBJECT_ID -> slots.add(objectId("value"));
            case BsonType.BOOL -> slots.add(value(BsonType.BOOL, ValueType.BOOL));
            case BsonType.DATE -> slots.add(value(BsonType.DATE, ValueType.S8_LE));
            case BsonType.REGEX -> {
                slots.add(Slot.row("pattern"));
                slots.add(Slot.row("options"));
            }
            case BsonType.DB_POINTER -> {
                addString(slots, "collection", Role.VALUE);
                slots.add(objectId("id"));
            }
            case BsonType.CODE_WITH_SCOPE -> {
                slots.add(Slot.of(Shape.leaf("size", ValueType.S4_LE, Role.LENGTH)
                        .doc("Bytes of code and scope, these four included.")
                        .build()));
                addString(slots, "code", Role.VALUE);
                slots.add(Slot.row("scope"));
            }
            case BsonType.INT_32 -> slots.add(value(BsonType.INT_32, ValueType.S4_LE));
            case BsonType.TIMESTAMP -> {
                slots.add(Slot.of(
                        Shape.leaf("increment", ValueType.U4_LE, Role.VALUE).build()));
                slots.add(Slot.of(Shape.leaf("seconds", ValueType.U4_LE, Role.VALUE)
                        .typeName("seconds")
                        .kind(BsonKind.of(BsonType.TIMESTAMP))
                        .build()));
            }
            case BsonType.INT_64 -> slots.add(value(BsonType.INT_64, ValueType.S8_LE));
            case BsonType.DECIMAL_128 ->
                slots.add(Slot.of(Shape.leaf("value", ValueType.BYTES, Role.VALUE)
                        .kind(BsonKind.of(BsonType.DECIMAL_128))
                        .size(16)
                        .build()));
            default -> {
                // No value, or none of a known type.
            }
        }
    }

    private static Slot value(int kind, ValueType type) {
        return Slot.of(
                Shape.leaf("value", type, Role.VALUE).kind(BsonKind.of(kind)).build());
    }

    private static Slot objectId(String name) {
        return Slot.of(Shape.leaf(name, ValueType.BYTES, Role.VALUE)
                .kind(BsonKind.of(BsonType.OBJECT_ID))
                .size(BsonType.OBJECT_ID_SIZE)
                .doc("Seconds since 1970, five random bytes, a counter; all big-endian.")
                .build());
    }

    /** The name of a Java type, and the value; unrelated to the BSON type of the element. */
    private static void addTyped(List<Slot> slots) {
        slots.add(Slot.row("typeName"));
        slots.add(Slot.row("content"));
    }

    private static void addString(List<Slot> slots, String name, Role role) {
        slots.add(Slot.of(STRING_LENGTH));
        slots.add(Slot.counted(Shape.leaf(name, TEXT, role).typeName("string").build(), 1, -1));
        slots.add(Slot.of(TERMINATOR));
    }

    private static void addBinary(List<Slot> slots, int kind) {
        slots.add(Slot.of(LENGTH));
        if (kind == BsonType.BINARY) {
            slots.add(Slot.between(SUBTYPE));
        } else {
            slots.add(Slot.of(SUBTYPE));
            slots.add(Slot.of(Shape.leaf("inner_length", ValueType.S4_LE, Role.LENGTH)
                    .doc("The length once more, without these four bytes.")
                    .build()));
        }
        slots.add(Slot.counted(
                Shape.leaf("value", ValueType.BYTES, Role.VALUE)
                        .typeName("data")
                        .kind(BsonKind.of(BsonType.BINARY))
                        .build(),
                1));
    }

    /** A part of a regular expression, NUL-terminated. */
    static Shape cstring(String name) {
        return Shape.leaf(name, CSTRING, Role.VALUE).build();
    }

    static Shape document() {
        return Shape.group("document", "object")
                .production(Productions.MAP)
                .slots(Slot.of(DOCUMENT_LENGTH))
                .tail(MEMBERS_TAIL)
                .build();
    }

    /** A document whose names are 0, 1, 2 …: an array, which BSON marks as such only inside documents. */
    static Shape numbered() {
        return Shape.group("document", "array")
                .production(Productions.ARRAY)
                .slots(Slot.of(DOCUMENT_LENGTH))
                .tail(ELEMENTS_TAIL)
                .build();
    }

    static Shape typed() {
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(DOCUMENT_LENGTH)));
        addTyped(slots);
        return Shape.group("document", new BsonKind(BsonType.ARRAY, true))
                .production(Productions.SCALAR)
                .slots(slots)
                .build();
    }

    /** The NUL at the end of a document. */
    static Shape end() {
        return Shape.leaf("end", ValueType.U1, Role.TYPE)
                .mark(ShapeMark.END)
                .doc("Stands where the type of another element would.")
                .build();
    }

    static Shape root() {
        return Shape.group("bson", "BSON").tail(new Tail.Rows("document")).build();
    }
}

package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.FieldCounts;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueDescription;
import dev.hexplain.tree.ValueType;
import java.util.Arrays;

/**
 * The types of elements (bsonspec.org, "Specification Version 1.1"): what their values consist of, and how they are
 * shown. The sizes of values, the shapes of elements and how many fields these compute follow from that. Labels are the
 * aliases of MongoDB's {@code $type} operator.
 */
enum BsonType implements ShapeKind {
    /** No type: its number ends a document, and an element of which only type and name are there has it. */
    NONE(0x00, "broken", new BsonParts(), BsonValues::content),
    DOUBLE(0x01, "double", ValueType.F8_LE),
    STRING(0x02, "string", new BsonParts().string("value", Role.VALUE), BsonValues::content),
    DOCUMENT(0x03, "object", new BsonParts().document(), (tree, map, read) -> ContainerPreviews.map(tree, map)),
    ARRAY(0x04, "array", new BsonParts().document(), (tree, list, read) -> ContainerPreviews.array(tree, list)),
    BINARY(0x05, "binData", new BsonParts().binary(), BsonValues::binary),
    UNDEFINED(0x06, "undefined"),
    OBJECT_ID(0x07, "objectId", new BsonParts().objectId("value"), BsonValues::content),
    BOOL(0x08, "bool", ValueType.BOOL),
    DATE(0x09, "date", Shape.leaf("value", ValueType.S8_LE, Role.VALUE).description(BsonValues::date)),
    NULL(0x0A, "null"),
    REGEX(0x0B, "regex", new BsonParts().row("pattern").row("options"), BsonValues::regex),
    DB_POINTER(
            0x0C, "dbPointer", new BsonParts().string("collection", Role.VALUE).objectId("id"), BsonValues::pointer),
    CODE(0x0D, "javascript", new BsonParts().string("value", Role.VALUE), BsonValues::content),
    SYMBOL(0x0E, "symbol", new BsonParts().string("value", Role.VALUE), BsonValues::content),
    CODE_WITH_SCOPE(0x0F, "javascriptWithScope", new BsonParts().codeWithScope(), BsonValues::code),
    INT_32(0x10, "int", ValueType.S4_LE),
    TIMESTAMP(0x11, "timestamp", new BsonParts().timestamp(), BsonValues::timestamp),
    INT_64(0x12, "long", ValueType.S8_LE),
    DECIMAL_128(
            0x13,
            "decimal",
            Shape.leaf("value", ValueType.BYTES, Role.VALUE).size(16).description(BsonValues::decimal)),
    MAX_KEY(0x7F, "maxKey"),
    MIN_KEY(0xFF, "minKey"),

    /** {@link #BINARY} of the subtype whose data begins with a second length. */
    OLD_BINARY(0x105, "binData", new BsonParts().oldBinary(), BsonValues::binary),
    /** A string that names the Java type of the next element. */
    TYPE_NAME(0x202, "type name", new BsonParts().string("value", Role.TYPE), BsonValues::content),
    /** An array of two, a type name and a value, as Jackson writes polymorphic values. */
    TYPED(0x204, Productions.TYPED, new BsonParts().document().row("typeName").row("content"), BsonValues::typed);

    private static final Tail MEMBERS = new Tail.Scanned(new Tail.OwnRows(), BsonShapes::memberAt);
    private static final Tail ELEMENTS = new Tail.Scanned(new Tail.Rows(""), BsonShapes::elementAt);

    private static final BsonType[] BY_NUMBER = new BsonType[TYPED.number + 1];
    private static final FieldCounts FIELDS = new FieldCounts(
            BY_NUMBER.length, number -> of(number).element("", 0).build());

    static {
        Arrays.fill(BY_NUMBER, NONE);
        for (BsonType type : values()) {
            BY_NUMBER[type.number] = type;
        }
    }

    /** The byte that stands for it; those of variants have more bits. */
    final int number;
    /** Bytes of a value besides those that its length counts. */
    final int size;
    /** Whether values begin with their length. */
    final boolean counted;
    /** Whether its parts are all that there is: it has no rows. */
    final boolean whole;
    /** Whether all its values are of one size. */
    final boolean fixed;

    private final String label;

    @SuppressWarnings("ImmutableEnumChecker") // complete when it is given
    private final BsonParts parts;

    @SuppressWarnings("ImmutableEnumChecker") // functions hold nothing
    private final ValueDescription value;

    /** A type with only one value. */
    BsonType(int number, String label) {
        this(
                number,
                label,
                new BsonParts(),
                (tree, element, read) -> label.equals("null") ? Value.NULL : Value.name(label));
    }

    BsonType(int number, String label, ValueType type) {
        this(number, label, Shape.leaf("value", type, Role.VALUE));
    }

    BsonType(int number, String label, Shape.Builder value) {
        this(number, label, new BsonParts().fixed(value.typeName(label)), BsonValues::content);
    }

    BsonType(int number, String label, BsonParts parts, ValueDescription value) {
        this.number = number;
        this.size = parts.size();
        this.counted = parts.isCounted();
        this.whole = !parts.hasRows();
        this.fixed = whole && !counted && number != 0;
        this.label = label;
        this.parts = parts;
        this.value = value;
    }

    /** The type with a number; {@link #NONE} if there is none. */
    static BsonType of(int number) {
        return BY_NUMBER[number];
    }

    @Override
    public String label() {
        return label;
    }

    /** Whether an element may do without a row. */
    boolean isVirtual() {
        return whole && number <= MIN_KEY.number;
    }

    boolean isContainer() {
        return this == DOCUMENT || this == ARRAY;
    }

    /** The number of fields that an element consists of without its rows, itself included. */
    int fields() {
        return FIELDS.of(number);
    }

    /** The shape of an element, from its name and the bytes of that. */
    Shape.Builder element(String name, long nameLength) {
        return shape(name, new BsonParts().head(nameLength).all(parts));
    }

    /** The shape of a value that is the whole document. */
    Shape document() {
        return shape("document", parts).build();
    }

    private Shape.Builder shape(String name, BsonParts all) {
        Shape.Builder shape = Shape.group(name, this).slots(all.slots()).description(value);
        return switch (this) {
            case DOCUMENT -> shape.production(Productions.MAP).tail(MEMBERS);
            case ARRAY -> shape.production(Productions.ARRAY).tail(ELEMENTS);
            default -> shape.production(Productions.SCALAR);
        };
    }
}

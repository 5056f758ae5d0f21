package dev.hexplain.decoders.onenio;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;

/** The layouts of values by first byte. */
final class OneNioLayouts {
    static final ValueType TEXT = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    private OneNioLayouts() {}

    /** A value that needs no row of its own, or a list, map or primitive array; by its first byte. */
    static Shape byTag(Role role, int tag) {
        String name = role == Role.NAME ? "key" : "value";
        if (tag == OneNioBootstrapTypes.BIT_SET) {
            return array(name, "BitSet", ValueType.U8_BE);
        }
        if (OneNioBootstrapTypes.isPrimitiveArray(tag)) {
            char letter = OneNioBootstrapTypes.element(tag);
            return array(name, OneNioDescriptions.primitive(letter) + "[]", element(letter));
        }
        if (OneNioBootstrapTypes.isMap(tag) || OneNioBootstrapTypes.isList(tag)) {
            return container(name, tag);
        }
        return switch (tag) {
            case OneNioBootstrapTypes.NULL ->
                Shape.leaf(name, ValueType.U1, role)
                        .typeName("null")
                        .production("null")
                        .symbols(OneNioDescriptions::tags)
                        .build();
            case OneNioBootstrapTypes.REFERENCE -> reference(name, ValueType.U2_BE);
            case OneNioBootstrapTypes.WIDE_REFERENCE -> reference(name, ValueType.S4_BE);
            case OneNioBootstrapTypes.INTEGER -> scalar(name, role, "Integer", ValueType.S4_BE);
            case OneNioBootstrapTypes.LONG -> scalar(name, role, "Long", ValueType.S8_BE);
            case OneNioBootstrapTypes.BOOLEAN -> scalar(name, role, "Boolean", ValueType.BOOL);
            case OneNioBootstrapTypes.BYTE -> scalar(name, role, "Byte", ValueType.S1);
            case OneNioBootstrapTypes.SHORT -> scalar(name, role, "Short", ValueType.S2_BE);
            case OneNioBootstrapTypes.CHARACTER -> scalar(name, role, "Character", ValueType.CHAR_BE);
            case OneNioBootstrapTypes.FLOAT -> scalar(name, role, "Float", ValueType.F4_BE);
            case OneNioBootstrapTypes.DOUBLE -> scalar(name, role, "Double", ValueType.F8_BE);
            case OneNioBootstrapTypes.STRING -> string(name, role);
            case OneNioBootstrapTypes.DATE -> date(name, role, "Date").build();
            case OneNioBootstrapTypes.TIMESTAMP -> timestamp(name, role);
            case OneNioBootstrapTypes.NOT_FOUND -> scalar(name, role, "SerializerNotFoundException", ValueType.U8_BE);
            default -> Shapes.unparsed();
        };
    }

    static Shape tag() {
        return Shape.leaf("tag", ValueType.U1, Role.TYPE)
                .symbols(OneNioDescriptions::tags)
                .build();
    }

    static Shape length(ValueType type) {
        return Shape.leaf("length", type, Role.LENGTH).build();
    }

    private static Shape.Builder group(String name, Role role, String type) {
        return Shape.group(name, type).role(role).production("scalar").mark(ShapeMark.DEFINES_HANDLE);
    }

    private static Shape scalar(String name, Role role, String type, ValueType bytes) {
        return group(name, role, type)
                .slots(Slot.of(tag()), Slot.of(Shape.leaf("value", bytes, role).build()))
                .build();
    }

    private static Shape.Builder date(String name, Role role, String type) {
        return group(name, role, type)
                .production("date")
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf("time", ValueType.S8_BE, role)
                                .production("millis")
                                .doc("Milliseconds since 1970.")
                                .build()));
    }

    private static Shape timestamp(String name, Role role) {
        return group(name, role, "Timestamp")
                .production("date")
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf("time", ValueType.S8_BE, role)
                                .production("millis")
                                .doc("Milliseconds since 1970.")
                                .build()),
                        Slot.of(Shape.leaf("nanos", ValueType.S4_BE, role).build()))
                .build();
    }

    private static Shape string(String name, Role role) {
        return group(name, role, "String")
                .production("string")
                .slots(
                        Slot.of(tag()),
                        Slot.of(length(ValueType.U2_BE)),
                        Slot.counted(Shape.leaf("text", TEXT, role).build(), 1))
                .build();
    }

    private static Shape reference(String name, ValueType index) {
        return Shape.group(name, "reference")
                .role(Role.REFERENCE)
                .production("reference")
                .mark(ShapeMark.REFERS_TO_HANDLE)
                .doc("The object that was begun as number so and so; all count, those of classes included.")
                .slots(
                        Slot.of(tag()),
                        Slot.of(Shape.leaf("index", index, Role.REFERENCE).build()))
                .build();
    }

    private static Shape container(String name, int tag) {
        boolean map = OneNioBootstrapTypes.isMap(tag);
        return Shape.group(name, OneNioBootstrapTypes.className(tag))
                .production(map ? "map" : "list")
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(Slot.of(tag()), Slot.of(length(ValueType.S4_BE)))
                .tail(map ? new Tail.OwnRows() : new Tail.Rows(""))
                .build();
    }

    private static Shape array(String name, String type, ValueType element) {
        return Shape.group(name, type)
                .production("array")
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(Slot.of(tag()), Slot.of(length(ValueType.S4_BE)))
                .tail(new Tail.Repeat("", Shape.leaf("", element, Role.VALUE).build()))
                .build();
    }

    static ValueType element(char letter) {
        return switch (letter) {
            case 'Z' -> ValueType.BOOL;
            case 'B' -> ValueType.S1;
            case 'S' -> ValueType.S2_BE;
            case 'C' -> ValueType.CHAR_BE;
            case 'I' -> ValueType.S4_BE;
            case 'J' -> ValueType.S8_BE;
            case 'F' -> ValueType.F4_BE;
            case 'D' -> ValueType.F8_BE;
            default -> throw new IllegalArgumentException("Not a primitive type: " + letter);
        };
    }
}

package dev.hexplain.decoders.onenio;

import dev.hexplain.decoders.onenio.OneNioClassDescriptor.FieldType;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The fixed shapes of rules, which do not depend on a class. */
final class OneNioRuleShapes {
    private static final Shape REFERENCE_TYPE = Shape.leaf("kind", ValueType.U1, Role.TYPE)
            .symbols(OneNioDescriptions::primitives)
            .doc("The number of a primitive type, or -1 before the name of a class.")
            .build();

    private OneNioRuleShapes() {}

    static Shape fixed(OneNioRule rule) {
        return switch (rule) {
            case CONTENTS ->
                Shape.group("contents", "one-nio").tail(new Tail.Rows("value")).build();
            case ENTRY_COMPLEX ->
                Shape.group("entry", "entry")
                        .production("entry")
                        .slots(Slot.row("key"))
                        .build();
            case LONG_STRING ->
                value("String", "string")
                        .slots(
                                Slot.of(OneNioLayouts.tag()),
                                Slot.of(Shape.leaf("length", ValueType.U4_BE, Role.LENGTH)
                                        .production("long-length")
                                        .doc("Bytes of the text; the highest bit says that the length takes four.")
                                        .build()))
                        .build();
            case TEXT -> Shape.leaf("text", OneNioLayouts.TEXT, Role.VALUE).build();
            case PRIMITIVE_CLASS ->
                value("Class", "class")
                        .slots(Slot.of(OneNioLayouts.tag()), Slot.of(REFERENCE_TYPE))
                        .build();
            case NAMED_CLASS ->
                value("Class", "class")
                        .slots(utf("name", Role.VALUE, Slot.of(OneNioLayouts.tag()), Slot.of(REFERENCE_TYPE)))
                        .build();
            case SERIALIZER -> serializer(Slot.of(uid()));
            case COUNTED_SERIALIZER -> serializer(Slot.of(uid()), Slot.of(OneNioLayouts.length(ValueType.U2_BE)));
            case PRIMITIVE_FIELD -> field(List.of(Slot.of(REFERENCE_TYPE)));
            case REFERENCE_FIELD -> field(utf("type", Role.TYPE, Slot.of(REFERENCE_TYPE)));
            case CONSTANT ->
                Shape.group("constant", "enum constant")
                        .role(Role.NAME)
                        .production("utf")
                        .slots(utf("name", Role.NAME))
                        .build();
            case CALL ->
                value("RemoteCall", "call")
                        .slots(Slot.of(OneNioLayouts.tag()), Slot.of(methodUid()))
                        .tail(new Tail.Rows("argument"))
                        .build();
            case METHOD -> method();
            case PRIMITIVE_TYPE ->
                Shape.leaf("type", ValueType.U1, Role.TYPE)
                        .symbols(OneNioDescriptions::primitives)
                        .doc("The types of the arguments, then that of the result.")
                        .build();
            case NAMED_TYPE ->
                Shape.group("type", "type")
                        .role(Role.TYPE)
                        .production("utf")
                        .slots(utf("name", Role.TYPE, Slot.of(REFERENCE_TYPE)))
                        .build();
            default -> Shapes.unparsed();
        };
    }

    private static Shape.Builder value(String type, String production) {
        return Shape.group("value", type).production(production).mark(ShapeMark.DEFINES_HANDLE);
    }

    private static Shape uid() {
        return Shape.leaf("uid", ValueType.U8_BE, Role.TYPE)
                .production("hex")
                .doc("A digest of this description, which stands for the class in streams that are not persisted.")
                .build();
    }

    private static Shape methodUid() {
        return Shape.leaf("method", ValueType.U8_BE, Role.TYPE)
                .production("hex")
                .doc("The number of the method: a digest of its description.")
                .build();
    }

    private static Shape method() {
        List<Slot> slots = new ArrayList<>(utf("className", Role.TYPE, Slot.of(OneNioLayouts.tag())));
        slots.add(Slot.of(uid()));
        slots.addAll(utf("holder", Role.TYPE));
        slots.addAll(utf("name", Role.NAME));
        slots.add(Slot.of(OneNioLayouts.length(ValueType.U2_BE)));
        return Shape.group("value", "method description")
                .role(Role.TYPE)
                .production("field")
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(slots)
                .tail(new Tail.Rows("type"))
                .build();
    }

    /** A length and a text without a tag, as {@code writeUTF} writes it. */
    static Shape text() {
        return Shape.group("value", "String")
                .production("string")
                .slots(utf("text", Role.VALUE))
                .build();
    }

    /** A length of two bytes and a text. */
    private static List<Slot> utf(String name, Role role, Slot... before) {
        List<Slot> slots = new ArrayList<>(List.of(before));
        slots.add(Slot.of(name + "Length", OneNioLayouts.length(ValueType.U2_BE)));
        slots.add(Slot.counted(Shape.leaf(name, OneNioLayouts.TEXT, role).build(), 1));
        return slots;
    }

    private static Shape serializer(Slot... after) {
        List<Slot> slots = new ArrayList<>(utf("className", Role.TYPE, Slot.of(OneNioLayouts.tag())));
        slots.addAll(List.of(after));
        return Shape.group("serializer", "class description")
                .role(Role.TYPE)
                .production("serializer")
                .mark(ShapeMark.DEFINES_HANDLE)
                .mark(ShapeMark.CLASS_DESCRIPTOR)
                .slots(slots)
                .tail(after.length > 1 ? new Tail.Rows("member") : new Tail.OwnRows())
                .build();
    }

    private static Shape field(List<Slot> type) {
        List<Slot> slots = new ArrayList<>(utf("name", Role.NAME));
        slots.addAll(type);
        return Shape.group("field", "field")
                .role(Role.TYPE)
                .production("field")
                .slots(slots)
                .build();
    }

    static Shape primitiveField(FieldType field) {
        char letter = OneNioDescriptions.letter(field);
        return Shape.leaf(field.name(), OneNioLayouts.element(letter), Role.VALUE)
                .typeName(OneNioDescriptions.primitive(letter))
                .build();
    }

    static Shape time(OneNioTimePart part) {
        return Shape.leaf(part.name().toLowerCase(Locale.ROOT), part.type(), Role.VALUE)
                .production(
                        part == OneNioTimePart.HOUR || part == OneNioTimePart.MINUTE || part == OneNioTimePart.SECOND
                                ? "inverted"
                                : "")
                .build();
    }
}

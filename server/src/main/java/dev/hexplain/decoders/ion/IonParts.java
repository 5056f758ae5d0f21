package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Shapes of the parts of values: the symbol of the name, the type descriptor, the length, the representation. */
final class IonParts {
    private static final Shape HEAD = Shape.leaf("head", ValueType.U1, Role.TYPE)
            .kind(IonKind.TYPE_DESCRIPTOR)
            .doc("Four bits of type, four of length: 14 says that the length follows, 15 that the value is null.")
            .build();

    private IonParts() {}

    /** The slots that a layout fixes: head, length and representation. */
    static List<Slot> slots(IonLayout layout) {
        List<Slot> slots = new ArrayList<>();
        int octet = layout.octet();
        if (octet == IonTypeDescriptor.NO_VALUE) {
            return slots;
        }
        slots.add(Slot.of(HEAD));
        if (layout.lengthBytes() > 0) {
            slots.add(Slot.of(leaf("length", IonKind.VARUINT, Role.LENGTH, layout.lengthBytes())));
        }
        if (IonTypeDescriptor.isInline(octet)) {
            Role role = layout.inTable() && IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRING
                    ? Role.NAME
                    : Role.VALUE;
            slots.add(Slot.of(representation(IonTypeDescriptor.type(octet), role, IonTypeDescriptor.size(octet))));
        }
        return slots;
    }

    /** The number of fields that the layout computes for an unnamed value. */
    static int fields(int octet, int lengthBytes) {
        if (IonTypeDescriptor.isWhole(octet)) {
            return 1;
        }
        return 1 + (lengthBytes > 0 ? 1 : 0) + (IonTypeDescriptor.isInline(octet) ? 1 : 0);
    }

    /** The slots of a value with a name; those of a container are only its first. */
    static List<Slot> named(IonLayout layout, Shape key) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(key));
        slots.addAll(
                IonTypeDescriptor.isWhole(layout.octet()) ? List.of(Slot.of(whole("value", layout))) : slots(layout));
        return slots;
    }

    /** A value whose content has rows. */
    static Shape value(Shape.Builder shape, IonLayout layout, List<Slot> slots) {
        boolean list = isList(layout.octet());
        return value(shape, layout, slots, list ? new Tail.Rows(layout.inTable() ? "symbol" : "") : new Tail.OwnRows());
    }

    static Shape value(Shape.Builder shape, IonLayout layout, List<Slot> slots, Tail tail) {
        boolean symbolText = layout.inTable()
                && layout.nameBytes() == 0
                && IonTypeDescriptor.type(layout.octet()) == IonTypeDescriptor.STRING;
        if (symbolText) {
            shape.mark(ShapeMark.DEFINES_HANDLE);
        }
        return shape.production(production(layout.octet()))
                .role(IonTypeDescriptor.isPadding(layout.octet()) ? Role.PADDING : Role.VALUE)
                .slots(slots)
                .tail(tail)
                .build();
    }

    private static boolean isList(int octet) {
        int type = IonTypeDescriptor.type(octet);
        return IonTypeDescriptor.isContainer(octet) && type != IonTypeDescriptor.STRUCT;
    }

    private static String production(int octet) {
        if (IonTypeDescriptor.isPadding(octet)) {
            return "";
        }
        if (octet == IonTypeDescriptor.NO_VALUE || !IonTypeDescriptor.isContainer(octet)) {
            return Productions.SCALAR;
        }
        return isList(octet) ? Productions.ARRAY : Productions.MAP;
    }

    /** A value inside its type descriptor. */
    static Shape whole(String name, IonLayout layout) {
        int octet = layout.octet();
        boolean padding = IonTypeDescriptor.isPadding(octet);
        Shape.Builder shape = Shape.leaf(name, ValueType.U1, padding ? Role.PADDING : Role.VALUE)
                .kind(IonKind.of(octet))
                .production(padding ? "" : Productions.SCALAR);
        boolean symbolText = layout.inTable() && IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRING;
        return (symbolText ? shape.mark(ShapeMark.DEFINES_HANDLE) : shape).build();
    }

    static Shape representation(int type, Role role, long size) {
        return switch (type) {
            case IonTypeDescriptor.POSITIVE_INT -> leaf("value", IonKind.MAGNITUDE, role, size);
            case IonTypeDescriptor.NEGATIVE_INT -> leaf("value", IonKind.NEGATIVE_MAGNITUDE, role, size);
            case IonTypeDescriptor.FLOAT ->
                Shape.leaf("value", size == 4 ? ValueType.F4_BE : ValueType.F8_BE, role)
                        .build();
            case IonTypeDescriptor.STRING -> text(role, size);
            case IonTypeDescriptor.CLOB ->
                Shape.leaf("value", new ValueType.Text(TextEncoding.LATIN_1), role)
                        .typeName("clob")
                        .size(size)
                        .build();
            default -> leaf("value", IonKind.BYTES, role, size);
        };
    }

    static Shape text(Role role, long size) {
        return Shape.leaf("value", new ValueType.Text(TextEncoding.UTF_8), role)
                .size(size)
                .build();
    }

    static Shape leaf(String name, IonKind kind, Role role) {
        return leaf(name, kind, role, -1);
    }

    static Shape leaf(String name, IonKind kind, Role role, long size) {
        return Shape.leaf(name, ValueType.BYTES, role).kind(kind).size(size).build();
    }

    /**
     * A symbol, by its id.
     *
     * @param target the offset of its text; minus its id where the stream does not have the text
     */
    static Shape reference(String name, IonKind kind, Role role, long size, long target) {
        Shape.Builder shape = Shape.leaf(name, ValueType.BYTES, role).kind(kind).size(size);
        return (target >= 0 ? shape.refersTo(target) : shape).build();
    }

    /**
     * A symbol whose text is found by its id in the symbol table in force.
     *
     * @param inStream whether that table has the text; otherwise it is a symbol of the system
     */
    static Shape symbol(String name, IonKind kind, long size, boolean inStream) {
        Shape.Builder shape =
                Shape.leaf(name, ValueType.BYTES, Role.REFERENCE).kind(kind).size(size);
        return (inStream ? shape.mark(ShapeMark.REFERS_TO_HANDLE) : shape).build();
    }
}

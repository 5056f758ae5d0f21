package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decoders.javaserialization.blocks.BlockParts;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Parts that several grammar rules share (specification, section 6.4), as shapes without a number. */
final class JavaStreamCommonShapes {
    private static final ValueType TEXT = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    /** The token that most productions begin with. */
    static final Shape TOKEN =
            tokenBuilder("tc", Role.TYPE).mark(ShapeMark.SYNTAX).build();

    private JavaStreamCommonShapes() {}

    /** An object whose class is known. */
    static Shape.Builder object(String production, JavaStreamClass described) {
        return composite(production, described.displayName(), ShapeMark.INSTANCE)
                .kind(new JavaClassKind(described.displayName()));
    }

    /** A production that defines a handle. */
    static Shape.Builder composite(String production, String typeName, ShapeMark... marks) {
        Shape.Builder shape =
                Shape.group(production, typeName).production(production).mark(ShapeMark.DEFINES_HANDLE);
        for (ShapeMark mark : marks) {
            shape.mark(mark);
        }
        return shape;
    }

    static Shape.Builder fields() {
        return Shape.group("fields", "fields")
                .production("fields")
                .slots(Slot.of(Shape.leaf("count", ValueType.U2_BE, Role.LENGTH).build()));
    }

    static Shape token(String name, Role role) {
        return tokenBuilder(name, role).build();
    }

    private static Shape.Builder tokenBuilder(String name, Role role) {
        return Shape.leaf(name, ValueType.U1, role).symbols(JavaSerialization.FORMAT.symbols("tc"));
    }

    /** Data of which only the class that wrote it knows the meaning. */
    static final Shape OPAQUE = Shape.leaf("data", ValueType.BYTES, Role.VALUE)
            .mark(ShapeMark.OPAQUE)
            .build();

    static Shape typecode(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE)
                .symbols(JavaSerialization.FORMAT.symbols("typecode"))
                .build();
    }

    static Shape utf(String name, Role role, String doc) {
        return Shape.group(name, TextEncoding.MODIFIED_UTF_8.id())
                .role(role)
                .production("utf")
                .doc(doc)
                .slots(
                        Slot.of(Shape.leaf("length", ValueType.U2_BE, Role.LENGTH)
                                .build()),
                        Slot.counted(Shape.leaf("value", TEXT, role).build(), 1))
                .build();
    }

    static Shape string(String production, String typeName, ValueType length, Role role) {
        return composite(production, typeName)
                .role(role)
                .slots(
                        Slot.of(TOKEN),
                        Slot.of(Shape.leaf("length", length, Role.LENGTH).build()),
                        Slot.counted(Shape.leaf("value", TEXT, role).build(), 1))
                .build();
    }

    static Shape blockData(String production, ValueType size) {
        return Shape.group(production, "block data")
                .production(production)
                .doc("Primitive values that a class wrote with code of its own; what they mean only the class knows.")
                .slots(
                        Slot.of(TOKEN),
                        Slot.of(Shape.leaf("size", size, Role.LENGTH).build()),
                        Slot.counted(OPAQUE, 1))
                .build();
    }

    /** A block with known content. */
    static Shape blockData(String production, ValueType size, BlockParts content) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(TOKEN));
        slots.add(Slot.of(Shape.leaf("size", size, Role.LENGTH).build()));
        slots.addAll(content.slots());
        return Shape.group(production, "block data")
                .production(production)
                .doc("Primitive values that a class wrote with code of its own.")
                .slots(slots)
                .build();
    }

    static Shape.Builder annotation(String name, String doc) {
        return Shape.group(name, "annotation").production(name).doc(doc);
    }
}

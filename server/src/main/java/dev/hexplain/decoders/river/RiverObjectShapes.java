package dev.hexplain.decoders.river;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The shapes of objects, and of what each class of their hierarchy wrote. */
final class RiverObjectShapes {
    private static final int SHOWN = 4;

    private RiverObjectShapes() {}

    static Shape of(RiverLayout layout, FieldTree tree) {
        return layout.kind() == RiverKind.CLASS_DATA ? classData(layout, tree) : object(layout, tree);
    }

    private static Shape object(RiverLayout layout, FieldTree tree) {
        JavaClassKind kind = new JavaClassKind(layout.about() == 0 ? "" : RiverClassNames.of(tree, layout.about()));
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(RiverClassShapes.TAG), Slot.row("classDesc")));
        Shape.Builder shape = Shape.group("value", kind);
        switch (layout.token()) {
            case RiverToken.ENUM_CLASS_OF -> {
                slots.add(Slot.row("enumConstantName"));
                shape.production("newEnum").description((in, field, read) -> part(in, field, "enumConstantName"));
            }
            case RiverToken.PROXY_CLASS -> {
                slots.add(Slot.row("invocationHandler"));
                shape.production("newProxy");
            }
            case RiverToken.CLASS_CLASS -> {
                slots.add(Slot.row("class"));
                shape.production("newClass").description((in, field, read) -> part(in, field, "class"));
            }
            default -> {
                for (int level = 0; level < layout.size(); level++) {
                    slots.add(Slot.row("classData[" + level + "]"));
                }
                shape.production("newObject").description((in, field, read) -> preview(in, field));
            }
        }
        boolean defines = layout.about() != 0 && layout.token() != RiverToken.CLASS_CLASS;
        return (defines ? shape.mark(ShapeMark.DEFINES_HANDLE) : shape)
                .slots(slots)
                .build();
    }

    private static Value part(FieldTree tree, Field field, String name) {
        return tree.child(field, name)
                .map(part -> Value.described(tree.value(part).summary()))
                .orElse(Value.NONE);
    }

    private static Value preview(FieldTree tree, Field object) {
        StringJoiner parts = new StringJoiner(", ");
        int shown = 0;
        for (Field level : tree.children(object, 2, SHOWN)) {
            for (Field field : tree.children(level, 0, SHOWN + 1)) {
                boolean plain = field.shape().isLeaf() && field.length() > 0 && field.role() == Role.VALUE;
                if (plain && shown++ < SHOWN) {
                    parts.add(field.name() + "=" + tree.value(field).summary());
                }
            }
        }
        return Value.described(parts.toString());
    }

    private static Shape classData(RiverLayout layout, FieldTree tree) {
        long classAt = layout.about();
        JavaClassKind kind = new JavaClassKind(RiverClassNames.of(tree, classAt));
        List<Slot> slots = new ArrayList<>();
        if (RiverClassNames.hasFields(tree.source(), classAt)) {
            RiverClassNames.fields(tree, classAt).forEach(field -> slots.add(slot(field)));
        }
        if (RiverClassNames.isAnnotated(tree.source(), classAt)) {
            slots.add(Slot.row("objectAnnotation"));
        }
        int kept = layout.size() < 0 ? slots.size() : Math.min(layout.size(), slots.size());
        return Shape.group("classData", kind)
                .production("classdata")
                .doc("What the class " + kind.className() + " wrote.")
                .slots(slots.subList(0, kept))
                .build();
    }

    private static Slot slot(RiverClassNames.Declared field) {
        return RiverToken.isPrimitive(field.token())
                ? Slot.of(
                        field.name(),
                        Shape.leaf(field.name(), RiverToken.primitive(field.token()), Role.VALUE)
                                .typeName(RiverToken.primitiveName(field.token()))
                                .logical(field.name())
                                .build())
                : Slot.row(field.name());
    }
}

package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;

/** The shapes of arrays, of collections, and of values around others. */
final class RiverContainerShapes {
    private RiverContainerShapes() {}

    static Shape of(RiverLayout layout, FieldTree tree) {
        return switch (layout.kind()) {
            case ARRAY -> array(layout, tree);
            case PRIMITIVES -> primitives(layout);
            case COLLECTION -> collection(layout);
            default -> wrapping(layout.token());
        };
    }

    private static List<Slot> head(int width) {
        List<Slot> slots = new ArrayList<>(List.of(Slot.of(RiverClassShapes.TAG)));
        if (width > 0) {
            slots.add(Slot.of(Shape.leaf(
                            "size",
                            width == 1 ? ValueType.U1 : width == 2 ? ValueType.U2_BE : ValueType.S4_BE,
                            Role.LENGTH)
                    .doc("Number of elements; 0 in one or two bytes stands for the next power of 256.")
                    .build()));
        }
        return slots;
    }

    private static Shape array(RiverLayout layout, FieldTree tree) {
        List<Slot> slots = head(RiverToken.countWidth(layout.token(), RiverToken.ARRAY_EMPTY));
        slots.add(Slot.row("componentType"));
        String name = layout.about() == 0 ? "" : RiverClassNames.of(tree, layout.about()) + "[]";
        Shape.Builder shape = Shape.group("value", new JavaClassKind(name))
                .production("newArray")
                .slots(slots)
                .tail(new Tail.Rows(""))
                .description((in, field, read) -> preview(in, field));
        return (layout.about() == 0 ? shape : shape.mark(ShapeMark.DEFINES_HANDLE)).build();
    }

    private static Value preview(FieldTree tree, Field array) {
        return ContainerPreviews.array(tree, array);
    }

    private static Shape primitives(RiverLayout layout) {
        int type = (int) -layout.about();
        List<Slot> slots = head(RiverToken.countWidth(layout.token(), RiverToken.ARRAY_EMPTY));
        slots.add(Slot.of(RiverClassShapes.token("componentType", Role.TYPE)));
        Shape.Builder shape = Shape.group("value", new JavaClassKind(RiverToken.primitiveName(type) + "[]"))
                .production("newArray")
                .mark(ShapeMark.DEFINES_HANDLE);
        if (type == RiverToken.BOOLEAN) {
            slots.add(Slot.of(Shape.leaf("bits", ValueType.BYTES, Role.VALUE)
                    .size(layout.size())
                    .mark(ShapeMark.MEASURED)
                    .doc("Eight booleans a byte, the first in the lowest bit.")
                    .build()));
            return shape.slots(slots).build();
        }
        Shape element = Shape.leaf("", RiverToken.primitive(type), Role.VALUE)
                .production("element")
                .build();
        return shape.slots(slots)
                .tail(new Tail.Repeat("", element))
                .description((in, field, read) -> preview(in, field))
                .build();
    }

    private static Shape collection(RiverLayout layout) {
        int type = layout.token();
        List<Slot> slots = head(layout.size());
        slots.add(Slot.of(RiverClassShapes.token("type", Role.TYPE)));
        switch (type) {
            case RiverToken.TREE_SET, RiverToken.TREE_MAP -> slots.add(Slot.row("comparator"));
            case RiverToken.ENUM_SET_PROXY -> slots.add(Slot.row("elementType"));
            case RiverToken.ENUM_MAP -> slots.add(Slot.row("keyType"));
            case RiverToken.N_COPIES -> slots.add(Slot.row("element"));
            default -> {}
        }
        boolean map = RiverToken.isMap(type);
        return Shape.group("value", new JavaClassKind(RiverToken.className(type)))
                .production(map ? Productions.MAP : type == RiverToken.N_COPIES ? "copies" : Productions.ARRAY)
                .mark(ShapeMark.DEFINES_HANDLE)
                .slots(slots)
                .tail(map ? new Tail.OwnRows() : new Tail.Rows(""))
                .description((tree, field, read) ->
                        map ? ContainerPreviews.map(tree, field) : ContainerPreviews.array(tree, field))
                .build();
    }

    private static Shape wrapping(int token) {
        List<Slot> slots = head(0);
        Shape.Builder shape = Shape.group("value", new JavaClassKind(RiverToken.className(token)))
                .mark(ShapeMark.DEFINES_HANDLE);
        switch (token) {
            case RiverToken.SINGLETON_LIST, RiverToken.SINGLETON_SET ->
                shape.production(Productions.ARRAY).tail(new Tail.Rows(""));
            case RiverToken.SINGLETON_MAP -> {
                slots.add(Slot.row("key"));
                slots.add(Slot.row("value"));
                shape.production("singletonMap");
            }
            case RiverToken.PAIR -> {
                slots.add(Slot.row("a"));
                slots.add(Slot.row("b"));
                shape.production("pair");
            }
            case RiverToken.REVERSE_ORDER_OF -> {
                slots.add(Slot.row("comparator"));
                shape.production("pair");
            }
            default -> {
                slots.add(Slot.row("content"));
                shape.production("view");
            }
        }
        return shape.slots(slots).build();
    }
}

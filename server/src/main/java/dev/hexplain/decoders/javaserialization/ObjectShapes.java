package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.Primitives;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Mark;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;

/**
 * Layouts that class descriptors fix: an object is its descriptor and, for each class from the top of the chain down,
 * the primitive fields at fixed places, the references one after the other, and what the class wrote itself.
 */
final class ObjectShapes {
    private static final String ANNOTATION_ONLY =
            "Read as annotation only: its writeObject seems to have written no default field data, because reading the"
                    + " fields first ran into bytes that start nothing.";

    private ObjectShapes() {}

    static Shape cook(Shapes.Recipe recipe, FieldTree tree) {
        return StreamClass.at(tree, recipe.offset())
                .map(described -> cook(recipe, described, tree))
                .orElseGet(() -> GrammarShapes.shape(GrammarShapes.OBJECT));
    }

    private static Shape cook(Shapes.Recipe recipe, StreamClass described, FieldTree tree) {
        return switch (Variant.kind(recipe.variant())) {
            case OBJECT -> object(recipe, described, tree);
            case ARRAY -> array(described, recipe.cut());
            case ENUM -> renamed(GrammarShapes.ENUM, described, recipe.cut());
        };
    }

    private static Shape renamed(int number, StreamClass described, int cut) {
        Shape whole = GrammarShapes.shape(number);
        return Constructs.composite(whole.production(), described.displayName(), Mark.INSTANCE)
                .slots(
                        cut < 0
                                ? whole.slots()
                                : whole.slots()
                                        .subList(0, Math.min(cut, whole.slots().size())))
                .build();
    }

    private static Shape array(StreamClass described, int cut) {
        List<Slot> slots = GrammarShapes.arraySlots();
        return Constructs.composite("newArray", described.displayName(), Mark.INSTANCE)
                .slots(cut < 0 ? slots : slots.subList(0, Math.min(cut, slots.size())))
                .tail(cut < 0 ? new Tail.Rows("") : new Tail.OwnRows())
                .build();
    }

    private static Shape object(Shapes.Recipe recipe, StreamClass described, FieldTree tree) {
        List<StreamClass> levels = described.levels(tree);
        boolean external = described.has(ObjectStreamConstants.SC_EXTERNALIZABLE);
        List<Slot> slots = new ArrayList<>();
        Budget budget = new Budget(recipe.cut());
        if (budget.take()) {
            slots.add(Slot.of(Constructs.TOKEN));
        }
        if (budget.take()) {
            slots.add(GrammarShapes.classDesc("classDesc"));
        }
        for (int level = external ? levels.size() - 1 : 0; level < levels.size() && budget.take(); level++) {
            int number = external ? 0 : level;
            boolean annotationOnly = Variant.isAnnotationOnly(recipe.variant(), level);
            slots.add(Slot.of("classData[" + number + "]", classData(levels.get(level), annotationOnly, budget)));
        }
        return Constructs.composite("newObject", described.displayName(), Mark.INSTANCE)
                .slots(slots)
                .build();
    }

    private static Shape classData(StreamClass level, boolean annotationOnly, Budget budget) {
        List<Slot> slots = new ArrayList<>();
        if (level.has(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
            boolean blocks = level.has(ObjectStreamConstants.SC_BLOCK_DATA);
            if (budget.take()) {
                slots.add(blocks ? annotation() : Slot.row("externalContents"));
            }
        } else if (level.has(ObjectStreamConstants.SC_SERIALIZABLE)) {
            if (!annotationOnly) {
                addFields(slots, level, budget);
            }
            if (level.has(ObjectStreamConstants.SC_WRITE_METHOD) && budget.take()) {
                slots.add(annotation());
            }
        }
        return Shape.group("classData", level.displayName())
                .production("classdata")
                .doc(annotationOnly ? ANNOTATION_ONLY : "What the class " + level.displayName() + " wrote.")
                .slots(slots)
                .build();
    }

    private static void addFields(List<Slot> slots, StreamClass level, Budget budget) {
        for (StreamClass.StreamField field : level.fields()) {
            if (!budget.take()) {
                return;
            }
            slots.add(
                    Tc.isReference(field.typecode())
                            ? Slot.tagged(field.name(), GrammarShapes.VALUES)
                            : Slot.of(Primitives.field(field.name(), field.typecode())));
        }
    }

    private static Slot annotation() {
        return Slot.tagged("objectAnnotation", tag -> GrammarShapes.EMPTY_OBJECT_ANNOTATION);
    }

    /** How many slots a shape that breaks off may still have. */
    private static final class Budget {
        private long left;

        Budget(int cut) {
            left = cut < 0 ? Long.MAX_VALUE : cut;
        }

        boolean take() {
            return left-- > 0;
        }
    }
}

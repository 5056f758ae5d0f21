package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decode.objects.JavaPrimitives;
import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;

/**
 * Layouts from class descriptors: an object is its descriptor and, for each class from the topmost down, the primitive
 * fields at fixed offsets, the references one after the other, and the annotation.
 */
final class JavaStreamObjectShapes {
    private static final String ANNOTATION_ONLY =
            "Read as annotation only: its writeObject seems to have written no default field data, because reading the"
                    + " fields first ran into bytes that start nothing.";

    private JavaStreamObjectShapes() {}

    static Shape resolve(Shapes.ShapeRef shapeRef, FieldTree tree) {
        if (JavaStreamShapeVariant.kind(shapeRef.variant()) == JavaStreamShapeVariant.Kind.ANNOTATION) {
            return new JavaStreamVirtualShapes(tree).annotation(JavaStreamShapeVariant.blockForm(shapeRef.variant()));
        }
        return JavaStreamClass.at(tree, shapeRef.offset())
                .map(described -> resolve(shapeRef, described, tree))
                .orElseGet(() -> JavaStreamGrammarShapes.shape(JavaStreamGrammarShapes.OBJECT));
    }

    private static Shape resolve(Shapes.ShapeRef shapeRef, JavaStreamClass described, FieldTree tree) {
        return switch (JavaStreamShapeVariant.kind(shapeRef.variant())) {
            case OBJECT -> object(shapeRef, described, tree);
            case ARRAY -> array(described, shapeRef.cut(), tree);
            case INLINE_ARRAY -> inlineArray(described, tree);
            case ENUM -> renamed(JavaStreamGrammarShapes.ENUM, described, shapeRef.cut());
            case ELEMENT, ANNOTATION -> throw new IllegalStateException("No class describes " + shapeRef);
        };
    }

    private static Shape renamed(int number, JavaStreamClass described, int cut) {
        Shape whole = JavaStreamGrammarShapes.shape(number);
        return JavaStreamCommonShapes.object(whole.production(), described)
                .slots(
                        cut < 0
                                ? whole.slots()
                                : whole.slots()
                                        .subList(0, Math.min(cut, whole.slots().size())))
                .build();
    }

    private static Shape array(JavaStreamClass described, int cut, FieldTree tree) {
        List<Slot> slots = JavaStreamGrammarShapes.arraySlots();
        return JavaStreamCommonShapes.object("newArray", described)
                .slots(cut < 0 ? slots : slots.subList(0, Math.min(cut, slots.size())))
                .tail(cut < 0 ? new JavaStreamVirtualShapes(tree).elements() : new Tail.OwnRows())
                .build();
    }

    private static Shape inlineArray(JavaStreamClass described, FieldTree tree) {
        char typecode = described.name().charAt(1);
        return JavaStreamTerminals.isReference(typecode)
                ? JavaStreamCommonShapes.object("newArray", described)
                        .slots(JavaStreamGrammarShapes.arraySlots())
                        .tail(new Tail.Counted("", new JavaStreamVirtualShapes(tree)))
                        .build()
                : JavaStreamGrammarShapes.shape(JavaStreamGrammarShapes.primitiveArray(typecode));
    }

    private static Shape object(Shapes.ShapeRef shapeRef, JavaStreamClass described, FieldTree tree) {
        List<JavaStreamClass> levels = described.levels(tree);
        boolean external = described.has(ObjectStreamConstants.SC_EXTERNALIZABLE);
        List<Slot> slots = new ArrayList<>();
        JavaStreamVirtualShapes values = new JavaStreamVirtualShapes(tree);
        Budget budget = new Budget(shapeRef.cut());
        if (budget.take()) {
            slots.add(Slot.of(JavaStreamCommonShapes.TOKEN));
        }
        if (budget.take()) {
            slots.add(JavaStreamGrammarShapes.classDesc("classDesc"));
        }
        for (int level = external ? levels.size() - 1 : 0; level < levels.size() && budget.take(); level++) {
            int number = external ? 0 : level;
            boolean annotationOnly = JavaStreamShapeVariant.isAnnotationOnly(shapeRef.variant(), level);
            slots.add(
                    Slot.of("classData[" + number + "]", classData(levels.get(level), values, annotationOnly, budget)));
        }
        return JavaStreamCommonShapes.object("newObject", described)
                .slots(slots)
                .build();
    }

    private static Shape classData(
            JavaStreamClass level, JavaStreamVirtualShapes values, boolean annotationOnly, Budget budget) {
        List<Slot> slots = new ArrayList<>();
        if (level.has(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
            boolean blocks = level.has(ObjectStreamConstants.SC_BLOCK_DATA);
            if (budget.take()) {
                slots.add(blocks ? annotation(values, level) : Slot.row("externalContents"));
            }
        } else if (level.has(ObjectStreamConstants.SC_SERIALIZABLE)) {
            if (!annotationOnly) {
                addFields(slots, level, values, budget);
            }
            if (level.has(ObjectStreamConstants.SC_WRITE_METHOD) && budget.take()) {
                slots.add(annotation(values, level));
            }
        }
        return Shape.group("classData", new JavaClassKind(level.displayName()))
                .production("classdata")
                .doc(annotationOnly ? ANNOTATION_ONLY : "What the class " + level.displayName() + " wrote.")
                .slots(slots)
                .build();
    }

    private static void addFields(
            List<Slot> slots, JavaStreamClass level, JavaStreamVirtualShapes values, Budget budget) {
        for (JavaStreamClass.StreamField field : level.fields()) {
            if (!budget.take()) {
                return;
            }
            slots.add(
                    JavaStreamTerminals.isReference(field.typecode())
                            ? Slot.scanned(field.name(), values)
                            : Slot.of(JavaPrimitives.field(field.name(), field.typecode())));
        }
    }

    private static Slot annotation(JavaStreamVirtualShapes values, JavaStreamClass level) {
        return Slot.scanned("objectAnnotation", values.annotations(BlockForms.of(level.name())));
    }

    /** How many slots a shape that breaks off can still have. */
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

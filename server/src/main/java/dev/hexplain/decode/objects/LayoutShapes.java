package dev.hexplain.decode.objects;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Value;
import java.util.ArrayList;
import java.util.List;

/** The shapes of an object format: some fixed ones, and one for each layout. */
public final class LayoutShapes implements Shapes {
    private final ShapeTable fixed;
    private final LayoutVocabulary vocabulary;

    public LayoutShapes(ShapeTable fixed, LayoutVocabulary vocabulary) {
        this.fixed = fixed;
        this.vocabulary = vocabulary;
    }

    @Override
    public Shape fixed(int number) {
        return fixed.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        ValueName name = vocabulary.name(tree, ObjectLayout.name(shapeRef), shapeRef.offset());
        Shape.Builder shape = isLeaf(shapeRef) ? leaf(shapeRef, tree, name) : group(shapeRef, tree, name);
        if (name.logical()) {
            shape.logical(name.text());
        }
        return (ObjectLayout.defines(shapeRef) ? shape.mark(ShapeMark.DEFINES_HANDLE) : shape).build();
    }

    private static boolean isLeaf(ShapeRef shapeRef) {
        return ObjectLayout.form(shapeRef) == 0 && ObjectLayout.count(shapeRef) == 1;
    }

    private Shape.Builder leaf(ShapeRef shapeRef, FieldTree tree, ValueName name) {
        return part(shapeRef, 0, tree, name.text());
    }

    private Shape.Builder part(ShapeRef shapeRef, int slot, FieldTree tree, String called) {
        LeafKind leaf = vocabulary.leaves().get(ObjectLayout.leaf(shapeRef, slot));
        Shape.Builder shape = leaf.shape(called.isEmpty() ? leaf.name() : called, ObjectLayout.width(shapeRef, slot));
        vocabulary.symbols(tree, shapeRef.offset()).ifPresent(shape::symbols);
        return shape;
    }

    private Shape.Builder group(ShapeRef shapeRef, FieldTree tree, ValueName name) {
        ObjectRowKind form = vocabulary.forms().get(ObjectLayout.form(shapeRef));
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < ObjectLayout.count(shapeRef); i++) {
            slots.add(
                    ObjectLayout.leaf(shapeRef, i) == ObjectLayout.ROW
                            ? Slot.row(vocabulary
                                    .leaves()
                                    .get(ObjectLayout.width(shapeRef, i))
                                    .name())
                            : Slot.of(part(shapeRef, i, tree, "").build()));
        }
        String typeName = form.typeName().isEmpty() ? vocabulary.typeName(tree, shapeRef.offset()) : form.typeName();
        return Shape.group(name.text(), typeName)
                .kind(form)
                .production(form.id())
                .slots(slots)
                .tail(form.tail());
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return vocabulary.referredTo(tree, field);
    }

    /** An entry of a map is named by its key. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        String step = Shapes.super.logicalStep(tree, parent, field);
        return step.isEmpty() && field.kind() instanceof ObjectRowKind form && form.isEntry()
                ? KeyNames.of(tree, field)
                : step;
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.kind()) {
            case LeafKind leaf -> leaf.reading().read(tree, field, read);
            case ObjectRowKind form -> form.reading().read(tree, field);
            default -> read;
        };
    }
}

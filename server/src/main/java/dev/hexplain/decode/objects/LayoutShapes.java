package dev.hexplain.decode.objects;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Mark;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The shapes of an object format: a few that are fixed, and one for each layout. */
public final class LayoutShapes implements Shapes {
    private final ShapeTable fixed;
    private final Vocabulary vocabulary;
    private final Map<String, Leaf> leaves = new HashMap<>();
    private final Map<String, Form> forms = new HashMap<>();

    public LayoutShapes(ShapeTable fixed, Vocabulary vocabulary) {
        this.fixed = fixed;
        this.vocabulary = vocabulary;
        vocabulary.leaves().forEach(leaf -> leaves.put(leaf.id(), leaf));
        vocabulary.forms().forEach(form -> forms.put(form.id(), form));
    }

    @Override
    public Shape fixed(int number) {
        return fixed.get(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        Name name = vocabulary.name(tree, Layout.name(recipe), recipe.offset());
        Shape.Builder shape = isLeaf(recipe) ? leaf(recipe, tree, name) : group(recipe, tree, name);
        if (name.logical()) {
            shape.logical(name.text());
        }
        return (Layout.defines(recipe) ? shape.mark(Mark.DEFINES_HANDLE) : shape).build();
    }

    private static boolean isLeaf(Recipe recipe) {
        return Layout.form(recipe) == 0 && Layout.count(recipe) == 1;
    }

    private Shape.Builder leaf(Recipe recipe, FieldTree tree, Name name) {
        return part(recipe, 0, tree, name.text());
    }

    private Shape.Builder part(Recipe recipe, int slot, FieldTree tree, String called) {
        Leaf leaf = vocabulary.leaves().get(Layout.leaf(recipe, slot));
        Shape.Builder shape = leaf.shape(called.isEmpty() ? leaf.name() : called, Layout.width(recipe, slot));
        vocabulary.symbols(tree, recipe.offset()).ifPresent(shape::symbols);
        return shape;
    }

    private Shape.Builder group(Recipe recipe, FieldTree tree, Name name) {
        Form form = vocabulary.forms().get(Layout.form(recipe));
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < Layout.count(recipe); i++) {
            slots.add(
                    Layout.leaf(recipe, i) == Layout.ROW
                            ? Slot.row(vocabulary
                                    .leaves()
                                    .get(Layout.width(recipe, i))
                                    .name())
                            : Slot.of(part(recipe, i, tree, "").build()));
        }
        String typeName = form.typeName().isEmpty() ? vocabulary.typeName(tree, recipe.offset()) : form.typeName();
        return Shape.group(name.text(), typeName)
                .production(form.id())
                .slots(slots)
                .tail(form.tail());
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return vocabulary.referredTo(tree, field);
    }

    /** An entry of a map is called by its key, whatever that is. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        String step = Shapes.super.logicalStep(tree, parent, field);
        return step.isEmpty() && field.shape().production().equals(Form.ENTRY) ? KeyNames.of(tree, field) : step;
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        String production = field.shape().production();
        if (field.shape().isLeaf()) {
            Leaf leaf = leaves.get(production);
            return leaf == null ? read : leaf.reading().read(tree, field, read);
        }
        Form form = forms.get(production);
        return form == null ? read : form.reading().read(tree, field);
    }
}

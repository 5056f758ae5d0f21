package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Value;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueShapes;
import java.util.List;
import java.util.Optional;

/** The shape table of Java serialization trees; shared by all decoded with the same class list. */
record JavaStreamShapes(JavaStreamExternalBodies bodies) implements ValueShapes {
    @Override
    public Shape fixed(int number) {
        return JavaStreamExternalBodies.isShape(number) ? bodies.shape(number) : JavaStreamGrammarShapes.shape(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        return JavaStreamExternalBodies.isElement(shapeRef)
                ? bodies.element(shapeRef)
                : JavaStreamObjectShapes.resolve(shapeRef, tree);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return JavaStreamPreviews.describe(tree, field, read);
    }

    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return JavaStreamLogicalSteps.of(tree, parent, field);
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return JavaStreamLogicalValues.of(values, field);
    }

    @Override
    public boolean isThrowable(TreeValues values, Field object) {
        return JavaStreamLogicalValues.isThrowable(values, object);
    }

    @Override
    public boolean hidesObjects() {
        return true;
    }

    @Override
    public String ownType(Field object) {
        return object.shape().has(ShapeMark.INSTANCE) ? JavaClassKind.nameOf(object) : "";
    }

    @Override
    public List<Field> describing(TreeValues values, Field field) {
        return field.shape().has(ShapeMark.INSTANCE)
                ? JavaStreamLogicalValues.classDescriptors(values.tree(), field)
                : List.of();
    }
}

package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The external contents of externalizable classes, from a class list: their fields in source order, inside data blocks.
 * A class with a field that is neither a primitive, a text nor an array of primitives is not supported.
 */
final class JavaStreamExternalBodies {
    /** Without a class list. */
    static final JavaStreamExternalBodies NONE = new JavaStreamExternalBodies(ClassList.EMPTY);

    private final Map<String, List<JavaStreamExternalField>> byClass = new HashMap<>();
    private final List<JavaStreamExternalField> fields = new ArrayList<>();
    private final List<Shape> shapes;

    JavaStreamExternalBodies(ClassList classes) {
        classes.types().forEach(type -> classes.classNamed(type.name()).ifPresent(this::add));
        this.shapes = JavaStreamExternalField.shapes(fields);
    }

    private void add(ClassDecl type) {
        List<JavaStreamExternalField> own = new ArrayList<>();
        for (FieldDecl field : type.fields()) {
            int next = JavaStreamGrammarShapes.count() + (fields.size() + own.size()) * JavaStreamExternalField.SHAPES;
            JavaStreamExternalField.of(field, next).ifPresent(own::add);
        }
        if (!own.isEmpty() && own.size() == type.fields().size()) {
            fields.addAll(own);
            byClass.put(type.name(), List.copyOf(own));
        }
    }

    boolean isEmpty() {
        return fields.isEmpty();
    }

    /** The fields that a class writes. */
    Optional<List<JavaStreamExternalField>> of(String className) {
        return Optional.ofNullable(byClass.get(className));
    }

    /** Whether a shape belongs to external contents. */
    static boolean isShape(int number) {
        return number >= JavaStreamGrammarShapes.count();
    }

    Shape shape(int number) {
        return shapes.get(number - JavaStreamGrammarShapes.count());
    }

    /** The shape reference of an element that has a row of its own. */
    static Shapes.ShapeRef element(JavaStreamExternalField field, long index, boolean whole) {
        return new Shapes.ShapeRef(
                index,
                JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.ELEMENT)
                        | (long) field.firstShape() << JavaStreamShapeVariant.KIND_BITS,
                whole ? -1 : 0);
    }

    static boolean isElement(Shapes.ShapeRef shapeRef) {
        return JavaStreamShapeVariant.kind(shapeRef.variant()) == JavaStreamShapeVariant.Kind.ELEMENT;
    }

    Shape element(Shapes.ShapeRef shapeRef) {
        int first = (int) (shapeRef.variant() >>> JavaStreamShapeVariant.KIND_BITS);
        JavaStreamExternalField field =
                fields.get((first - JavaStreamGrammarShapes.count()) / JavaStreamExternalField.SHAPES);
        return field.element(shapeRef.offset(), shapeRef.cut() < 0);
    }
}

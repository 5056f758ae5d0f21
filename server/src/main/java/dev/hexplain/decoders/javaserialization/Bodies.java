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
 * What externalizable classes write between the marks of the stream, from a class list: their fields in the order of the
 * source. A class with a field that is neither a primitive, a text nor an array of primitives has no such body.
 */
final class Bodies {
    /** Where nobody says anything of classes. */
    static final Bodies NONE = new Bodies(ClassList.EMPTY);

    private static final int ELEMENT_KIND = 3;
    private static final int KIND_BITS = 2;

    private final Map<String, List<BodyField>> byClass = new HashMap<>();
    private final List<BodyField> fields = new ArrayList<>();
    private final List<Shape> shapes;

    Bodies(ClassList classes) {
        classes.types().forEach(type -> classes.classNamed(type.name()).ifPresent(this::add));
        this.shapes = BodyField.shapes(fields);
    }

    private void add(ClassDecl type) {
        List<BodyField> own = new ArrayList<>();
        for (FieldDecl field : type.fields()) {
            int next = GrammarShapes.count() + (fields.size() + own.size()) * BodyField.SHAPES;
            BodyField.of(field, next).ifPresent(own::add);
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
    Optional<List<BodyField>> of(String className) {
        return Optional.ofNullable(byClass.get(className));
    }

    /** Whether a shape is one of a body. */
    static boolean isShape(int number) {
        return number >= GrammarShapes.count();
    }

    Shape shape(int number) {
        return shapes.get(number - GrammarShapes.count());
    }

    /** The recipe of an element that has a row of its own. */
    static Shapes.Recipe element(BodyField field, long index, boolean whole) {
        return new Shapes.Recipe(index, ELEMENT_KIND | (long) field.firstShape() << KIND_BITS, whole ? -1 : 0);
    }

    static boolean isElement(Shapes.Recipe recipe) {
        return (recipe.variant() & ELEMENT_KIND) == ELEMENT_KIND;
    }

    Shape element(Shapes.Recipe recipe) {
        int first = (int) (recipe.variant() >>> KIND_BITS);
        BodyField field = fields.get((first - GrammarShapes.count()) / BodyField.SHAPES);
        return field.element(recipe.offset(), recipe.cut() < 0);
    }
}

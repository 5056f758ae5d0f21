package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.ShapeKind;

/**
 * An object, or what one class of its hierarchy wrote.
 *
 * @param className as in sources: {@code byte[]}
 */
public record JavaClassKind(String className) implements ShapeKind {
    /** The class name of an object; empty for other fields. */
    public static String nameOf(Field field) {
        return field.kind() instanceof JavaClassKind(String name) ? name : "";
    }

    @Override
    public String label() {
        return className;
    }
}

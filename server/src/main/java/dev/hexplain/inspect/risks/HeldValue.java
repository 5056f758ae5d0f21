package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.ShapeMark;
import java.util.Optional;

/**
 * An object that another holds, at first hand or by reference.
 *
 * @param owner the class that declares the field, or wrote the element; an array's class
 * @param role the field's name; {@code element}, {@code key} or {@code value} in annotations and arrays
 * @param type of the value, or of what it refers to
 * @param offset where it stands
 * @param target where the value itself starts, elsewhere where this is a reference
 */
record HeldValue(String owner, String role, StreamClass type, long offset, long length, long target) {
    /** The path of the place where it stands. */
    String path(FieldTree tree) {
        ShapeMark mark = offset == target ? ShapeMark.DEFINES_HANDLE : ShapeMark.REFERS_TO_HANDLE;
        return tree.startingAt(offset, mark).map(field -> Paths.of(tree, field)).orElse("");
    }

    /** The value itself. */
    Optional<Field> value(FieldTree tree) {
        return tree.startingAt(target, ShapeMark.DEFINES_HANDLE);
    }
}

package dev.hexplain.codecs.objects;

import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.tree.Field;
import java.util.List;
import java.util.Optional;

/** What a field of a Java stream holds, by the grammar (specification, section 6.4); of references, what they refer to. */
sealed interface StreamNode {
    /** The field where it is written. */
    Field field();

    /** {@code nullReference}. */
    record Absent(Field field) implements StreamNode {}

    /** {@code newString}. */
    record Text(Field field, String text) implements StreamNode {}

    /** {@code newArray}. */
    record ArrayOf(Field field, ClassDescriptor type) implements StreamNode {}

    /** {@code newEnum}. */
    record Constant(Field field, ClassDescriptor type, String name) implements StreamNode {}

    /** {@code newClass}. */
    record ClassObject(Field field, ClassDescriptor type) implements StreamNode {}

    /**
     * {@code newObject}.
     *
     * @param levels what the classes of its hierarchy wrote, topmost first
     */
    record Instance(Field field, ClassDescriptor type, List<Level> levels) implements StreamNode {}

    /** What is none of these, or is broken. */
    record Unknown(Field field, String reason) implements StreamNode {}

    /**
     * What one class of an object's hierarchy wrote.
     *
     * @param fields in the order of the descriptor; empty where the class wrote none, and the first of them where the
     *     stream is cut
     * @param written what its {@code writeObject} or {@code writeExternal} wrote: blocks of data, and objects
     */
    record Level(ClassDescriptor type, List<Field> fields, List<Field> written) {
        /** A field by its name. */
        Optional<Field> named(String name) {
            for (int i = 0; i < fields.size(); i++) {
                if (type.fields().get(i).name().equals(name)) {
                    return Optional.of(fields.get(i));
                }
            }
            return Optional.empty();
        }
    }
}

package dev.hexplain.decode.documents;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.HeldScalars;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueShapes;
import java.util.Optional;

/** The shapes of a format whose items say what they are by {@link Productions}: their values follow from these. */
public interface DocumentShapes extends ValueShapes {
    @Override
    default Optional<LogicalValue> value(TreeValues values, Field field) {
        return new DocumentValues(this, values).of(field);
    }

    /** Whether an item with another one in it may say more than that one: by a tag, a type's name. */
    default boolean mayBeTagged(Field item) {
        return true;
    }

    /** What a tag makes of its content, where that is not the content itself. */
    default Optional<LogicalValue> meaning(TreeValues values, Field item, Field content) {
        return Optional.empty();
    }

    /** The parts of a container, which a format may be able to tell at once. */
    default <T> Paged<T> told(FieldTree tree, Field container, Paged<T> parts) {
        return parts;
    }

    /** The value of an item without others in it, or with one that says all. */
    default LogicalValue scalarValue(FieldTree tree, Field item) {
        return HeldScalars.of(tree, item);
    }

    /** The key of an entry that leaves it out. */
    default LogicalValue absentKey(Field entry) {
        return LogicalValue.Scalar.absent(entry);
    }

    /** What is there of an item that could not be read to its end. */
    default LogicalValue begun(FieldTree tree, Field unparsed) {
        return LeafValues.opaque(tree, unparsed);
    }
}

package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.Optional;

/** The shape table of a format that says what its fields mean. */
public interface ValueShapes extends Shapes {
    /**
     * The value that a field holds; empty where its tree says it ({@link DefaultValues}).
     *
     * @param values of the tree, for the fields in it
     */
    Optional<LogicalValue> value(TreeValues values, Field field);

    /**
     * Tells the parts of a value in one pass over its bytes: many times faster than to look up their fields, and with the
     * same result. False where that is not possible, as the value is long or its bytes are not the usual ones: what was
     * told up to there is void then.
     */
    default boolean tellParts(TreeValues values, LogicalValue value, ValueSink sink) {
        return false;
    }

    /** Whether values say more than the fields do, so that readers see them first. */
    default boolean hasMeaning() {
        return true;
    }

    /** Fields elsewhere that say what the value of a field is: the class descriptors of an object, say. */
    default List<Field> describing(TreeValues values, Field field) {
        return List.of();
    }
}

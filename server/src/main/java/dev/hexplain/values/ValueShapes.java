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
     * Whether an object is a throwable: its first members are then those of {@code detailMessage}, {@code cause},
     * {@code stackTrace} and {@code suppressedExceptions} that say something, in this order.
     */
    default boolean isThrowable(TreeValues values, Field object) {
        return false;
    }

    /** Whether values say more than the fields do, so that readers see them first. */
    default boolean hasMeaning() {
        return true;
    }

    /** Whether values leave out members in which objects stand that others refer to. */
    default boolean hidesObjects() {
        return false;
    }

    /** The type of an object, which its value may not say where it stands for another; empty for what is none. */
    default String ownType(Field object) {
        return "";
    }

    /** Fields elsewhere that say what the value of a field is: the class descriptors of an object, say. */
    default List<Field> describing(TreeValues values, Field field) {
        return List.of();
    }
}

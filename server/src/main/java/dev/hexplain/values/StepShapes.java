package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.Optional;

/**
 * The shapes of a format whose fields say by their logical steps ({@link dev.hexplain.tree.Shapes#logicalStep}) which
 * part of an object they are: the values follow from these.
 */
public interface StepShapes extends ValueShapes {
    @Override
    default Optional<LogicalValue> value(TreeValues values, Field field) {
        return Optional.of(new StepValues(values).of(field));
    }
}

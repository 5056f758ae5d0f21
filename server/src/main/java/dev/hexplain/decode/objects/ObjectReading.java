package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Optional;

/**
 * Reads objects of Java classes as values: those of well-known classes by what they write, others by their plain fields.
 * It takes fields of any format that lays objects out as Java serialization does: the grammar names {@code classdata} for
 * what each class of the hierarchy wrote, {@code objectAnnotation} for what its methods added, {@code blockdata} for
 * primitive data in that, and a {@link JavaClassKind} for the class.
 */
@FunctionalInterface
public interface ObjectReading {
    /** Reads no object: its tree is its value. */
    ObjectReading PLAIN = (values, object) -> Optional.empty();

    /** The value of an object. */
    Optional<LogicalValue> value(TreeValues values, Field object);
}

package dev.hexplain.codecs.nested;

import java.util.List;
import java.util.Optional;

/** What one schema language has of its own, beside the types that all languages have. */
@FunctionalInterface
public interface SchemaForms {
    /** Nothing but what all languages have. */
    SchemaForms COMMON = (type, _) -> SchemaScalars.of(type);

    /**
     * The conversion of a class of values, primitive ones included; empty for classes with parts.
     *
     * @param decimals the room that the decimals of the place take, where the class is that of decimals
     */
    Optional<Conversion> scalar(Class<?> type, DecimalExtent decimals);

    /** The names of types that the language's schemas have by themselves: no class is called so. */
    default List<String> reserved() {
        return List.of();
    }

    /**
     * Whether a schema says of a field that it may have no value.
     *
     * @param isReference whether a variable of Java's may be null
     * @param hasNull whether one is
     */
    default boolean isOptional(SchemaType type, boolean isReference, boolean hasNull) {
        return ContainerConversions.isMany(type) ? hasNull : isReference;
    }

    /** Whether a struct may hold itself: a field that never does so is left out otherwise. */
    default boolean hasRecursion() {
        return true;
    }
}

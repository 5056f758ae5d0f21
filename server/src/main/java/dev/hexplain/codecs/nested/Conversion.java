package dev.hexplain.codecs.nested;

import java.util.function.Function;

/**
 * A type of a schema for some Java values, with the way there and back.
 *
 * @param to from a Java value to what {@link SchemaType} says of the type
 */
public record Conversion(SchemaType type, Function<Object, Object> to, Function<Object, Object> from) {
    /** Values that schemas have as they are. */
    static Conversion same(SchemaType type) {
        return new Conversion(type, value -> value, value -> value);
    }

    /** Values of a class. */
    public static <T> Conversion of(
            Class<T> java, SchemaType type, Function<T, Object> to, Function<Object, Object> from) {
        return new Conversion(type, value -> to.apply(java.cast(value)), from);
    }
}

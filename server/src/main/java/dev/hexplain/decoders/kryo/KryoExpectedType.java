package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The static type of a value before it is read, which decides which of its parts are written.
 *
 * @param type its class, where that is not written; null where it is
 * @param nullable whether a value of a known class may be null
 * @param arguments its type arguments as far as known, for the serializers that use them
 * @param bare whether the serializer of the class alone writes it: no reference precedes it
 */
record KryoExpectedType(@Nullable TypeRef type, boolean nullable, List<KryoGenericType> arguments, boolean bare) {
    /** {@code writeClassAndObject} without any type arguments. */
    static final KryoExpectedType ANYTHING = new KryoExpectedType(null, true, List.of());

    KryoExpectedType(@Nullable TypeRef type, boolean nullable, List<KryoGenericType> arguments) {
        this(type, nullable, arguments, false);
    }

    /** {@code writeClassAndObject}. */
    static KryoExpectedType any(List<KryoGenericType> arguments) {
        return arguments.isEmpty() ? ANYTHING : new KryoExpectedType(null, true, arguments);
    }

    static KryoExpectedType nullable(TypeRef type) {
        return new KryoExpectedType(type, true, List.of());
    }
}

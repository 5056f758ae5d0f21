package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the value at a place before it is read: that decides which of its parts are written.
 *
 * @param type its class, where that needs not be written; null where it is
 * @param nullable whether a value of a known class may be null
 * @param arguments what is known of its type arguments, for the serializers that ask
 */
record KryoExpectedType(@Nullable TypeRef type, boolean nullable, List<KryoGenericType> arguments) {
    /** {@code writeClassAndObject} of something nothing is known of. */
    static final KryoExpectedType ANYTHING = new KryoExpectedType(null, true, List.of());

    /** {@code writeClassAndObject}. */
    static KryoExpectedType any(List<KryoGenericType> arguments) {
        return arguments.isEmpty() ? ANYTHING : new KryoExpectedType(null, true, arguments);
    }

    static KryoExpectedType nullable(TypeRef type) {
        return new KryoExpectedType(type, true, List.of());
    }
}

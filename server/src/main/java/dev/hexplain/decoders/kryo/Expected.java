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
record Expected(@Nullable TypeRef type, boolean nullable, List<GenericType> arguments) {
    /** {@code writeClassAndObject} of something nothing is known of. */
    static final Expected ANYTHING = new Expected(null, true, List.of());

    /** {@code writeClassAndObject}. */
    static Expected any(List<GenericType> arguments) {
        return arguments.isEmpty() ? ANYTHING : new Expected(null, true, arguments);
    }

    static Expected nullable(TypeRef type) {
        return new Expected(type, true, List.of());
    }
}

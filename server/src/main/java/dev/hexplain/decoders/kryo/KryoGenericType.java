package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A type as Kryo's generics optimization knows it: its class, and the same for its type arguments.
 *
 * @param type without its arguments; null for an unresolved type variable
 * @param arguments empty where there are none
 */
record KryoGenericType(@Nullable TypeRef type, List<KryoGenericType> arguments) {
    static final KryoGenericType UNKNOWN = new KryoGenericType(null, List.of());
}

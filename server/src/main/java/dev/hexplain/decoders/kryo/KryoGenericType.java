package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What Kryo knows of a type beforehand: its class, and so of its type arguments.
 *
 * @param type without its arguments; null for a type variable that stands for nothing known
 * @param arguments empty where there are none
 */
record KryoGenericType(@Nullable TypeRef type, List<KryoGenericType> arguments) {
    static final KryoGenericType UNKNOWN = new KryoGenericType(null, List.of());
}

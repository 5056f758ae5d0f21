package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the type arguments of a collection say of its elements.
 *
 * @param known their class; null where the bytes say it
 * @param arguments of their class
 * @param nullable their place where some are null
 * @param present where none is
 */
record KryoPlainElements(
        @Nullable TypeRef known, List<KryoGenericType> arguments, KryoPlainPlace nullable, KryoPlainPlace present) {}

package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.model.TypeSpec;
import org.jspecify.annotations.Nullable;

/** An object of a user type. */
public interface StructValue {
    TypeSpec type();

    /**
     * The value of a parameter, an attribute, an instance, or of {@code _parent}, {@code _root}, {@code _io}.
     *
     * @throws EvalException where the type has no such name, or its value was not read yet
     */
    @Nullable Object get(String name);
}

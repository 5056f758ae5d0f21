package dev.hexplain.ksy.check;

import org.jspecify.annotations.Nullable;

/**
 * The types of {@code _} and {@code _on}, which only some expressions have.
 *
 * @param item type of {@code _}; null where there is none
 * @param on type of {@code _on}; null where there is none
 */
record Locals(@Nullable ExprType item, @Nullable ExprType on) {
    static final Locals NONE = new Locals(null, null);
}

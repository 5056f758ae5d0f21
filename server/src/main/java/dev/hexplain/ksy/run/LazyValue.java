package dev.hexplain.ksy.run;

import org.jspecify.annotations.Nullable;

/** A value that is computed when an expression uses it. */
@FunctionalInterface
interface LazyValue {
    @Nullable Object make();
}

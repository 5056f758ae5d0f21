package dev.hexplain.ksy.run;

import org.jspecify.annotations.Nullable;

/** A value that is made when an expression asks for it. */
@FunctionalInterface
interface LazyValue {
    @Nullable Object make();
}

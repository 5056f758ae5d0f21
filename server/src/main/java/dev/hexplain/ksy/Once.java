package dev.hexplain.ksy;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is computed once, when first needed. */
final class Once<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private @Nullable T made;

    Once(Supplier<T> maker) {
        this.maker = maker;
    }

    @Override
    public synchronized T get() {
        if (made == null) {
            made = maker.get();
        }
        return made;
    }
}

package dev.hexplain.decode;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed once, when first needed. A decoder is listed and probes far more often than it decodes:
 * objects that only decoding needs are created then.
 */
public final class Lazy<T> implements Supplier<T> {
    private final Supplier<T> maker;
    private volatile @Nullable T made;

    private Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    public static <T> Lazy<T> of(Supplier<T> maker) {
        return new Lazy<>(maker);
    }

    @Override
    public T get() {
        T known = made;
        return known == null ? make() : known;
    }

    private synchronized T make() {
        T known = made;
        if (known == null) {
            known = maker.get();
            made = known;
        }
        return known;
    }
}

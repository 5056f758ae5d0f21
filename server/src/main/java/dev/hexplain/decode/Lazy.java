package dev.hexplain.decode;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that is made when first asked for, once. A decoder is listed, and asked about bytes it does not know, far more
 * often than it decodes: what it needs only then is made then.
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

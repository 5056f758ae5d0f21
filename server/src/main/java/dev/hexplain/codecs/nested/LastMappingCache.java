package dev.hexplain.codecs.nested;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What was made of the last mapping, or of its type: one object after another has the same. For one thread.
 *
 * @param <K> what it is made of; mappings and types are distinguished by identity, since comparing them is slow
 */
public final class LastMappingCache<K, V> {
    private final Function<K, V> maker;
    private @Nullable K key;
    private @Nullable V made;

    public LastMappingCache(Function<K, V> maker) {
        this.maker = maker;
    }

    /** What is made of a key; the same as the last time where that was the same key. */
    @SuppressWarnings("ReferenceEquality")
    public V of(K wanted) {
        V value = made;
        if (value == null || key != wanted) {
            value = maker.apply(wanted);
            made = value;
            key = wanted;
        }
        return value;
    }
}

package dev.hexplain.decoders.javaserialization;

import dev.hexplain.values.LogicalValue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Scalars that were referred to last: some are referred to again and again. Safe for many threads, without a lock: what is
 * in the table never changes.
 */
final class JavaStreamKnownScalars {
    private static final int KEPT = 1 << 12;
    /** Of a scalar that is kept. */
    private static final int LONGEST = 1 << 8;

    private final AtomicReferenceArray<Known> known = new AtomicReferenceArray<>(KEPT);

    private record Known(long offset, LogicalValue.Scalar scalar) {}

    /** The scalar at an offset of the source, as another field referred to it; null where it is not kept. */
    LogicalValue.@Nullable Scalar at(long offset) {
        Known found = known.get(place(offset));
        return found != null && found.offset == offset ? found.scalar : null;
    }

    void keep(long offset, LogicalValue.Scalar scalar) {
        if (scalar.text().size() <= LONGEST) {
            known.set(place(offset), new Known(offset, scalar));
        }
    }

    private static int place(long offset) {
        return Long.hashCode(offset) & KEPT - 1;
    }
}

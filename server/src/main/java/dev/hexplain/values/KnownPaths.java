package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The paths of fields that were asked for last: some are referred to again and again. Safe for many threads, without a
 * lock: what is in the table never changes.
 */
final class KnownPaths {
    private static final int KEPT = 1 << 12;
    /** Characters of a path that is kept. */
    private static final int LONGEST = 1 << 8;

    private final AtomicReferenceArray<Known> known = new AtomicReferenceArray<>(KEPT);

    private record Known(FieldId id, String path) {}

    /** The path of the value that a field holds. */
    String of(TreeValues values, Field field) {
        int place = field.id().hashCode() & KEPT - 1;
        Known found = known.get(place);
        if (found != null && found.id.equals(field.id())) {
            return found.path;
        }
        String path = ValuePath.of(values.around(field));
        if (path.length() <= LONGEST) {
            known.set(place, new Known(field.id(), path));
        }
        return path;
    }
}

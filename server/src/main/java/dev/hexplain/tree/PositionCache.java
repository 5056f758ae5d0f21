package dev.hexplain.tree;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cache of the field positions found last. Finding a computed field takes a walk over all computed fields before it
 * in its row, and showing a page asks for each field and its parents several times: without the cache, a page of a long
 * list would take quadratic time. Safe for many threads.
 */
final class PositionCache {
    /** A few pages of the largest size, or one page with the fields that describe it. */
    private static final int KEPT = 8192;

    private final Map<FieldId, FieldPosition> byId = new RecentlyUsed<>(KEPT);
    private final Map<FieldId, FieldPosition> parents = new RecentlyUsed<>(KEPT);

    synchronized @Nullable FieldPosition get(FieldId id) {
        return byId.get(id);
    }

    /** Caches a position whose name and index are known. */
    synchronized FieldPosition keep(FieldPosition place) {
        byId.put(place.id(), place);
        return place;
    }

    synchronized @Nullable FieldPosition parentOf(FieldId id) {
        return parents.get(id);
    }

    synchronized FieldPosition keepParent(FieldId of, FieldPosition parent) {
        parents.put(of, parent);
        return parent;
    }
}

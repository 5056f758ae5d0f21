package dev.hexplain.tree;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Places that were found lately. To find a computed one takes a walk over all that stand before it in its row, and who
 * shows a page asks for each of its fields, and for what is around it, several times: without this, a page of a long list
 * would cost the square of its length. Safe for many threads.
 */
final class KnownPositions {
    /** A few pages of the largest size, or one with what its fields are described by. */
    private static final int KEPT = 8192;

    private final Map<FieldId, FieldPosition> byId = new RecentlyUsed<>(KEPT);
    private final Map<FieldId, FieldPosition> parents = new RecentlyUsed<>(KEPT);

    synchronized @Nullable FieldPosition get(FieldId id) {
        return byId.get(id);
    }

    /** Keeps a place whose name and index are known. */
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

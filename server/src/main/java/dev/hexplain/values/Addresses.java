package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.RequestDeadline;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Where values are shown. Most are where they stand. An object that is in a member which a view leaves out is shown
 * in the place of a reference to it: the first, in the order of bytes, of those that are shown themselves, so that all
 * that is referred to has an address. Safe for many threads, without a lock: what is in the tables never changes.
 */
final class Addresses {
    private static final int KEPT = 1 << 12;
    /** Characters of a path that is kept. */
    private static final int LONGEST = 1 << 8;
    /** Ways that are kept: a path often begins as one before it did. */
    private static final int KEPT_TRAILS = 4;

    private final TreeValues values;
    private volatile @Nullable Trail whole;
    private final AtomicReferenceArray<Known> known = new AtomicReferenceArray<>(KEPT);
    private final AtomicReferenceArray<Showing.Found> found = new AtomicReferenceArray<>(KEPT);
    private final AtomicReferenceArray<Trail> trails = new AtomicReferenceArray<>(KEPT_TRAILS);

    /**
     * @param shownAt the field in whose place the value is shown; null where it is where it stands, or around what is there
     * @param path null where it is long
     */
    private record Known(
            FieldId id, @Nullable FieldId shownAt, @Nullable String path) {}

    /** Where an object was found to be shown; null where that is not known. */
    Showing.@Nullable Found found(FieldId object) {
        Showing.Found kept = found.get(place(object));
        return kept != null && kept.object().equals(object) ? kept : null;
    }

    /** Long ways are found again. */
    void keep(Showing.Found one) {
        if (one.place() == null || one.place().trail().depth() <= LONGEST) {
            found.set(place(one.object()), one);
        }
    }

    private static int place(FieldId object) {
        return object.hashCode() & KEPT - 1;
    }

    Addresses(TreeValues values) {
        this.values = values;
    }

    /** The path of the value that a field holds; of a long one, the innermost steps. */
    String path(Field field) {
        Known found = known(field);
        return found.path == null ? around(field).path() : found.path;
    }

    /** The field in whose place a hidden object is shown; empty for what is shown where it stands. */
    Optional<FieldId> shownAt(Field field) {
        return Optional.ofNullable(known(field).shownAt);
    }

    private Known known(Field field) {
        int place = place(field.id());
        Known found = known.get(place);
        if (found == null || !found.id.equals(field.id())) {
            found = read(field);
            if (!RequestDeadline.isOver()) { // it may be no more than what there was time for
                known.set(place, found);
            }
        }
        return found;
    }

    private Known read(Field field) {
        HiddenObjects.Place place = new HiddenObjects(values, this).place(field);
        String path = place.trail().depth() > LONGEST ? null : place.trail().path();
        return new Known(field.id(), place.shownAt(), path == null || path.length() > LONGEST ? null : path);
    }

    /** The way to the value that a field holds, or to the one around it. */
    Trail around(Field field) {
        return new HiddenObjects(values, this).place(field).trail();
    }

    /** The way to the value that stands where a field does, or around it, whatever refers to it. */
    Trail standing(Field field) {
        Trail nearest = whole();
        int place = Math.floorMod(field.id().row(), KEPT_TRAILS);
        for (int i = 0; i < KEPT_TRAILS; i++) {
            Trail kept = trails.get(i);
            Trail holding = kept == null ? null : kept.holding(field);
            if (holding != null && holding.depth() > nearest.depth()) {
                nearest = holding;
                place = i;
            }
        }
        if (nearest.value().field().equals(field)) {
            return nearest;
        }
        Trail found = ValuePath.inward(nearest, field);
        if (found.depth() > nearest.depth()) {
            trails.set(place, found);
        }
        return found;
    }

    private Trail whole() {
        Trail known = whole;
        if (known == null) {
            known = Trail.to(values.root());
            whole = known;
        }
        return known;
    }
}

package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles.Handle;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.tree.ShapeMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for where a hidden object is shown: in the place of the reference to it that is nearest to what all can see
 * ({@link Showing}), or in another hidden object that is shown no later.
 */
final class HiddenObjects {
    /** References that are looked at for one object. */
    private static final int MOST_LOOKS = 1 << 12;

    private static final int LOOKS_BETWEEN_CLOCKS = 64;

    private static final int PAGE = 64;

    private final TreeValues values;
    private final FieldTree tree;
    private final Addresses addresses;
    private int looks;

    HiddenObjects(TreeValues values, Addresses addresses) {
        this.values = values;
        this.tree = values.tree();
        this.addresses = addresses;
    }

    /**
     * Where a value is shown.
     *
     * @param trail to it, or to the value around it that does not show it
     * @param shownAt the field in whose place it is shown; null where that is its own
     */
    record Place(Trail trail, @Nullable FieldId shownAt) {}

    Place place(Field field) {
        Trail standing = addresses.standing(field);
        if (!isHiding(field) || isSaidBy(standing.value(), field)) {
            return new Place(standing, null);
        }
        List<Field> around = hiddenAround(field, standing);
        Showing showing = new Showing(this, addresses);
        around.forEach(showing::add);
        showing.settle(looks <= MOST_LOOKS);
        Place own = around.contains(field) ? showing.place(field) : null;
        return own == null ? inside(around, field, showing, standing) : own;
    }

    /** Where what no one refers to is shown: in the object that is shown first, or as near as one comes to it. */
    private Place inside(List<Field> around, Field field, Showing showing, Trail standing) {
        Trail nearest = null;
        Trail best = null;
        long least = Long.MAX_VALUE;
        for (Field object : around) {
            Place shown = showing.place(object);
            if (shown == null) {
                continue;
            }
            Trail inner = ValuePath.inward(shown.trail(), field);
            nearest = nearest == null ? inner : nearest;
            if (isSaidBy(inner.value(), field) && showing.distance(object) < least) {
                least = showing.distance(object);
                best = inner;
            }
        }
        return new Place(best != null ? best : nearest != null ? nearest : standing, null);
    }

    private boolean isHiding(Field field) {
        return tree.shapesOf(field) instanceof ValueShapes format && format.hidesObjects();
    }

    LogicalValue value(Field object) {
        return values.of(object);
    }

    /** Objects that others refer to, around a field or in it, and in the innermost value that holds it: outermost first. */
    private List<Field> hiddenAround(Field field, Trail standing) {
        Trail around = standing.holding(field);
        List<Field> hidden = new ArrayList<>();
        for (Optional<Field> at = Optional.of(field);
                at.isPresent() && (around == null || !isOf(around.value(), at.get()));
                at = tree.parent(at.get().id())) {
            at.filter(each -> isReferredTo(each) && !isShownAs(standing.value(), each))
                    .ifPresent(hidden::add);
        }
        return hidden.reversed();
    }

    /** Hidden objects whose values lead to one that is in them: outermost first. */
    List<Field> holders(Field object) {
        return hiddenAround(object, addresses.standing(object)).stream()
                .filter(each -> !each.equals(object) && isSaidBy(within(each, object), object))
                .toList();
    }

    /**
     * Where a reference to an object is shown.
     *
     * @param in the hidden objects that show it, outermost first; none where all can see it
     * @param byWrapper whether a wrapper of the object stands there, which says itself what it wraps
     */
    record Site(Field reference, List<Field> in, boolean byWrapper) {}

    /** Where the references to an object may be shown: only the first that all can see, if there is one. */
    List<Site> sites(Field object) {
        Handle handle = tree.handles().definedBy(object).orElseThrow();
        List<Site> sites = new ArrayList<>();
        List<Field> unseen = new ArrayList<>();
        for (long from = 0; looks <= MOST_LOOKS; from += PAGE) {
            List<Field> page = tree.references().page(handle, from, PAGE);
            for (Field reference : page) {
                if (++looks > MOST_LOOKS || isLate()) {
                    break;
                }
                LogicalValue standing = addresses.standing(reference).value();
                if (isOf(standing, reference)) {
                    return List.of(new Site(reference, List.of(), false));
                }
                if (wraps(standing, reference, object)) {
                    sites.add(new Site(reference, List.of(), true));
                } else {
                    unseen.add(reference);
                }
            }
            if (page.size() < PAGE) {
                break;
            }
        }
        unseen.forEach(reference -> addInner(sites, reference, object));
        return sites;
    }

    private void addInner(List<Site> sites, Field reference, Field object) {
        List<Field> plain = new ArrayList<>();
        List<Field> wrapping = new ArrayList<>();
        for (Field each : hiddenAround(reference, addresses.standing(reference))) {
            LogicalValue reached = within(each, reference);
            if (isOf(reached, reference)) {
                plain.add(each);
            } else if (wraps(reached, reference, object)) {
                wrapping.add(each);
            }
        }
        if (!plain.isEmpty()) {
            sites.add(new Site(reference, plain, false));
        }
        if (!wrapping.isEmpty()) {
            sites.add(new Site(reference, wrapping, true));
        }
    }

    private LogicalValue within(Field object, Field field) {
        return ValuePath.inward(Trail.to(values.of(object)), field).value();
    }

    /** Where no time is left, nothing more is found, and none of it is kept. */
    private boolean isLate() {
        if (looks % LOOKS_BETWEEN_CLOCKS == 0 && RequestDeadline.isOver()) {
            looks = MOST_LOOKS + 1;
        }
        return looks > MOST_LOOKS;
    }

    private boolean isReferredTo(Field field) {
        Optional<Handle> handle = field.shape().has(ShapeMark.CLASS_DESCRIPTOR)
                ? Optional.empty()
                : tree.handles().definedBy(field);
        return handle.isPresent()
                && tree.references().count(handle.get()) > 0
                && switch (values.of(field)) {
                    case LogicalValue.Scalar _, LogicalValue.Opaque _ -> false;
                    case LogicalValue.Sequence _,
                            LogicalValue.Mapping _,
                            LogicalValue.Structure _,
                            LogicalValue.Reference _ -> true;
                };
    }

    private static boolean isOf(LogicalValue value, Field field) {
        return value.field().equals(field);
    }

    private boolean isSaidBy(LogicalValue value, Field field) {
        return isOf(value, field) || (isReferredTo(field) && isShownAs(value, field));
    }

    /** Whether a value stands for an object in it: that of a box does, and has its type and its parts. */
    private boolean isShownAs(LogicalValue value, Field object) {
        LogicalValue own = values.of(object);
        return own.type().equals(value.type())
                && isInBoxes(value.field(), object)
                && switch (own) {
                    case LogicalValue.Sequence list ->
                        value instanceof LogicalValue.Sequence other
                                && first(list.elements()).equals(first(other.elements()));
                    case LogicalValue.Mapping map ->
                        value instanceof LogicalValue.Mapping other
                                && first(map.entries().map(LogicalValue.Entry::value))
                                        .equals(first(other.entries().map(LogicalValue.Entry::value)));
                    case LogicalValue.Structure structure ->
                        value instanceof LogicalValue.Structure other
                                && first(structure.members().map(LogicalValue.Named::value))
                                        .equals(first(other.members().map(LogicalValue.Named::value)));
                    case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> false;
                };
    }

    /** Whether each object around another, up to one, stands for what is in it: has its type, and not its own. */
    private boolean isInBoxes(Field box, Field object) {
        Optional<Field> around = Optional.of(object);
        do {
            around = tree.parent(around.get().id());
            if (around.filter(this::isBoxOrNoObject).isEmpty()) {
                return false;
            }
        } while (!around.get().equals(box));
        return true;
    }

    private boolean isBoxOrNoObject(Field field) {
        String own = values.ownType(field);
        return own.isEmpty() || !own.equals(values.of(field).type());
    }

    private static Optional<Field> first(Paged<LogicalValue> parts) {
        return parts.page(0, 1).stream().findFirst().map(LogicalValue::field);
    }

    private static boolean wraps(LogicalValue value, Field reference, Field object) {
        return value instanceof LogicalValue.Reference wrapped
                && wrapped.target().equals(object)
                && ValuePath.holds(wrapped, reference);
    }
}

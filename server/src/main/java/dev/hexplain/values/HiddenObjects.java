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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Looks for where a hidden object is shown. References that stand where all can see them come before those that stand in
 * other hidden objects, level by level, so that no two are shown in one another alone; those of wrappers, which say
 * themselves what they wrap, come last.
 */
final class HiddenObjects {
    private static final int MOST_LEVELS = 9;
    private static final int LEVEL_OF_WRAPPERS = 5;
    /** References that are looked at for one object. */
    private static final int MOST_LOOKS = 1 << 12;

    private static final int LOOKS_BETWEEN_CLOCKS = 64;

    private static final int PAGE = 64;

    private final TreeValues values;
    private final FieldTree tree;
    private final Addresses addresses;
    private int looks;
    /** The way to a value that is shown elsewhere and holds the field, for a field that no value is of. */
    private @Nullable Trail nearest;

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

    /**
     * The first reference to an object that is shown at a level.
     *
     * @param trail to it; null where none is
     */
    record Found(FieldId object, int level, @Nullable Trail trail) {}

    Place place(Field field) {
        Trail standing = addresses.standing(field);
        List<Field> hidden =
                isOf(standing.value(), field) || !isHiding(field) ? List.of() : hiddenAround(field, standing);
        for (int level = 1; level <= MOST_LEVELS && !hidden.isEmpty(); level++) {
            Place found = inside(
                    hidden,
                    field,
                    value -> isOf(value, field) || (hidden.contains(field) && isShownAs(value, field)),
                    level);
            if (found != null) {
                return found;
            }
        }
        return new Place(nearest == null ? standing : nearest, null);
    }

    private boolean isHiding(Field field) {
        return tree.shapesOf(field) instanceof ValueShapes format && format.hidesObjects();
    }

    private static boolean isOf(LogicalValue value, Field field) {
        return value.field().equals(field);
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

    /** Whether a value stands for an object in it: that of a box does, and has its type and its parts. */
    private boolean isShownAs(LogicalValue value, Field object) {
        LogicalValue own = values.of(object);
        return own.type().equals(value.type())
                && !value.type().equals(ownClass(value.field()))
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

    /** The class of an object, which a value that stands for another does not have. */
    static String ownClass(Field object) {
        return object.type();
    }

    private static Optional<Field> first(Paged<LogicalValue> parts) {
        return parts.page(0, 1).stream().findFirst().map(LogicalValue::field);
    }

    private @Nullable Place inside(List<Field> hidden, Field field, Predicate<LogicalValue> isMeant, int level) {
        for (Field object : hidden) {
            Trail at = reference(object, level - 1);
            if (at != null) {
                Trail shown = at.at(values.of(object));
                if (object.equals(field)) {
                    return new Place(shown, at.value().field().id());
                }
                Trail inner = ValuePath.inward(shown, field);
                if (isMeant.test(inner.value())) {
                    return new Place(inner, null);
                }
                nearest = nearest == null ? inner : nearest;
            }
        }
        return null;
    }

    /** The way to the first reference to an object that is shown, at the first level where there is one. */
    private @Nullable Trail reference(Field object, int most) {
        for (int level = 0; level <= most; level++) {
            Found found = found(object, level);
            if (found.trail != null) {
                return found.trail;
            }
        }
        return null;
    }

    /** What was found at a level, also in order to find others. */
    private Found found(Field object, int level) {
        Found known = addresses.found(object.id(), level);
        if (known == null) {
            Trail trail = search(object, level);
            known = new Found(object.id(), level, trail);
            if (looks <= MOST_LOOKS) {
                addresses.keep(known);
            }
        }
        return known;
    }

    private @Nullable Trail search(Field object, int level) {
        Handle handle = tree.handles().definedBy(object).orElseThrow();
        for (long from = 0; looks < MOST_LOOKS; from += PAGE) {
            List<Field> page = tree.references().page(handle, from, PAGE);
            for (Field each : page) {
                Trail shown = shown(each, object, level);
                if (shown != null) {
                    return shown;
                }
            }
            if (page.size() < PAGE) {
                return null;
            }
        }
        return null;
    }

    private @Nullable Trail shown(Field reference, Field object, int level) {
        if (++looks > MOST_LOOKS || isLate()) {
            return null;
        }
        Trail standing = addresses.standing(reference);
        if (isOf(standing.value(), reference)) {
            return standing;
        }
        if (wraps(standing.value(), reference, object)) {
            return level >= LEVEL_OF_WRAPPERS ? standing : null;
        }
        if (level == 0) {
            return null;
        }
        Place inside = inside(
                hiddenAround(reference, standing),
                reference,
                value -> isOf(value, reference) || (level > LEVEL_OF_WRAPPERS && wraps(value, reference, object)),
                level);
        return inside == null ? null : inside.trail();
    }

    /** Where no time is left, nothing more is found, and none of it is kept. */
    private boolean isLate() {
        if (looks % LOOKS_BETWEEN_CLOCKS == 0 && RequestDeadline.isOver()) {
            looks = MOST_LOOKS + 1;
        }
        return looks > MOST_LOOKS;
    }

    private static boolean wraps(LogicalValue value, Field reference, Field object) {
        return value instanceof LogicalValue.Reference wrapped
                && wrapped.target().equals(object)
                && ValuePath.holds(wrapped, reference);
    }
}

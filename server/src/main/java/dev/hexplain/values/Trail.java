package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The way to a value, from the whole value inwards; ways that begin alike share what is common to them.
 *
 * @param outer the way to the value around it; null for the whole value
 */
record Trail(@Nullable Trail outer, ValuePath.Step step, int depth) {
    static Trail to(LogicalValue whole) {
        return new Trail(null, new ValuePath.Step("", -1, whole), 0);
    }

    Trail to(ValuePath.Step inner) {
        return new Trail(this, inner, depth + 1);
    }

    /** The same way, where another value is in the place of its last. */
    Trail at(LogicalValue shown) {
        return new Trail(outer, new ValuePath.Step(step.step(), step.index(), shown), depth);
    }

    LogicalValue value() {
        return step.value();
    }

    /** The way to the innermost value on it that holds a field; null where not even the whole value does. */
    @Nullable Trail holding(Field field) {
        Trail at = this;
        while (at != null && (at.isWhole() || !ValuePath.holds(at.value(), field))) {
            at = at.outer;
        }
        return at;
    }

    /** Whether it is what a class inherits: what that adds is beside it, in its field. */
    private boolean isWhole() {
        return outer != null
                && outer.value() instanceof LogicalValue.Structure structure
                && ValuePath.isWhole(structure, value());
    }

    /** Whether the value that a field holds is on it. */
    boolean passes(Field field) {
        Trail at = this;
        while (at != null && !at.value().field().equals(field)) {
            at = at.outer;
        }
        return at != null;
    }

    /** The path, as it is shown: of a long one, the innermost steps. */
    String path() {
        return Paths.innermost(Stream.iterate(this, Objects::nonNull, at -> at.outer)
                .map(at -> at.step.step())
                .iterator());
    }

    List<ValuePath.Step> steps() {
        List<ValuePath.Step> steps = new ArrayList<>(depth + 1);
        for (Trail at = this; at != null; at = at.outer) {
            steps.add(at.step);
        }
        return steps.reversed();
    }
}

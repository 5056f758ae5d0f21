package dev.hexplain.diff;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.util.ArrayList;
import java.util.List;

/** The fields of a tree as values, all of them: what stands in slots by name, and what repeats as a list. */
record FieldSide(FieldTree tree) {
    LogicalValue of(Field field) {
        long children = tree.childCount(field);
        if (children == 0) {
            return leaf(field);
        }
        long named = named(field, children);
        if (named == 0) {
            return new LogicalValue.Sequence(field, field.type(), children(field, 0, children));
        }
        Paged<LogicalValue.Named> members =
                children(field, 0, named, child -> new LogicalValue.Named(child.name(), of(child)));
        if (named < children) {
            LogicalValue rest = new LogicalValue.Sequence(field, "", children(field, named, children));
            members = members.then(Paged.of(List.of(new LogicalValue.Named("", rest))));
        }
        return new LogicalValue.Structure(field, field.type(), members);
    }

    /** How many children come before those that have numbers. */
    private long named(Field field, long children) {
        long slots = tree.slotChildCount(field);
        List<Field> next = slots < children ? tree.children(field, slots, 1) : List.of();
        return next.isEmpty() || next.getFirst().name().endsWith("]") ? slots : children;
    }

    private LogicalValue leaf(Field field) {
        String text = tree.fullValue(field).summary();
        return text.isEmpty()
                ? new LogicalValue.Opaque(
                        field,
                        field.type(),
                        new ScalarText.Hex(tree.sourceOf(field).segment().asSlice(field.offset(), field.length())))
                : LogicalValue.Scalar.of(field, field.type(), ScalarKind.NAME, text);
    }

    private Paged<LogicalValue> children(Field field, long from, long to) {
        return children(field, from, to, this::of);
    }

    private interface Made<T> {
        T of(Field child);
    }

    private <T> Paged<T> children(Field field, long from, long to, Made<T> made) {
        return new Paged<>() {
            @Override
            public long count() {
                return to - from;
            }

            @Override
            public List<T> page(long first, int limit) {
                List<T> page = new ArrayList<>();
                int most = (int) Math.clamp(to - from - first, 0, limit);
                for (Field child : most == 0 ? List.<Field>of() : tree.children(field, from + first, most)) {
                    page.add(made.of(child));
                }
                return page;
            }
        };
    }
}

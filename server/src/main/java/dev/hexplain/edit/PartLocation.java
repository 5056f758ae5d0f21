package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An element of a list, an entry of a map or a member of an object, between its neighbours.
 *
 * @param container of which it is a part
 * @param index its number among the parts
 * @param count how many parts there are
 * @param bytes that may be all of it, most likely first: what is between it and a neighbour may belong to it
 * @param all the bytes of each part, from its first field to its last
 */
record PartLocation(
        FieldTree tree,
        String containerPath,
        LogicalValue container,
        Field part,
        long index,
        long count,
        List<Range> bytes,
        Paged<Range> all) {
    private static final int DEEPEST = 1000;

    /** @throws EditRefused where the path leads to no element and no entry; the message says why */
    static PartLocation find(FieldTree tree, String path) throws EditRefused {
        List<ValuePath.Step> steps = steps(tree, path);
        if (steps.isEmpty()) {
            throw new EditRefused("There is no value `%s`.".formatted(path));
        }
        if (steps.size() == 1) {
            throw new EditRefused("The whole value is no part of a list or a map.");
        }
        return of(tree, steps);
    }

    /** To the value at a path, or to the one that the field at the path holds. */
    private static List<ValuePath.Step> steps(FieldTree tree, String path) {
        TreeValues values = new TreeValues(tree);
        List<ValuePath.Step> steps = values.follow(path);
        return steps.isEmpty() ? tree.find(path).map(values::around).orElse(List.of()) : steps;
    }

    private static PartLocation of(FieldTree tree, List<ValuePath.Step> steps) throws EditRefused {
        ValuePath.Step step = steps.getLast();
        LogicalValue around = followed(tree, steps.get(steps.size() - 2).value());
        String path = ValuePath.of(steps.subList(0, steps.size() - 1));
        requireOpen(tree, around, step.step());
        Paged<Hull> parts = parts(around, path);
        Field part = step.value().field();
        if (part.source() != 0 || around.field().source() != 0) {
            throw new EditRefused(
                    "The value is in bytes that were derived (inflated, joined, decrypted), and is not written back there.");
        }
        List<Range> bytes = new Spans(tree, around.field(), parts, step.index()).candidates();
        return new PartLocation(tree, path, around, part, step.index(), parts.count(), bytes, parts.map(Hull::range));
    }

    /** What an object is read by is its class, which expects each member: also what a class writes besides its fields. */
    private static void requireOpen(FieldTree tree, LogicalValue around, String step) throws EditRefused {
        if (around instanceof LogicalValue.Structure object
                && !new TreeValues(tree).describing(object).isEmpty()) {
            throw new EditRefused(
                    "`%s` is a member of an object of %s, and the class expects it: a field is taken out of the class (`set --drop-field`)."
                            .formatted(step, object.type()));
        }
    }

    private static LogicalValue followed(FieldTree tree, LogicalValue value) {
        return value instanceof LogicalValue.Reference reference ? new TreeValues(tree).of(reference) : value;
    }

    private static Paged<Hull> parts(LogicalValue around, String path) throws EditRefused {
        return switch (around) {
            case LogicalValue.Sequence sequence ->
                sequence.elements().map(each -> new Hull(each.field(), each.field()));
            case LogicalValue.Mapping map ->
                map.entries()
                        .map(each -> new Hull(each.key().field(), each.value().field()));
            case LogicalValue.Structure structure ->
                structure
                        .members()
                        .map(each -> new Hull(each.value().field(), each.value().field()));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ ->
                throw new EditRefused("`%s` is no list and no map.".formatted(path));
        };
    }

    /** Where the first part begins: what counts the parts is before it. */
    long firstPart() {
        return switch (container) {
            case LogicalValue.Sequence sequence ->
                sequence.elements().page(0, 1).getFirst().field().offset();
            case LogicalValue.Mapping map ->
                map.entries().page(0, 1).getFirst().key().field().offset();
            case LogicalValue.Structure structure ->
                structure.members().page(0, 1).getFirst().value().field().offset();
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ ->
                container.field().offset();
        };
    }

    /** From the first field of a part to its last one: a key and its value. */
    private record Hull(Field first, Field last) {
        Range range() {
            long from = Math.min(first.offset(), last.offset());
            return new Range(from, Math.max(first.end(), last.end()) - from);
        }
    }

    /** The bytes of a part and of its neighbours, each with the fields around it that hold no other part. */
    private record Spans(FieldTree tree, Field container, Paged<Hull> parts, long index) {
        List<Range> candidates() {
            Range own = whole(index);
            List<Range> candidates = new ArrayList<>(List.of(own));
            if (index + 1 < parts.count()) {
                add(candidates, own.offset(), whole(index + 1).offset());
            }
            if (index > 0) {
                Range before = whole(index - 1);
                add(candidates, before.end(), own.end());
                tree.at(Math.max(0, before.end() - 1)).ifPresent(last -> add(candidates, last.offset(), own.end()));
            }
            Range bare = hull(index);
            add(candidates, bare.offset(), bare.end());
            return candidates;
        }

        private static void add(List<Range> candidates, long from, long end) {
            Range range = new Range(from, Math.max(0, end - from));
            if (range.length() > 0 && !candidates.contains(range)) {
                candidates.add(range);
            }
        }

        private Range hull(long number) {
            return parts.page(number, 1).getFirst().range();
        }

        private Range whole(long number) {
            Range hull = hull(number);
            long from = number > 0 ? hull(number - 1).end() : container.offset();
            long end = number + 1 < parts.count() ? hull(number + 1).offset() : container.end();
            Optional<Field> outermost = tree
                    .lineage(parts.page(number, 1).getFirst().first().id(), DEEPEST)
                    .stream()
                    .filter(field -> field.offset() >= from && field.end() <= end)
                    .filter(field -> field.offset() <= hull.offset() && hull.end() <= field.end())
                    .filter(field -> parts.count() > 1 || field.offset() > container.offset())
                    .findFirst();
            return outermost
                    .map(field -> new Range(field.offset(), field.length()))
                    .orElse(hull);
        }
    }
}

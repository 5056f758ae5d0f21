package dev.hexplain.inspect.edits;

import dev.hexplain.edit.EditRefused;
import dev.hexplain.edit.PartChange;
import dev.hexplain.edit.PartEdit;
import dev.hexplain.edit.Patch;
import dev.hexplain.edit.ValueEdit;
import dev.hexplain.edit.ValueLocation;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is done, one after the other, so that a value is added: a part that is there is written once more, and changed. */
final class AdditionSteps {
    /** Members of which one may be like a new one. */
    private static final int LOOKED_AT = 256;

    private AdditionSteps() {}

    /** @throws Refusal where the path leads to no list, and would be of no entry of a map */
    static List<EditStep> of(FieldTree tree, Addition addition) {
        TreeValues values = new TreeValues(tree);
        Optional<LogicalValue> there =
                new ValueLocation.At(addition.path()).in(tree).map(found -> followed(values, found));
        if (there.isPresent()) {
            return toList(there.get(), addition);
        }
        ValuePath.Parent parent = ValuePath.parent(addition.path());
        return values.find(parent.path())
                .map(found -> followed(values, found))
                .flatMap(found -> switch (found) {
                    case LogicalValue.Mapping map -> Optional.of(toMap(map, parent, addition));
                    case LogicalValue.Structure object
                    when values.describing(object).isEmpty() ->
                        Optional.of(toStructure(tree, object, parent, addition));
                    default -> Optional.empty();
                })
                .orElseThrow(() -> Refusal.conflict(
                        "There is no list `%s`, and no map `%s`.".formatted(addition.path(), parent.path())));
    }

    /** @throws Refusal where the path leads to no element of a list: maps and sets have each part once */
    static Patch copied(FieldTree tree, String path, ValueEdit.Decoding decoding) throws EditRefused, IOException {
        TreeValues values = new TreeValues(tree);
        List<ValuePath.Step> steps = values.follow(path);
        boolean isElement = steps.size() > 1
                && followed(values, steps.get(steps.size() - 2).value()) instanceof LogicalValue.Sequence list
                && !list.isSet();
        if (!steps.isEmpty() && !isElement) {
            throw Refusal.conflict(
                    "`%s` is no element of a list: a map has each key once, and a set each element. Add another one (`+=`, `add`)."
                            .formatted(path));
        }
        return PartEdit.of(tree, path, PartChange.COPIED, decoding);
    }

    private static LogicalValue followed(TreeValues values, LogicalValue value) {
        return value instanceof LogicalValue.Reference reference ? values.of(reference) : value;
    }

    private static List<EditStep> toList(LogicalValue list, Addition addition) {
        if (!(list instanceof LogicalValue.Sequence sequence)) {
            throw Refusal.conflict("`%s` is there, and no list: write `=` to change it.".formatted(addition.path()));
        }
        Paged<LogicalValue> elements = sequence.elements();
        requirePart(elements.count() - 1, addition.path());
        long at = sequence.isSet() ? KeyOrder.ofElement(elements, addition.text()) : elements.count();
        long copied = Math.max(0, at - 1);
        if (elements.page(copied, 1).getFirst() instanceof LogicalValue.Reference) {
            throw Refusal.conflict(
                    "The element before it in `%s` refers to another value, so that none is there to be written like it: copy another element, and change the copy."
                            .formatted(addition.path()));
        }
        ValueLocation added = new ValueLocation.At(addition.path() + ValuePath.element(at));
        return List.of(
                (now, decoding) ->
                        PartEdit.of(now, addition.path() + ValuePath.element(copied), PartChange.COPIED, decoding),
                (now, decoding) -> ValueEdit.of(now, added, addition.text(), decoding));
    }

    private static void requirePart(long last, String path) {
        if (last < 0) {
            throw Refusal.conflict("`%s` is empty, so that none is there to be written like it.".formatted(path));
        }
    }

    /** Where the keys have an order, the new one is put where it belongs: a sorted map is read by it, as a sorted set is. */
    private static List<EditStep> toMap(LogicalValue.Mapping map, ValuePath.Parent parent, Addition addition) {
        long last = map.entries().count() - 1;
        requirePart(last, parent.path());
        long at = KeyOrder.ofKey(map.entries(), parent.key());
        long copied = Math.max(0, at - 1);
        StringBuilder path = new StringBuilder(parent.path());
        ValuePath.append(
                path, ValuePath.key(map.entries().page(copied, 1).getFirst().key()));
        ValueLocation key = new ValueLocation.KeyOf(parent.path(), at);
        return List.of(
                (now, decoding) -> PartEdit.of(now, path.toString(), PartChange.COPIED, decoding),
                (now, decoding) -> ValueEdit.of(now, key, parent.key(), decoding),
                (now, decoding) -> ValueEdit.of(now, new ValueLocation.At(addition.path()), addition.text(), decoding));
    }

    /** A map with names as keys: one of its members that is like the new one is written again behind the last such. */
    private static List<EditStep> toStructure(
            FieldTree tree, LogicalValue.Structure object, ValuePath.Parent parent, Addition addition) {
        requirePart(object.members().count() - 1, parent.path());
        long copied = likeliest(object.members(), new WantedKind(addition.text()));
        LogicalValue.Named member = object.members().page(copied, 1).getFirst();
        StringBuilder path = new StringBuilder(parent.path());
        ValuePath.append(path, ValuePath.member(member.name()));
        if (!(member.value() instanceof LogicalValue.Scalar)) {
            throw Refusal.conflict("There is no list `%s`, and no value without parts beside it to be written like."
                    .formatted(addition.path()));
        }
        requireName(tree, parent.path(), copied);
        ValueLocation name = new ValueLocation.NameOf(parent.path(), copied + 1);
        List<EditStep> steps = new ArrayList<>();
        steps.add((now, decoding) -> PartEdit.of(now, path.toString(), PartChange.COPIED_APART, decoding));
        steps.add((now, decoding) -> ValueEdit.of(now, name, parent.key(), decoding));
        steps.addAll(written(member.value(), new ValueLocation.At(addition.path()), addition.text()));
        return steps;
    }

    private static void requireName(FieldTree tree, String path, long index) {
        if (new ValueLocation.NameOf(path, index).in(tree).isEmpty()) {
            throw Refusal.conflict(
                    "The names in `%s` are not written beside their values but numbered elsewhere, so that none is added."
                            .formatted(path));
        }
    }

    /** What is of another type becomes null first. */
    private static List<EditStep> written(LogicalValue like, ValueLocation place, String text) {
        EditStep write = (now, decoding) -> ValueEdit.of(now, place, text, decoding);
        EditStep clear = (now, decoding) -> ValueEdit.of(now, place, "null", decoding);
        return new WantedKind(text).isOf(like) ? List.of(write) : List.of(clear, write);
    }

    /** The last member of the kind of the new one; without one, the last that has no parts. */
    private static long likeliest(Paged<LogicalValue.Named> members, WantedKind kind) {
        long scalar = members.count() - 1;
        for (long at = members.count() - 1; at >= Math.max(0, members.count() - LOOKED_AT); at--) {
            LogicalValue value = members.page(at, 1).getFirst().value();
            if (kind.isExactly(value)) {
                return at;
            }
            boolean better = value instanceof LogicalValue.Scalar
                    && !(members.page(scalar, 1).getFirst().value() instanceof LogicalValue.Scalar);
            scalar = better ? at : scalar;
        }
        return scalar;
    }
}

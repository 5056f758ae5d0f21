package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A shared value written once more in the place of a reference to it, in formats other than Java's: what else refers to it
 * refers to one of both, and references that count definitions count one more.
 */
final class ReferenceCopy {
    private final FieldTree tree;
    /** The value where it is written. */
    private final Field definition;
    /** The place that gets a copy. */
    private final Field place;
    /** Whether all others refer to the copy from then on. */
    private final boolean takesOthers;

    private final NumberedReferences numbers;
    private final OffsetFields offsets;
    /** Definitions in the value, of which the copy has as many. */
    private final int added;

    private ReferenceCopy(FieldTree tree, Field definition, Field place, boolean takesOthers) {
        this.tree = tree;
        this.definition = definition;
        this.place = place;
        this.takesOthers = takesOthers;
        this.numbers = new NumberedReferences(tree);
        this.offsets = OffsetFields.from(tree, 0);
        this.added = numbers.definedIn(definition.offset(), definition.end());
    }

    /**
     * What has to be replaced so that a value is no longer shared; nothing where it is not.
     *
     * @throws EditRefused where it cannot be copied
     */
    static Patch of(FieldTree tree, LogicalValue.Scalar value, ValueEdit.Decoding decoding)
            throws EditRefused, IOException {
        Optional<ReferenceCopy> copy = of(tree, value);
        if (copy.isEmpty()) {
            return new Patch(List.of());
        }
        Patch patch = copy.get().patch();
        FieldTree after = decoding.decode(patch);
        Optional<String> wrong = new EditCheck(tree, after, patch, EditCheck.Names.SAME, decoding)
                .wrongFields()
                .or(() -> new UnchangedValues(tree, after, patch, Optional.empty()).wrong(decoding));
        if (wrong.isPresent()) {
            throw new EditRefused(
                    "The value cannot be written for its place alone, but all may change (`shared`: all): with the new bytes, %s."
                            .formatted(wrong.get()));
        }
        return patch;
    }

    private static Optional<ReferenceCopy> of(FieldTree tree, LogicalValue.Scalar value) {
        Optional<LogicalValue.Scalar> referred = ReferredValues.of(tree, value);
        if (referred.isPresent()) {
            Field reference = ReferredValues.reference(tree, value.field()).orElseThrow();
            return Optional.of(
                    new ReferenceCopy(tree, referred.get().field(), ReferredValues.place(tree, reference), false));
        }
        return ReferredValues.definition(tree, value)
                .flatMap(definition -> ReferredValues.handle(tree, definition)
                        .filter(handle -> tree.references().count(handle) > 0)
                        .map(handle -> tree.references().page(handle, 0, 1).getFirst())
                        .map(first -> new ReferenceCopy(tree, definition, ReferredValues.place(tree, first), true)));
    }

    private Patch patch() throws EditRefused {
        List<Replacement> all = new ArrayList<>();
        byte[] copy = tree.source().copy(definition.offset(), (int) definition.length());
        all.add(new Replacement(place.offset(), place.length(), copy));
        Handles handles = tree.handles();
        int copied = numbers.definedIn(0, place.offset());
        for (int ordinal = 0; ordinal < handles.count(); ordinal++) {
            Handles.Handle handle = handles.get(ordinal).orElseThrow();
            long target = handles.definitionOffset(handle);
            boolean toCopy = takesOthers && isIn(definition, target);
            int next = toCopy ? copied++ : ordinal + (target >= place.end() ? added : 0);
            for (Field reference : numbers.of(handle)) {
                Field leaf = ReferredValues.lastLeaf(tree, reference);
                if (!isIn(place, leaf.offset())) {
                    numbers.move(leaf, by(leaf, toCopy, next - ordinal)).ifPresent(all::add);
                }
            }
        }
        return offsets.with(Patch.of(all));
    }

    private static boolean isIn(Field field, long offset) {
        return field.offset() <= offset && offset < field.end();
    }

    /** @param counted definitions that there are more before what a reference is to */
    private long by(Field leaf, boolean toCopy, int counted) {
        if (offsets.followsReferences()) {
            return toCopy ? place.offset() - definition.offset() : 0;
        }
        return counted - (numbers.countsBack(leaf) && leaf.offset() >= place.end() ? added : 0);
    }
}

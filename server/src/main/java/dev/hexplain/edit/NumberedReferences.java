package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.TreeValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * References that count definitions, in formats other than Java's: from the first one up to what they refer to, or, as negative
 * numbers, back from where they stand. They move where a part with definitions is taken out or written once more.
 */
final class NumberedReferences {
    private static final int MOST = 100_000;

    /** Kryo writes a number two higher: 0 and 1 are no references. */
    private static final int MOST_HIGHER = 2;

    private final FieldTree tree;
    private final TreeValues values;

    NumberedReferences(FieldTree tree) {
        this.tree = tree;
        this.values = new TreeValues(tree);
    }

    /**
     * What takes the place of those that a part moves.
     *
     * @param added 1 where the part is written once more, -1 where it is taken out
     * @throws EditRefused where what is taken out is referred to from elsewhere
     */
    static List<Replacement> moved(FieldTree tree, Range part, int added) throws EditRefused {
        NumberedReferences references = new NumberedReferences(tree);
        int more = added * references.definedIn(part.offset(), part.end());
        List<Replacement> moved = new ArrayList<>();
        for (int ordinal = 0; more != 0 && ordinal < tree.handles().count(); ordinal++) {
            references.move(tree.handles().get(ordinal).orElseThrow(), part, more, moved);
        }
        return moved;
    }

    /** How many definitions are between two offsets. */
    int definedIn(long from, long end) {
        Handles handles = tree.handles();
        return (int) IntStream.range(0, handles.count())
                .mapToLong(handles::definitionOffset)
                .filter(offset -> from <= offset && offset < end)
                .count();
    }

    /** @throws EditRefused where more refer to it than are moved */
    List<Field> of(Handles.Handle handle) throws EditRefused {
        long count = tree.references().count(handle);
        if (count > MOST) {
            throw new EditRefused(
                    "%,d references are to the value at 0x%X, and would have to be counted anew: at most %,d are."
                            .formatted(count, tree.handles().definitionOffset(handle), MOST));
        }
        return count == 0 ? List.of() : tree.references().page(handle, 0, (int) count);
    }

    private void move(Handles.Handle handle, Range part, int more, List<Replacement> moved) throws EditRefused {
        long target = tree.handles().definitionOffset(handle);
        boolean isTakenOut = more < 0 && part.offset() <= target && target < part.end();
        for (Field reference : of(handle)) {
            boolean isInside = part.offset() <= reference.offset() && reference.offset() < part.end();
            if (isTakenOut && !isInside) {
                throw new EditRefused(
                        "The reference at 0x%X is to something in it, and would lead nowhere: what is referred to is written where the reference stands in Java serialization streams only."
                                .formatted(reference.offset()));
            }
            Field leaf = ReferredValues.lastLeaf(tree, reference);
            int by = target >= part.end() ? more : 0;
            move(leaf, by - (countsBack(leaf) && leaf.offset() >= part.end() ? more : 0))
                    .ifPresent(moved::add);
        }
    }

    private BigInteger says(Field leaf) {
        return PrecedingLeaves.number(values, leaf).orElse(BigInteger.ZERO);
    }

    boolean countsBack(Field leaf) {
        return says(leaf).signum() < 0;
    }

    /**
     * A reference that says another number; nothing where it says the same.
     *
     * @param by how much more
     */
    Optional<Replacement> move(Field leaf, long by) throws EditRefused {
        if (by == 0) {
            return Optional.empty();
        }
        BigInteger says = says(leaf);
        byte[] bytes = tree.source().copy(leaf.offset(), (int) leaf.length());
        Optional<byte[]> moved = IntStream.rangeClosed(0, MOST_HIGHER)
                .mapToObj(higher -> says.add(BigInteger.valueOf(higher)))
                .flatMap(number -> ScalarForm.of(leaf.shape(), bytes, number.toString()).stream()
                        .flatMap(form ->
                                form.write(number.add(BigInteger.valueOf(by)).toString()).stream()))
                .findFirst();
        if (moved.isEmpty()) {
            throw new EditRefused("It is not known how the reference `%s` is written.".formatted(Paths.of(tree, leaf)));
        }
        return moved.map(written -> new Replacement(leaf.offset(), bytes.length, written));
    }
}

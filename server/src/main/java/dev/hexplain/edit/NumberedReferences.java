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
    private final Range part;
    /** Definitions that there will be more behind the part. */
    private final int more;

    private final List<Replacement> moved = new ArrayList<>();

    private NumberedReferences(FieldTree tree, Range part, int added) {
        this.tree = tree;
        this.values = new TreeValues(tree);
        this.part = part;
        Handles handles = tree.handles();
        this.more = added
                * (int) IntStream.range(0, handles.count())
                        .filter(ordinal -> isInside(handles.definitionOffset(ordinal)))
                        .count();
    }

    /**
     * What takes the place of those that a part moves.
     *
     * @param added 1 where the part is written once more, -1 where it is taken out
     * @throws EditRefused where what is taken out is referred to from elsewhere
     */
    static List<Replacement> moved(FieldTree tree, Range part, int added) throws EditRefused {
        NumberedReferences references = new NumberedReferences(tree, part, added);
        for (int ordinal = 0; references.more != 0 && ordinal < tree.handles().count(); ordinal++) {
            references.move(tree.handles().get(ordinal).orElseThrow());
        }
        return references.moved;
    }

    private boolean isInside(long offset) {
        return part.offset() <= offset && offset < part.end();
    }

    private void move(Handles.Handle handle) throws EditRefused {
        long target = tree.handles().definitionOffset(handle);
        long count = Math.min(MOST, tree.references().count(handle));
        for (Field reference : count == 0 ? List.<Field>of() : tree.references().page(handle, 0, (int) count)) {
            if (isInside(target) && more < 0 && !isInside(reference.offset())) {
                throw new EditRefused(
                        "The reference at 0x%X is to something in it, and would lead nowhere: what is referred to is written where the reference stands in Java serialization streams only."
                                .formatted(reference.offset()));
            }
            move(ReferredValues.lastLeaf(tree, reference), target);
        }
    }

    private void move(Field leaf, long target) throws EditRefused {
        BigInteger says = PrecedingLeaves.number(values, leaf).orElse(BigInteger.ZERO);
        int by = target >= part.end() ? more : 0;
        if (says.signum() < 0) {
            by -= leaf.offset() >= part.end() ? more : 0;
        }
        if (by != 0) {
            moved.add(replaced(leaf, says, BigInteger.valueOf(by)));
        }
    }

    private Replacement replaced(Field leaf, BigInteger says, BigInteger by) throws EditRefused {
        byte[] bytes = tree.source().copy(leaf.offset(), (int) leaf.length());
        return IntStream.rangeClosed(0, MOST_HIGHER)
                .mapToObj(higher -> says.add(BigInteger.valueOf(higher)))
                .flatMap(number -> ScalarForm.of(leaf.shape(), bytes, number.toString()).stream()
                        .flatMap(form -> form.write(number.add(by).toString()).stream()))
                .findFirst()
                .map(written -> new Replacement(leaf.offset(), bytes.length, written))
                .orElseThrow(() -> new EditRefused(
                        "It is not known how the reference `%s` is written.".formatted(Paths.of(tree, leaf))));
    }
}

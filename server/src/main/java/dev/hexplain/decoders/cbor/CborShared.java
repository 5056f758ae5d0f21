package dev.hexplain.decoders.cbor;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values that tag 28 marks as shared, in the order of their tags: tag 29 refers to them by number. */
final class CborShared {
    private static final int MOST_FIELDS = 1 << 20;
    private static final int LONGEST_NUMBER = 9;

    private final List<Field> marked = new ArrayList<>();

    private final FieldTree tree;

    private CborShared(FieldTree tree) {
        this.tree = tree;
        Walk walk = new Walk(tree);
        for (int seen = 0; seen < MOST_FIELDS && walk.next(); seen++) {
            Field field = walk.field();
            if (!field.shape().isLeaf() && CborTags.number(tree, field) == CborTags.SHAREABLE) {
                marked.add(field);
            }
        }
    }

    static CborShared in(TreeValues values) {
        return values.kept(CborShared.class, CborShared::new);
    }

    /** The value that the number in a reference means: numbers begin anew in each item of a sequence. */
    Optional<Field> target(TreeValues values, Field reference, Field number) {
        Field whole = reference;
        for (Optional<Field> outer = tree.parent(whole.id());
                outer.isPresent() && !outer.get().equals(tree.root());
                outer = tree.parent(whole.id())) {
            whole = outer.get();
        }
        long from = whole.offset();
        return values.inside().of(number) instanceof LogicalValue.Scalar scalar
                        && scalar.kind() == ScalarKind.INTEGER
                        && !scalar.text().isLongerThan(LONGEST_NUMBER)
                ? marked.stream()
                        .filter(mark -> mark.offset() >= from)
                        .skip(Math.max(0, Long.parseLong(scalar.text().first(LONGEST_NUMBER))))
                        .findFirst()
                : Optional.empty();
    }
}

package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Referrers;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueType;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Bytes that say a value, and the forms they may be written in.
 *
 * @param leaf the last leaf of them
 * @param text the value that they say
 */
record ValueTarget(Field leaf, long offset, long length, List<ScalarForm> forms, String text) {
    private static final int MOST_LEAVES = 64;
    private static final int LONGEST = 1 << 20;
    private static final int SHOWN = 40;

    /** @throws EditRefused where none without parts is there; the message says why */
    static LogicalValue.Scalar scalar(FieldTree tree, ValueLocation place) throws EditRefused {
        String path = place.words();
        LogicalValue value = place.in(tree)
                .orElseThrow(() -> new EditRefused("There is neither a value nor a field `%s`.".formatted(path)));
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar;
            case LogicalValue.Opaque opaque ->
                new LogicalValue.Scalar(opaque.field(), opaque.type(), ScalarKind.BYTES, opaque.text());
            case LogicalValue.Reference reference ->
                throw new EditRefused("`%s` refers to the value at 0x%X, `%s`: change that one."
                        .formatted(path, reference.target().offset(), Paths.of(tree, reference.target())));
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _ ->
                throw new EditRefused("`%s` has parts: change one of them.".formatted(path));
        };
    }

    /**
     * What may be meant by a value, most likely first: one leaf, or one with the leaf before it.
     *
     * @throws EditRefused where no field has it as such
     */
    static List<ValueTarget> find(FieldTree tree, LogicalValue.Scalar scalar) throws EditRefused {
        Field field = scalar.field();
        String text = text(scalar);
        List<Field> leaves = leaves(tree, field, text.isEmpty());
        List<ValueTarget> found = new ArrayList<>(atEnd(tree, scalar, leaves, text));
        int atEnd = found.size();
        for (int behind = 0; behind < 2; behind++) {
            for (int i = leaves.size() - 1; i >= behind; i--) {
                found.addAll(between(tree, leaves.get(i - behind), leaves.get(i), text));
            }
        }
        if (!found.isEmpty()) {
            // A separator behind a text of digits may say the number by chance.
            found.subList(atEnd, found.size()).sort(Comparator.comparing(target -> target.leaf.role() != Role.VALUE));
            return found;
        }
        if (leaves.stream().noneMatch(leaf -> leaf.role() == Role.VALUE)
                && leaves.getLast().role() == Role.REFERENCE) {
            throw SharedCopy.refused(
                    "At 0x%X stands a reference to a value that is somewhere else: change that one, or "
                            .formatted(field.offset()));
        }
        throw new EditRefused("`%s` at 0x%X is made of other fields, and no field has it as such: change one of %s."
                .formatted(
                        Quoted.cut(text, SHOWN),
                        field.offset(),
                        leaves.stream()
                                .filter(leaf -> leaf.role() == Role.VALUE)
                                .map(leaf -> "`" + Paths.of(tree, leaf) + "`")
                                .limit(5)
                                .toList()));
    }

    static void requireWritable(Field field) throws EditRefused {
        if (field.source() != 0) {
            throw new EditRefused(
                    "The value is in bytes that were derived (inflated, joined, decrypted), and is not written back"
                            + " there.");
        }
    }

    /**
     * What is written once and referred to elsewhere would change there, too.
     *
     * @param look called now and then; throws where the work has to end
     */
    static void requireOwn(FieldTree tree, LogicalValue.Scalar value, Runnable look) throws EditRefused {
        Field field = value.field();
        Optional<Handles.Handle> handle =
                ReferredValues.definition(tree, value).flatMap(definition -> ReferredValues.handle(tree, definition));
        Referrers referrers = handle.map(each -> tree.referrers(each, look)).orElse(Referrers.NONE);
        if (referrers.count() > 0) {
            throw SharedCopy.refused(
                    "The value at 0x%X is referred to from %d other place%s, the first at 0x%X, and would change there, too: "
                            .formatted(
                                    field.offset(),
                                    referrers.count(),
                                    referrers.count() == 1 ? "" : "s",
                                    referrers.first()));
        }
    }

    /** Bytes are the last ones of their field, whatever leaves they are shown as. */
    private static List<ValueTarget> atEnd(
            FieldTree tree, LogicalValue.Scalar scalar, List<Field> leaves, String text) {
        long length = text.length() / 2;
        Field field = scalar.field();
        if (scalar.kind() != ScalarKind.BYTES || length == 0 || length > field.length()) {
            return List.of();
        }
        byte[] bytes = tree.source().copy(field.end() - length, (int) length);
        List<ScalarForm> forms = ScalarForm.of(ValueType.BYTES, bytes, text);
        return forms.isEmpty()
                ? List.of()
                : List.of(new ValueTarget(leaves.getLast(), field.end() - length, length, forms, text));
    }

    private static String text(LogicalValue.Scalar scalar) throws EditRefused {
        StringBuilder text = new StringBuilder();
        try {
            if (scalar.text().isLongerThan(LONGEST)) {
                throw new EditRefused("The value has more than %,d characters.".formatted(LONGEST));
            }
            scalar.text().appendTo(text);
        } catch (IOException e) {
            throw new IllegalStateException("A text in memory takes all characters", e);
        }
        return text.toString();
    }

    /** Those that have bytes; those that have none, too, where the value may be made of nothing. */
    static List<Field> leaves(FieldTree tree, Field field, boolean alsoEmpty) {
        List<Field> leaves = new ArrayList<>();
        Walk walk = Walk.inside(tree, field.id());
        while (walk.next() && leaves.size() < MOST_LEAVES) {
            boolean counts =
                    isIn(walk.field(), field) && (alsoEmpty || walk.field().length() > 0);
            if (walk.field().source() == 0 && counts && isLeaf(walk)) {
                leaves.add(walk.field());
            }
        }
        return leaves.isEmpty() ? List.of(field) : leaves;
    }

    /** What is read at an offset may stand elsewhere. */
    private static boolean isIn(Field field, Field around) {
        return field.offset() >= around.offset() && field.end() <= around.end();
    }

    static boolean isLeaf(Walk walk) {
        return walk.field().shape().isLeaf() || walk.atLeaf();
    }

    private static List<ValueTarget> between(FieldTree tree, Field first, Field last, String text) {
        long length = last.end() - first.offset();
        if (first.end() > last.offset() && first != last || length > LONGEST * 4L) {
            return List.of();
        }
        byte[] bytes = tree.source().copy(first.offset(), (int) length);
        List<ScalarForm> forms = ScalarForm.of(last.shape(), bytes, text);
        return forms.isEmpty() ? List.of() : List.of(new ValueTarget(last, first.offset(), length, forms, text));
    }
}

package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whether a source with replacements is what it was, but for them: as many fields, each of the same name and role at its
 * old place or where that has moved to, inside as many others, and no more issues.
 *
 * <p>In small sources, all leaves are compared. In others, a field that no replacement touches is compared as a whole where
 * its bytes say all of it: what is in it is the same then. They do where nothing was derived from bytes or read at an
 * offset, no replaced field names or types others, and there are as many definitions as before. Where they do not, or such
 * fields differ, all leaves are compared, unless there are too many.
 */
record EditCheck(FieldTree before, FieldTree after, Patch patch, Names names, ValueEdit.Decoding decoding) {
    private static final int FIELDS_BETWEEN_LOOKS = 1 << 12;
    private static final int DEEPEST = 1000;

    /** Which names leaves may have. */
    enum Names {
        SAME,
        /** Those of elements may have become others: there is one more or less before them. */
        COUNTED;

        private boolean allow(String name, String now) {
            return name.equals(now) || (this == COUNTED && name.startsWith("[") && now.startsWith("["));
        }
    }

    /**
     * The patch, where it changes nothing but what it replaces and the numbers of elements.
     *
     * @param what cannot be done otherwise, as the beginning of a sentence
     * @throws EditRefused where something else would change
     */
    static Patch required(FieldTree tree, Patch patch, ValueEdit.Decoding decoding, String what)
            throws EditRefused, IOException {
        Optional<String> wrong =
                new EditCheck(tree, decoding.decode(patch), patch, Names.COUNTED, decoding).wrongFields();
        if (wrong.isPresent()) {
            throw new EditRefused("%s: with the new bytes, %s.".formatted(what, wrong.get()));
        }
        return patch;
    }

    /** What is wrong with the value that was changed or with what is around it, as a part of a sentence. */
    Optional<String> wrong(@Nullable LogicalValue read, WantedValue wanted) {
        return wrongFields().or(() -> wanted.wrong(read));
    }

    /** What is wrong with what was to stay as it is. */
    Optional<String> wrongFields() {
        if (after.facts().issueCount() > before.facts().issueCount()) {
            Issue first = after.facts().issues().getFirst();
            return Optional.of("there is an issue at 0x%X (%s)".formatted(first.offset(), first.message()));
        }
        long length = before.source().length();
        Optional<String> wrong = length <= EditLimits.ALL_LEAVES ? wrongLeaf() : wrongAround();
        boolean more = wrong.isPresent() && length > EditLimits.ALL_LEAVES && length <= decoding.mostOfAllFields();
        return more ? wrongLeaf() : wrong;
    }

    /** What is wrong with the outermost fields that no replacement touches, or why that says too little. */
    Optional<String> wrongAround() {
        return areBytesAll()
                ? wrongField(true)
                : Optional.of("all fields would have to be compared, which is done in files of at most %,d MiB"
                        .formatted(decoding.mostOfAllFields() >> 20));
    }

    Optional<String> wrongLeaf() {
        return wrongField(false);
    }

    /** Whether a field whose bytes are the same, and that looks the same from outside, has the same in it. */
    private boolean areBytesAll() {
        boolean defines = before.handles().count() > 0 || after.handles().count() > 0;
        return isTiled(before)
                && isTiled(after)
                && before.handles().count() == after.handles().count()
                && (!defines || before.facts().fields() == after.facts().fields())
                && patch.replacements().stream().allMatch(each -> areValues(each, defines));
    }

    private static boolean isTiled(FieldTree tree) {
        return tree.derivedCount() == 0 && tree.nextPosition(0, -1) == Long.MAX_VALUE;
    }

    /** Whether the fields in the place of which bytes come are values and what counts them. */
    private boolean areValues(Replacement replacement, boolean defines) {
        for (long at = replacement.offset(); at < replacement.end(); ) {
            Optional<Field> field = before.at(at);
            if (field.isEmpty() || !isValue(field.get(), defines)) {
                return false;
            }
            at = Math.max(at + 1, field.get().end());
        }
        return true;
    }

    /** The type of an item may change together with the bytes behind it, which are its value. */
    private boolean isValue(Field leaf, boolean defines) {
        List<Field> around = before.lineage(leaf.id(), DEEPEST);
        boolean isType = leaf.role() == Role.TYPE && !defines && patch.touches(leaf.end(), leaf.end() + 1);
        return (isType || isValue(leaf.role()))
                && around.subList(0, around.size() - 1).stream()
                        .allMatch(each -> isValue(each.role()) && !each.shape().has(ShapeMark.CLASS_DESCRIPTOR));
    }

    private static boolean isValue(Role role) {
        return switch (role) {
            case VALUE, LENGTH, CHECKSUM, PADDING -> true;
            case TYPE, MAGIC, HEADER, NAME, REFERENCE, GAP, UNPARSED -> false;
        };
    }

    /** @param whole whether fields that no replacement touches are not looked into */
    private Optional<String> wrongField(boolean whole) {
        Fields old = new Fields(new Walk(before), patch, true, whole);
        Fields now = new Fields(new Walk(after), patch, false, whole);
        for (long passed = 1; ; passed++) {
            if (passed % FIELDS_BETWEEN_LOOKS == 0) {
                decoding.requireTime();
            }
            Optional<Field> one = old.next();
            Optional<Field> other = now.next();
            if (one.isEmpty() || other.isEmpty()) {
                return one.or(() -> other)
                        .map(field -> "another field begins or ends at 0x%X".formatted(field.offset()));
            }
            if (old.depth() != now.depth()) {
                return Optional.of("`%s` at 0x%X would be in another field"
                        .formatted(other.get().name(), other.get().offset()));
            }
            if (!isSame(one.get(), other.get())) {
                return Optional.of("`%s` at 0x%X would be `%s` at 0x%X"
                        .formatted(
                                one.get().name(),
                                one.get().offset(),
                                other.get().name(),
                                other.get().offset()));
            }
        }
    }

    private boolean isSame(Field one, Field other) {
        return names.allow(one.name(), other.name())
                && one.role() == other.role()
                && one.length() == other.length()
                && (one.source() != 0 || patch.moved(one.offset()) == other.offset())
                && one.source() == other.source();
    }

    /** The fields that no replacement touches: the leaves, or the outermost ones. */
    private record Fields(Walk walk, Patch patch, boolean isBefore, boolean whole) {
        Optional<Field> next() {
            while (walk.next()) {
                Field field = walk.field();
                if (field.length() > 0 && !isReplaced(field) && (whole || ValueTarget.isLeaf(walk))) {
                    walk.skipChildren();
                    return Optional.of(field);
                }
            }
            return Optional.empty();
        }

        /** How many fields are around the one that was last returned. */
        int depth() {
            return walk.depth();
        }

        private boolean isReplaced(Field field) {
            if (field.source() != 0) {
                return false;
            }
            return isBefore
                    ? patch.touches(field.offset(), field.end())
                    : patch.touchesAfter(field.offset(), field.end());
        }
    }
}

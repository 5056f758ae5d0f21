package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * Whether a source with replacements is what it was, but for them: as many leaves, each of the same name and role at its
 * old place or where that has moved to, and no more issues.
 */
record EditCheck(FieldTree before, FieldTree after, Patch patch, Names names) {
    private static final int LONGEST = 1 << 21;
    private static final int SHOWN = 60;

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
        try (FieldTree after = decoding.decode(patch.applied(tree.source()))) {
            Optional<String> wrong = new EditCheck(tree, after, patch, Names.COUNTED).wrongLeaves();
            if (wrong.isPresent()) {
                throw new EditRefused("%s: with the new bytes, %s.".formatted(what, wrong.get()));
            }
        }
        return patch;
    }

    /** What is wrong with the value that was changed or with what is around it, as a part of a sentence. */
    Optional<String> wrong(ValuePlace place, String wanted) {
        return wrongLeaves().or(() -> wrongValue(place, wanted));
    }

    /** What is wrong with what was to stay as it is. */
    Optional<String> wrongLeaves() {
        if (after.facts().issueCount() > before.facts().issueCount()) {
            Issue first = after.facts().issues().getFirst();
            return Optional.of("there is an issue at 0x%X (%s)".formatted(first.offset(), first.message()));
        }
        return wrongLeaf();
    }

    private Optional<String> wrongLeaf() {
        Leaves old = new Leaves(new Walk(before), patch, true);
        Leaves now = new Leaves(new Walk(after), patch, false);
        while (true) {
            Optional<Field> one = old.next();
            Optional<Field> other = now.next();
            if (one.isEmpty() || other.isEmpty()) {
                return one.or(() -> other)
                        .map(field -> "another field begins or ends at 0x%X".formatted(field.offset()));
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

    private Optional<String> wrongValue(ValuePlace place, String wanted) {
        String reads = switch (place.in(after).orElse(null)) {
            case LogicalValue.Scalar scalar -> scalar.text().first(LONGEST);
            case LogicalValue.Opaque opaque -> opaque.text().first(LONGEST);
            case null, default -> "nothing";
        };
        return reads.equals(wanted) || isSameNumber(reads, wanted)
                ? Optional.empty()
                : Optional.of("it would be read as `%s`".formatted(Quoted.cut(reads, SHOWN)));
    }

    private static boolean isSameNumber(String one, String other) {
        return NumberForms.integer(one)
                .flatMap(number -> NumberForms.integer(other).map(number::equals))
                .orElseGet(() -> isSameDecimal(one, other));
    }

    /** A float reads back as the nearest one. */
    private static boolean isSameDecimal(String one, String other) {
        try {
            return new BigDecimal(one).compareTo(new BigDecimal(other)) == 0
                    || Double.parseDouble(one) == Double.parseDouble(other)
                    || Float.parseFloat(one) == Float.parseFloat(other);
        } catch (NumberFormatException notNumbers) {
            return false;
        }
    }

    /** The leaves that no replacement touches. */
    private record Leaves(Walk walk, Patch patch, boolean isBefore) {
        Optional<Field> next() {
            while (walk.next()) {
                Field field = walk.field();
                if (field.length() > 0 && ValueTarget.isLeaf(walk) && !isReplaced(field)) {
                    return Optional.of(field);
                }
            }
            return Optional.empty();
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

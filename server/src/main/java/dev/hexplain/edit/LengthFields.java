package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Role;
import dev.hexplain.values.TreeValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The fields before a value that say how long it is, or how long what is around it is. */
final class LengthFields {
    private static final int DEEPEST = 1000;

    /** Forms of lengths that are tried: of a type, unsigned and signed integers of variable size. */
    private static final int FORMS = 3;

    private final FieldTree tree;
    private final TreeValues values;
    private final ValueTarget target;
    /** From the root to the leaf that is changed. */
    private final List<Field> lineage;
    /** Innermost first. */
    private final List<LengthField> found = new ArrayList<>();

    private final Set<Long> offsets = new HashSet<>();
    /** Of each that was written once, by its offset: the others are written in one of these, too. */
    private final Map<Long, List<ScalarForm>> formsOf = new HashMap<>();

    /** What a length says the number of. */
    private enum Counts {
        /** The bytes right behind it, or the rest of the field it is in. */
        BYTES,
        /** As many as the value has characters. */
        CHARACTERS
    }

    /** A length that may count the value, and in which ways. */
    private record LengthField(Field field, long says, Set<Counts> ways) {}

    /**
     * What is tried.
     *
     * @param form which of the forms that write a length as it stands; the last one where there are fewer
     */
    record Guess(Reading reading, int form) {}

    /** Which lengths are taken to count the value. */
    enum Reading {
        BYTES,
        CHARACTERS;

        private boolean takes(LengthField length) {
            return length.ways.contains(Counts.BYTES)
                    || (this == CHARACTERS && length.ways.contains(Counts.CHARACTERS));
        }
    }

    private LengthFields(FieldTree tree, ValueTarget target) {
        this.tree = tree;
        this.values = new TreeValues(tree);
        this.target = target;
        this.lineage = tree.lineage(target.leaf().id(), DEEPEST);
        PrecedingLeaves preceding = new PrecedingLeaves(tree, target, lineage);
        for (int level = lineage.size() - 2; level >= 0; level--) {
            int depth = level;
            // what is written longer there is counted by those before
            preceding.in(depth).forEach(field -> consider(field, depth));
        }
    }

    static LengthFields of(FieldTree tree, ValueTarget target) {
        return new LengthFields(tree, target);
    }

    /** What comes into question, most likely first. */
    List<Guess> guesses() {
        return Arrays.stream(Reading.values())
                .filter(reading -> reading == Reading.BYTES
                        || found.stream().anyMatch(each -> reading.takes(each) && !Reading.BYTES.takes(each)))
                .flatMap(reading -> IntStream.range(0, FORMS).mapToObj(form -> new Guess(reading, form)))
                .toList();
    }

    private void consider(Field field, int depth) {
        considerHead(field, depth);
        boolean length = field.role() == Role.LENGTH && field.shape().isLeaf() && field.end() <= target.offset();
        Optional<BigInteger> says = length ? PrecedingLeaves.number(values, field) : Optional.empty();
        if (says.isEmpty() || says.get().bitLength() >= Long.SIZE) {
            return;
        }
        long number = says.get().longValue();
        Set<Counts> ways = ways(field, number, depth);
        if (!ways.isEmpty() && offsets.add(field.offset())) {
            found.add(new LengthField(field, number, ways));
        }
    }

    /** The first byte of a container may say in some bits how many bytes follow to its end. */
    private void considerHead(Field head, int depth) {
        if (head.role() != Role.TYPE || head.length() != 1) {
            return;
        }
        long rest = lineage.get(depth).end() - head.end();
        byte[] bytes = tree.source().copy(head.offset(), 1);
        if (ItemHeads.sizing(bytes, rest, rest).isPresent() && offsets.add(head.offset())) {
            found.add(new LengthField(head, rest, EnumSet.of(Counts.BYTES)));
        }
    }

    private Set<Counts> ways(Field length, long says, int depth) {
        Set<Counts> ways = EnumSet.noneOf(Counts.class);
        if (says == target.text().length()
                || says == target.text().codePointCount(0, target.text().length())) {
            ways.add(Counts.CHARACTERS);
        }
        boolean isBefore = length.end() == target.offset() && says == target.length();
        if (isBefore
                || isOfPlaced(says, depth)
                || lineage.subList(depth, lineage.size()).stream().anyMatch(field -> counts(length, says, field))) {
            ways.add(Counts.BYTES);
        }
        return ways;
    }

    /** Whether it says the size of what is read at an offset that a field beside it says. */
    private boolean isOfPlaced(long says, int depth) {
        Field inner = lineage.get(depth + 1);
        return tree.startsSubstream(inner) && says == inner.length();
    }

    /** Whether it says the size of a field right behind it, or of the rest of the one it is in, itself included or not. */
    private boolean counts(Field length, long says, Field field) {
        if (field.offset() > target.offset() || target.offset() + target.length() > field.end()) {
            return false; // of a field around what is read at an offset
        }
        boolean isIn = field.offset() <= length.offset() && length.end() <= field.end();
        boolean isRest = isIn && says == field.end() - length.end();
        boolean isRestWithItself = isIn && says == field.end() - length.offset();
        return isRest || isRestWithItself || (field.offset() == length.end() && says == field.length());
    }

    /**
     * The replacements of all of them for a value that becomes longer.
     *
     * @param bytes by which the value becomes longer, with what is replaced before it
     * @param characters by which it becomes longer
     * @param from what lies from there on is replaced anyway
     * @throws EditRefused where a length does not fit into its field, or is written in an unknown way
     */
    List<Replacement> replaced(long bytes, long characters, Guess guess, long from) throws EditRefused {
        List<Replacement> replacements = new ArrayList<>();
        long grown = bytes;
        for (LengthField each : found) {
            if (each.field.offset() >= from || !guess.reading.takes(each)) {
                continue;
            }
            boolean byCharacters = guess.reading == Reading.CHARACTERS && each.ways.contains(Counts.CHARACTERS);
            long added = byCharacters ? characters : grown;
            Replacement replacement = replaced(each, each.says + added, guess.form);
            replacements.add(replacement);
            grown += replacement.growth();
        }
        return replacements;
    }

    private Replacement replaced(LengthField length, long number, int guess) throws EditRefused {
        Field field = length.field;
        byte[] before = tree.source().copy(field.offset(), (int) field.length());
        if (field.role() == Role.TYPE) {
            byte[] head = ItemHeads.sizing(before, length.says, number).orElseThrow();
            return new Replacement(field.offset(), field.length(), head);
        }
        List<ScalarForm> forms = formsOf.computeIfAbsent(
                field.offset(), _ -> ScalarForm.of(field.shape(), before, Long.toString(length.says)));
        if (forms.isEmpty()) {
            throw new EditRefused("It is not known how the length `%s` is written.".formatted(Paths.of(tree, field)));
        }
        Optional<byte[]> after = forms.get(Math.min(guess, forms.size() - 1)).write(Long.toString(number));
        return after.map(bytes -> new Replacement(field.offset(), field.length(), bytes))
                .or(() -> withType(length, number))
                .orElseThrow(() -> new EditRefused("The length `%s` has %d bytes, which cannot say %d."
                        .formatted(Paths.of(tree, field), field.length(), number)));
    }

    /** Together with the byte before it, which says how it is written. */
    private Optional<Replacement> withType(LengthField length, long number) {
        long from = length.field.offset() - 1;
        if (from < 0) {
            return Optional.empty();
        }
        byte[] head = tree.source().copy(from, (int) length.field.length() + 1);
        return ItemHeads.longer(head, length.says, number).map(bytes -> new Replacement(from, head.length, bytes));
    }
}

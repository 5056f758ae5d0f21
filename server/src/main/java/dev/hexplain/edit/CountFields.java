package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueType;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.TreeValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fields that say how many parts a list or a map has, and what they say of one more or less. */
final class CountFields {
    /** Fields of a container that are looked at before its first part. */
    private static final int LOOKED_AT = 256;

    /** Fields before a container that are looked at, on each level around it. */
    private static final int LOOKED_AT_BEFORE = 32;

    private static final int DEEPEST = 1000;

    /** Fields of which each subset is tried. */
    private static final int MOST_TOGETHER = 4;

    private static final int LONGEST = 9;

    private static final int LONGEST_BLOCK = 64;

    /** Ways to write a count that say the same number as it stands. */
    private static final int MOST_FORMS = 3;

    /** Of hash tables of Java: how many entries make the table grow, which may be as many as there are. */
    private static final String THRESHOLD = "threshold";

    private final FieldTree tree;
    private final PartLocation place;
    private final int added;
    private final long slots;
    private final List<Field> describing;
    /** Fields of the container before its first part, which may all count: of a class, and of its encoding. */
    private final List<Replacement> inside = new ArrayList<>();
    /** Fields before the container, nearest first. */
    private final List<Replacement> before = new ArrayList<>();

    private CountFields(PartLocation place, int added) {
        this.tree = place.tree();
        this.place = place;
        this.added = added;
        this.slots = slots();
        this.describing = new TreeValues(tree).describing(place.container());
        lookInside();
        lookBefore();
    }

    /**
     * What may have to be replaced, most likely first; nothing at all is the last one.
     *
     * @param added by how many there are to be more
     */
    static SequencedSet<List<Replacement>> guesses(PartLocation place, int added) {
        CountFields counts = new CountFields(place, added);
        SequencedSet<List<Replacement>> guesses = new LinkedHashSet<>();
        List<List<Replacement>> inside = subsets(counts.inside);
        inside.stream().limit(inside.size() - 1L).forEach(guesses::add);
        counts.before.forEach(each -> guesses.add(List.of(each)));
        counts.before.forEach(each -> guesses.add(joined(counts.inside, each)));
        guesses.add(List.of());
        return guesses;
    }

    /** The larger ones first, of a few; of many, all and each of them. */
    private static List<List<Replacement>> subsets(List<Replacement> all) {
        if (all.size() > MOST_TOGETHER) {
            List<List<Replacement>> some = new ArrayList<>(List.of(all));
            all.forEach(each -> some.add(List.of(each)));
            some.add(List.of());
            return some;
        }
        return IntStream.range(0, 1 << all.size())
                .boxed()
                .sorted(Comparator.comparingInt(Integer::bitCount).reversed())
                .map(bits -> IntStream.range(0, all.size())
                        .filter(i -> (bits >> i & 1) == 1)
                        .mapToObj(all::get)
                        .toList())
                .toList();
    }

    private static List<Replacement> joined(List<Replacement> some, Replacement other) {
        List<Replacement> all = new ArrayList<>(some);
        all.add(other);
        return all;
    }

    private void lookInside() {
        long first = place.firstPart();
        Walk walk = Walk.inside(tree, place.container().field().id());
        for (int seen = 0; seen < LOOKED_AT && walk.next() && walk.field().offset() < first; seen++) {
            Field field = walk.field();
            boolean isLeaf = field.source() == 0 && field.end() <= first && ValueTarget.isLeaf(walk);
            if (isLeaf && !isOfClass(field) && !field.name().equals(THRESHOLD)) {
                inside.addAll(counted(field));
                inside.addAll(countedInBlock(field));
                countedAtFirst(field).ifPresent(inside::add);
            }
        }
    }

    /** What a class wrote itself is a block of bytes: a count in it is an int. */
    private List<Replacement> countedInBlock(Field field) {
        if (!(field.shape().type() instanceof ValueType.Bytes) || field.length() > LONGEST_BLOCK) {
            return List.of();
        }
        List<Replacement> ints = new ArrayList<>();
        for (long at = field.offset(); at + Integer.BYTES <= field.end(); at += Integer.BYTES) {
            byte[] count = ItemBytes.big(place.count(), Integer.BYTES);
            if (Arrays.equals(tree.source().copy(at, Integer.BYTES), count)) {
                ints.add(new Replacement(at, Integer.BYTES, ItemBytes.big(place.count() + added, Integer.BYTES)));
            }
        }
        return ints;
    }

    /** The first byte of a list may say the number, and where it cannot say another one, a field behind it does. */
    private Optional<Replacement> countedAtFirst(Field field) {
        boolean isFirst = tree.parent(place.part().id())
                .filter(list -> list.offset() == field.offset())
                .isPresent();
        return isFirst && field.role() == Role.TYPE && field.length() == 1
                ? new HessianListHead(tree, field).counting(place.count(), place.count() + added)
                : Optional.empty();
    }

    /** What describes the class of the container counts other things. */
    private boolean isOfClass(Field field) {
        return describing.stream().anyMatch(each -> each.offset() <= field.offset() && field.end() <= each.end());
    }

    private void lookBefore() {
        List<Field> lineage = tree.lineage(place.container().field().id(), DEEPEST);
        for (Field around : lineage.subList(0, lineage.size() - 1).reversed()) {
            List<Field> preceding = new ArrayList<>();
            for (Field child : tree.children(around, 0, LOOKED_AT_BEFORE)) {
                if (child.source() == 0
                        && child.shape().isLeaf()
                        && child.end() <= place.container().field().offset()) {
                    preceding.add(child);
                }
            }
            preceding.reversed().forEach(child -> before.addAll(counted(child)));
        }
    }

    /** The ways to write another number in a field that says the count: what is written may be more than one number. */
    private List<Replacement> counted(Field field) {
        if (field.length() == 0 || field.length() > LONGEST) {
            return List.of();
        }
        byte[] bytes = tree.source().copy(field.offset(), (int) field.length());
        return written(field, bytes)
                .map(after -> new Replacement(field.offset(), field.length(), after))
                .limit(MOST_FORMS)
                .toList();
    }

    private Stream<byte[]> written(Field field, byte[] bytes) {
        if (field.role() == Role.TYPE) {
            return ItemHeads.counting(bytes, place.count(), place.count() + added).stream();
        }
        return NumberForms.integer(tree.value(field).actual())
                .filter(says ->
                        says.equals(BigInteger.valueOf(place.count())) || says.equals(BigInteger.valueOf(slots)))
                .stream()
                .flatMap(says -> written(field, bytes, says));
    }

    private Stream<byte[]> written(Field field, byte[] bytes, BigInteger says) {
        String next = says.add(BigInteger.valueOf(added)).toString();
        Set<String> seen = new HashSet<>();
        return ScalarForm.of(field.shape(), bytes, says.toString()).stream()
                .map(form -> form.write(next))
                .flatMap(Optional::stream)
                .filter(after -> !Arrays.equals(after, bytes) && seen.add(Arrays.toString(after)));
    }

    /** Fields from the first part on: an array may have more than are in use. */
    private long slots() {
        long first = place.firstPart();
        return tree.parent(place.part().id())
                .map(around -> tree.childCount(around)
                        - tree.children(around, 0, LOOKED_AT_BEFORE).stream()
                                .filter(child -> child.offset() < first)
                                .count())
                .orElse(place.count());
    }
}

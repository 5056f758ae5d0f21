package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Role;
import dev.hexplain.values.TreeValues;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The numbers before a value that set its size, that of a field around it, or how many parts this has, by whatever
 * expression: the grammar is asked. With another number there, all is decoded again, and the field has another size.
 */
final class SizeFields {
    /** Numbers that are asked about. */
    private static final int MOST_ASKED = 32;

    /** The same in large sources: of those that are known as lengths. */
    private static final int MOST_LENGTHS_ASKED = 8;

    /** What they may set, of which each subset is tried. */
    private static final int MOST_TOGETHER = 6;

    /** Zeros behind the source, so that what becomes longer does not end too early. */
    private static final int ROOM = 64;

    private static final int DEEPEST = 1000;

    private final FieldTree tree;
    private final ValueTarget target;
    private final ValueEdit.Decoding decoding;
    private final List<Field> lineage;
    private final String path;
    /** Innermost first. */
    private final List<SizeField> found = new ArrayList<>();

    /**
     * A number that sets a size or a count.
     *
     * @param depth of the field of that size
     * @param step bytes, or parts, that the field has more where the number is one more
     */
    private record SizeField(Field field, BigInteger says, int depth, long step, boolean counts) {}

    /** The sizes of the fields of the lineage, from the root, and how many parts that has in which the value is. */
    private record Sizes(List<Long> lengths, long parts) {
        /** The innermost field that has another size in others. */
        Optional<Integer> innermost(Sizes others) {
            int common = Math.min(lengths.size(), others.lengths.size());
            return IntStream.iterate(common - 1, depth -> depth >= 0, depth -> depth - 1)
                    .filter(depth -> !lengths.get(depth).equals(others.lengths.get(depth)))
                    .boxed()
                    .findFirst();
        }
    }

    private SizeFields(FieldTree tree, ValueTarget target, ValueEdit.Decoding decoding) throws IOException {
        this.tree = tree;
        this.target = target;
        this.decoding = decoding;
        this.lineage = tree.lineage(target.leaf().id(), DEEPEST);
        this.path = Paths.whole(lineage);
        if (tree.source().length() <= decoding.mostOfAllFields() && Paths.isComplete(path)) {
            ask();
        }
    }

    static SizeFields of(FieldTree tree, ValueTarget target, ValueEdit.Decoding decoding) throws IOException {
        return new SizeFields(tree, target, decoding);
    }

    private void ask() throws IOException {
        PrecedingLeaves preceding = new PrecedingLeaves(tree, target, lineage);
        boolean small = tree.source().length() <= EditLimits.ALL_LEAVES;
        List<Field> asked = IntStream.iterate(lineage.size() - 2, depth -> depth >= 0, depth -> depth - 1)
                .boxed()
                .flatMap(depth -> preceding.in(depth).stream())
                .filter(field -> field.shape().isLeaf() && field.source() == 0 && field.end() <= target.offset())
                .filter(field -> small || field.role() == Role.LENGTH)
                .distinct()
                .sorted(Comparator.comparing(field -> field.role() != Role.LENGTH)) // the nearest first among both
                .limit(small ? MOST_ASKED : MOST_LENGTHS_ASKED)
                .toList();
        if (asked.isEmpty()) {
            return;
        }
        Sizes sizes = sizes(List.of());
        TreeValues values = new TreeValues(tree);
        for (Field field : asked) {
            Optional<BigInteger> says = PrecedingLeaves.number(values, field);
            if (says.isPresent()) {
                ask(field, says.get(), sizes);
            }
        }
        found.sort(Comparator.comparingInt(each -> -each.depth));
    }

    private void ask(Field field, BigInteger says, Sizes sizes) throws IOException {
        for (int more : List.of(1, -1)) {
            Optional<Replacement> other =
                    replaced(field, says, BigInteger.valueOf(more)).filter(replacement -> replacement.growth() == 0);
            if (other.isPresent()) {
                Sizes now = sizes(List.of(other.get()));
                Optional<Integer> depth = sizes.innermost(now);
                if (depth.isPresent()) {
                    long parts = (now.parts - sizes.parts) * more;
                    long bytes = (now.lengths.get(depth.get()) - sizes.lengths.get(depth.get())) * more;
                    Stream.of(
                                    new SizeField(field, says, depth.get(), parts, true),
                                    new SizeField(field, says, depth.get(), bytes, false))
                            .filter(size -> size.step != 0)
                            .forEach(found::add);
                }
                return;
            }
        }
    }

    /** None where the value is no longer where it was. */
    private Sizes sizes(List<Replacement> replacements) throws IOException {
        List<Replacement> all = new ArrayList<>(replacements);
        all.add(new Replacement(tree.source().length(), 0, new byte[ROOM]));
        FieldTree other = decoding.decode(Patch.of(all));
        List<Field> found = other.find(path)
                .filter(leaf -> leaf.offset() == target.leaf().offset())
                .map(leaf -> other.lineage(leaf.id(), DEEPEST))
                .orElse(List.of());
        long parts = found.size() < 2 ? 0 : other.childCount(found.get(found.size() - 2));
        return new Sizes(found.stream().map(Field::length).toList(), parts);
    }

    /**
     * The ways to let them follow, those with the fewest numbers first.
     *
     * @param own what is replaced anyway
     * @param added parts that there are to be more
     */
    List<List<Replacement>> followed(List<Replacement> own, int added) {
        List<SizeField> few = found.stream()
                .filter(size -> added != 0 || !size.counts)
                .filter(size -> own.stream().noneMatch(each -> overlap(each, size.field)))
                .limit(MOST_TOGETHER)
                .toList();
        return IntStream.range(1, 1 << few.size())
                .boxed()
                .sorted(Comparator.comparingInt(Integer::bitCount))
                .map(bits -> IntStream.range(0, few.size())
                        .filter(i -> (bits >> i & 1) == 1)
                        .mapToObj(few::get)
                        .toList())
                .filter(some -> some.stream().map(SizeField::field).distinct().count() == some.size())
                .flatMap(some -> followed(own, added, some).stream())
                .toList();
    }

    private Optional<List<Replacement>> followed(List<Replacement> own, int added, List<SizeField> sizes) {
        List<Replacement> all = new ArrayList<>(own);
        for (SizeField size : sizes) {
            Field around = lineage.get(size.depth);
            long growth = size.counts
                    ? added
                    : all.stream()
                            .filter(each -> each.offset() >= around.offset())
                            .mapToLong(Replacement::growth)
                            .sum();
            Optional<Replacement> next = growth % size.step == 0
                    ? replaced(size.field, size.says, BigInteger.valueOf(growth / size.step))
                    : Optional.empty();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            all.add(next.get());
        }
        return Optional.of(all);
    }

    private static boolean overlap(Replacement replacement, Field field) {
        return replacement.offset() < field.end() && field.offset() < replacement.end();
    }

    private Optional<Replacement> replaced(Field field, BigInteger says, BigInteger added) {
        byte[] bytes = tree.source().copy(field.offset(), (int) field.length());
        return ScalarForm.of(field.shape(), bytes, says.toString()).stream()
                .findFirst()
                .flatMap(form -> form.write(says.add(added).toString()))
                .map(written -> new Replacement(field.offset(), bytes.length, written));
    }

    /** Why a value of another size cannot be. */
    Optional<EditRefused> misfit(long growth) {
        return found.stream()
                .filter(size -> size.depth == lineage.size() - 1 && !size.counts)
                .flatMap(size -> misfit(size, growth).stream())
                .map(EditRefused::new)
                .findFirst();
    }

    private Optional<String> misfit(SizeField size, long growth) {
        String number = Paths.of(tree, size.field);
        long step = Math.abs(size.step);
        long below = target.length() + Math.floorDiv(growth, step) * step;
        if (growth % step != 0) {
            return Optional.of(
                    "`%s` sets the size of `%s` in steps of %d bytes: it can have %d or %d bytes, and not %d."
                            .formatted(number, path, step, below, below + step, target.length() + growth));
        }
        BigInteger added = BigInteger.valueOf(growth / size.step);
        return replaced(size.field, size.says, added).isPresent()
                ? Optional.empty()
                : Optional.of("`%s` sets the size of `%s`, and cannot say %d: it is %s."
                        .formatted(number, path, size.says.add(added), size.field.type()));
    }
}

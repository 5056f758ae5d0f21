package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.values.TreeValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Lengths around several changes, which each of these would replace: they become one replacement, by as much as all make
 * what they count longer. Those that count others are larger by what these become longer themselves.
 */
final class CommonLengths {
    private final FieldTree tree;
    private final TreeValues values;
    private final List<Patch> patches = new ArrayList<>();
    /** By offset, the numbers of the patches that replace it. */
    private final Map<Long, List<Integer>> owners = new HashMap<>();

    private final TreeMap<Long, Length> lengths = new TreeMap<>();

    private record Length(Replacement replaced, long says, ScalarForm form) {}

    CommonLengths(FieldTree tree) {
        this.tree = tree;
        this.values = new TreeValues(tree);
    }

    /** Whether what a patch replaces there is a length that it shares with the others that replace it. */
    boolean share(Patch patch, Replacement replaced) {
        long offset = replaced.offset();
        if (!lengths.containsKey(offset) && owners.containsKey(offset)) {
            Patch first = patches.get(owners.get(offset).getFirst());
            first.replacements().stream()
                    .filter(each -> each.offset() == offset)
                    .flatMap(each -> length(first, each).stream())
                    .forEach(each -> lengths.put(offset, each));
        }
        Length known = lengths.get(offset);
        return known != null
                && known.replaced.removed() == replaced.removed()
                && isBy(known.form, known.says + growthBehind(patch, offset), replaced);
    }

    private static boolean isBy(ScalarForm form, long says, Replacement replaced) {
        return form.write(Long.toString(says))
                .filter(bytes -> Arrays.equals(bytes, replaced.inserted()))
                .isPresent();
    }

    void add(Patch patch) {
        patch.replacements()
                .forEach(each -> owners.computeIfAbsent(each.offset(), _ -> new ArrayList<>(1))
                        .add(patches.size()));
        patches.add(patch);
    }

    /** A length that says as much more as what is replaced behind it becomes longer. */
    private Optional<Length> length(Patch patch, Replacement replaced) {
        Optional<Field> leaf = tree.at(replaced.offset())
                .filter(field -> field.role() == Role.LENGTH
                        && field.offset() == replaced.offset()
                        && field.length() == replaced.removed());
        Optional<Long> says = leaf.flatMap(field -> PrecedingLeaves.number(values, field))
                .filter(number -> number.bitLength() < Long.SIZE - 1)
                .map(BigInteger::longValue);
        if (says.isEmpty()) {
            return Optional.empty();
        }
        byte[] before = tree.source().copy(replaced.offset(), (int) replaced.removed());
        long now = says.get() + growthBehind(patch, replaced.offset());
        return ScalarForm.of(leaf.get().shape(), before, Long.toString(says.get())).stream()
                .filter(form -> isBy(form, now, replaced))
                .findFirst()
                .map(form -> new Length(replaced, says.get(), form));
    }

    private static long growthBehind(Patch patch, long offset) {
        return patch.replacements().stream()
                .filter(each -> each.offset() > offset)
                .mapToLong(Replacement::growth)
                .sum();
    }

    /** The patches, of which the first that replaces a length says what it becomes by all; empty where it cannot say it. */
    Optional<List<Patch>> apart() {
        Map<Long, Replacement> all = new HashMap<>();
        for (Length length : lengths.descendingMap().values()) { // the innermost ones come first
            long offset = length.replaced.offset();
            Optional<byte[]> written = length.form.write(Long.toString(length.says + growth(offset, all)));
            if (written.isEmpty()) {
                return Optional.empty();
            }
            all.put(offset, new Replacement(offset, length.replaced.removed(), written.get()));
        }
        List<Patch> apart = new ArrayList<>();
        Set<Long> said = new HashSet<>();
        for (Patch patch : patches) {
            apart.add(new Patch(patch.replacements().stream()
                    .filter(each -> !all.containsKey(each.offset()) || said.add(each.offset()))
                    .map(each -> all.getOrDefault(each.offset(), each))
                    .toList()));
        }
        return Optional.of(apart);
    }

    /** By how many bytes what a length counts becomes longer, the lengths in it once. */
    private long growth(long offset, Map<Long, Replacement> all) {
        Set<Long> counted = new HashSet<>();
        long growth = 0;
        for (int number : owners.getOrDefault(offset, List.of())) {
            for (Replacement each : patches.get(number).replacements()) {
                if (each.offset() > offset && (!all.containsKey(each.offset()) || counted.add(each.offset()))) {
                    growth += all.getOrDefault(each.offset(), each).growth();
                }
            }
        }
        return growth;
    }
}

package dev.hexplain.edit;

import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Other values where several stand, in one pass: what would be tried first for each is put together, decoded once and
 * checked as one. A length around several of them is replaced once; those that touch the same bytes otherwise, checksums among
 * them, are not made at once.
 *
 * @param patch all together
 * @param each what each of them replaces
 */
public record JointEdit(Patch patch, List<Patch> each) {
    /** A value that is to become another one, and that no other refers to. */
    public record Change(ValueLocation place, String text) {}

    private record Planned(ValueEdit edit, Patch patch) {}

    /**
     * What has to be replaced for the first of some changes, as many as come before one that cannot be made together with
     * them. Empty where not even two can, or where they are not what was wanted: each is to be made by itself.
     */
    public static Optional<JointEdit> of(FieldTree tree, List<Change> changes, ValueEdit.Decoding decoding)
            throws IOException {
        CommonLengths lengths = new CommonLengths(tree);
        List<ValueEdit> planned = planned(tree, changes, lengths, decoding);
        Optional<List<Patch>> apart = planned.size() < 2 ? Optional.empty() : lengths.apart();
        if (apart.isEmpty()) {
            return Optional.empty();
        }
        List<Patch> each = apart.get();
        Patch all = Patch.of(
                each.stream().flatMap(patch -> patch.replacements().stream()).toList());
        FieldTree after = decoding.decode(all);
        boolean right = planned.stream().allMatch(edit -> edit.isMadeIn(after))
                && new EditCheck(tree, after, all, EditCheck.Names.SAME, decoding)
                        .wrongFields()
                        .isEmpty()
                && new UnchangedValues(tree, after, all, Optional.empty())
                        .wrong(decoding)
                        .isEmpty();
        return right ? Optional.of(new JointEdit(all, each)) : Optional.empty();
    }

    private static List<ValueEdit> planned(
            FieldTree tree, List<Change> changes, CommonLengths lengths, ValueEdit.Decoding decoding)
            throws IOException {
        List<ValueEdit> planned = new ArrayList<>();
        TreeMap<Long, Replacement> taken = new TreeMap<>();
        for (Change change : changes) {
            decoding.requireTime();
            Optional<Planned> plan = plan(tree, change, decoding);
            if (plan.isEmpty() || !take(plan.get().patch, taken, lengths)) {
                break;
            }
            lengths.add(plan.get().patch);
            planned.add(plan.get().edit);
        }
        return planned;
    }

    /** Empty where it has to be tried in another way, or is refused: the change by itself says why. */
    private static Optional<Planned> plan(FieldTree tree, Change change, ValueEdit.Decoding decoding)
            throws IOException {
        try {
            ValueEdit edit = ValueEdit.among(tree, change.place, change.text);
            return edit.likeliest(decoding).map(patch -> new Planned(edit, patch));
        } catch (EditRefused alone) {
            return Optional.empty();
        }
    }

    /** Adds replacements to those before; returns false where two touch the same bytes, or are at the same place. */
    private static boolean take(Patch patch, TreeMap<Long, Replacement> taken, CommonLengths lengths) {
        for (Replacement each : patch.replacements()) {
            Map.Entry<Long, Replacement> before = taken.floorEntry(each.offset());
            Long behind = taken.higherKey(each.offset());
            if (before != null && before.getKey() == each.offset() && lengths.share(patch, each)) {
                continue;
            }
            if ((before != null
                            && (before.getKey() == each.offset()
                                    || before.getValue().end() > each.offset()))
                    || (behind != null && behind < each.end())) {
                return false;
            }
        }
        patch.replacements().forEach(each -> taken.putIfAbsent(each.offset(), each));
        return true;
    }
}

package dev.hexplain.ksy.run;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of several types, chosen by {@code switch-on}: the variants of the first, then those of the second … */
final class InlineSwitch extends InlineField {
    private final SwitchReader choice;
    private final List<@Nullable InlineField> cases;
    private final int[] first;

    /** Takes a field for each case, the one for everything else last; null for one that has rows. */
    InlineSwitch(SwitchReader choice, List<@Nullable InlineField> cases) {
        super(firsts(cases)[cases.size()]);
        this.choice = choice;
        this.cases = cases;
        this.first = firsts(cases);
    }

    private static int[] firsts(List<@Nullable InlineField> cases) {
        int[] first = new int[cases.size() + 1];
        for (int i = 0; i < cases.size(); i++) {
            InlineField one = cases.get(i);
            int variants = one == null ? 0 : one.variants();
            first[i + 1] = Math.min(InlineSequence.MOST_VARIANTS + 1, first[i] + variants);
        }
        return first;
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        int chosen = choice.choose(holder);
        InlineField one = cases.get(chosen);
        int variant = one == null ? WITH_ROWS : one.pass(holder, io);
        return variant < 0 ? WITH_ROWS : first[chosen] + variant;
    }

    private int caseOf(int variant) {
        int at = 0;
        while (first[at + 1] <= variant) {
            at++;
        }
        return at;
    }

    private InlineField field(int number) {
        InlineField field = cases.get(number);
        if (field == null) {
            throw new IllegalStateException("Case " + number + " has no variants");
        }
        return field;
    }

    @Override
    long fields(int variant) {
        int chosen = caseOf(variant);
        return field(chosen).fields(variant - first[chosen]);
    }

    @Override
    int depth() {
        return cases.stream()
                .mapToInt(one -> one == null ? 0 : one.depth())
                .max()
                .orElse(0);
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        int chosen = caseOf(variant);
        field(chosen).addTo(slots, variant - first[chosen]);
    }
}

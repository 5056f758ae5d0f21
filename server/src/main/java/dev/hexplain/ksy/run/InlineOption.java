package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;

/** Fields that are there where a condition holds: variant 0 has none of them. */
final class InlineOption extends InlineField {
    private final Eval condition;
    private final InlineSequence fields;
    private final int[] slots;

    /** Takes the slots of the fields that expressions mention. */
    InlineOption(Eval condition, InlineSequence fields, int[] slots) {
        super(1 + fields.variants());
        this.condition = condition;
        this.fields = fields;
        this.slots = slots;
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        if (condition.isTrue(holder)) {
            int variant = fields.pass(holder, io);
            return variant < 0 ? WITH_ROWS : 1 + variant;
        }
        for (int slot : slots) {
            holder.setAbsent(slot);
        }
        return 0;
    }

    @Override
    long fields(int variant) {
        return variant == 0 ? 0 : fields.fields(variant - 1);
    }

    @Override
    int depth() {
        return fields.depth();
    }

    @Override
    void addTo(InlineSlots to, int variant) {
        if (variant > 0) {
            fields.addTo(to, variant - 1);
        }
    }
}

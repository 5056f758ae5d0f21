package dev.hexplain.ksy.run;

import java.util.List;

/** Fields one after the other; the number of a variant is made of theirs. */
final class InlineSequence extends InlineField {
    /** More variants of one field have rows. */
    static final int MOST_VARIANTS = 4096;

    private final InlineField[] fields;

    InlineSequence(List<InlineField> fields) {
        super(variants(fields));
        this.fields = fields.toArray(InlineField[]::new);
    }

    /** How many variants the fields have together; more than {@link #MOST_VARIANTS} are too many. */
    static int variants(List<InlineField> fields) {
        int product = 1;
        for (InlineField field : fields) {
            product = Math.min(MOST_VARIANTS + 1, product * field.variants());
        }
        return product;
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        int variant = 0;
        for (InlineField field : fields) {
            int own = field.pass(holder, io);
            if (own < 0) {
                return WITH_ROWS;
            }
            variant = variant * field.variants() + own;
        }
        return variant;
    }

    @Override
    long fields(int variant) {
        long sum = 0;
        int left = variant;
        for (int i = fields.length - 1; i >= 0; i--) {
            sum += fields[i].fields(left % fields[i].variants());
            left /= fields[i].variants();
        }
        return sum;
    }

    @Override
    int depth() {
        int most = 0;
        for (InlineField field : fields) {
            most = Math.max(most, field.depth());
        }
        return most;
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        int unit = variants();
        int left = variant;
        for (InlineField field : fields) {
            unit /= field.variants();
            field.addTo(slots, left / unit);
            left %= unit;
        }
    }
}

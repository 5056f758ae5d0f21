package dev.hexplain.ksy.run;

import dev.hexplain.ksy.run.TypeProgram.InstanceOp;
import dev.hexplain.tree.Slot;
import java.util.Arrays;
import java.util.List;

/** A user type all of whose fields, and the fields of those, need no rows. */
final class InlineType {
    private final InlineSequence sequence;
    private final List<InstanceOp> values;
    private final ProgramShapes shapes;
    private final long[] fields;
    private final int depth;

    /** Takes the calculated instances that are shown behind the fields. */
    InlineType(InlineSequence sequence, List<InstanceOp> values, ProgramShapes shapes) {
        this.sequence = sequence;
        this.values = values;
        this.shapes = shapes;
        this.depth = sequence.depth();
        this.fields = new long[sequence.variants()];
        for (int variant = 0; variant < fields.length; variant++) {
            fields[variant] = 1 + sequence.fields(variant) + values.size();
        }
    }

    int variants() {
        return fields.length;
    }

    /** Reads an object; returns its variant, or {@link InlineField#WITH_ROWS}. */
    int pass(KsyObject object, KsyStream io) {
        return sequence.pass(object, io);
    }

    /** The fields that an object of a variant is and holds. */
    long fields(int variant) {
        return fields[variant];
    }

    long mostFields() {
        return Arrays.stream(fields).max().orElse(0);
    }

    /** The most objects inside each other in it. */
    int depth() {
        return depth;
    }

    List<Slot> slots(int variant) {
        InlineSlots slots = new InlineSlots();
        sequence.addTo(slots, variant);
        for (InstanceOp value : values) {
            slots.add(value.spec().id(), shapes.fixed(value.shape()));
        }
        return slots.list();
    }
}

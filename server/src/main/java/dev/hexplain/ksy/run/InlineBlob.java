package dev.hexplain.ksy.run;

import dev.hexplain.tree.Shape;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Bytes or a text as long as an integer before them says, or of fixed size; and the fields right before them. */
final class InlineBlob extends InlineField {
    private final @Nullable InlineRun before;
    private final InlineLength length;
    private final int lengthSlot;
    private final BlobReader reader;
    private final AttributeOp op;
    private final Supplier<Shape> shape;
    private final boolean wanted;

    InlineBlob(
            @Nullable InlineRun before,
            InlineLength length,
            int lengthSlot,
            BlobReader reader,
            AttributeOp op,
            Supplier<Shape> shape) {
        super(1);
        this.before = before;
        this.length = length;
        this.lengthSlot = lengthSlot;
        this.reader = reader;
        this.op = op;
        this.shape = shape;
        this.wanted = op.wantsValue();
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        if (before != null && before.pass(holder, io) < 0) {
            return WITH_ROWS;
        }
        long size = length.bytes(holder, lengthSlot);
        if (size < 0 || size > io.left()) {
            return WITH_ROWS;
        }
        long start = io.at();
        io.skip(size);
        if (wanted) {
            op.keep(holder, reader.lazy(holder.machine, io, start, start + size), start);
        }
        return 0;
    }

    /** It together with the fields right before it, so that one step reads both. */
    InlineBlob behind(InlineRun run) {
        return new InlineBlob(run, length, lengthSlot, reader, op, shape);
    }

    @Override
    long fields(int variant) {
        return 1 + (before == null ? 0 : before.fields(0));
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        if (before != null) {
            before.addTo(slots, 0);
        }
        slots.addCounted(shape.get(), length);
    }
}

package dev.hexplain.ksy.run;

import dev.hexplain.tree.Shape;
import java.util.function.Supplier;

/** Bytes or a text as long as an integer before them says, or of fixed size. */
final class InlineBlob extends InlineField {
    private final InlineLength length;
    private final int lengthSlot;
    private final BlobReader reader;
    private final AttributeOp op;
    private final Supplier<Shape> shape;
    private final boolean wanted;

    InlineBlob(InlineLength length, int lengthSlot, BlobReader reader, AttributeOp op, Supplier<Shape> shape) {
        super(1);
        this.length = length;
        this.lengthSlot = lengthSlot;
        this.reader = reader;
        this.op = op;
        this.shape = shape;
        this.wanted = op.wantsValue();
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        long size = length.isConstant() ? length.plus() : holder.number(lengthSlot) * length.unit() + length.plus();
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

    @Override
    long fields(int variant) {
        return 1;
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        slots.addCounted(shape.get(), length);
    }
}

package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.EnumSpec;
import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** Reads {@code u1} to {@code s8}, {@code f4} and {@code f8}. */
final class NumberReader implements ElementReader, FixedRun.FixedValue {
    private final String typeName;
    private final int size;
    private final boolean real;
    private final boolean signed;
    private final ByteOrder order;
    private final @Nullable EnumSpec enumeration;
    private final int shape;

    private NumberReader(
            String typeName,
            int size,
            boolean real,
            boolean signed,
            ByteOrder order,
            @Nullable EnumSpec enumeration,
            int shape) {
        this.typeName = typeName;
        this.size = size;
        this.real = real;
        this.signed = signed;
        this.order = order;
        this.enumeration = enumeration;
        this.shape = shape;
    }

    static NumberReader of(DataType.Int type, ByteOrder order, @Nullable EnumSpec enumeration, int shape) {
        String name = (type.signed() ? "s" : "u") + type.size();
        return new NumberReader(name, type.size(), false, type.signed(), order, enumeration, shape);
    }

    static NumberReader of(DataType.Real type, ByteOrder order, int shape) {
        return new NumberReader("f" + type.size(), type.size(), true, true, order, null, shape);
    }

    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        KsyStream io = frame.io;
        io.align();
        if (io.left() < size) {
            throw ReadFailures.endOfStream(io, op.attribute(), typeName, size);
        }
        long at = io.at();
        machine.rows().leaf(shape, at, size);
        machine.give(op.wantsValue() ? value(io.bytes(), at) : null, at);
        io.skip(size);
        return true;
    }

    @Override
    public Object read(KsyObject holder, KsyStream stream, long offset) {
        return value(stream.bytes(), offset);
    }

    @Override
    public void readInto(KsyObject holder, int slot, KsyStream stream, long offset) {
        if (real) {
            holder.set(slot, value(stream.bytes(), offset));
        } else {
            holder.setNumber(slot, NumberOperations.integer(stream.bytes(), offset, size, signed, order), enumeration);
        }
    }

    private Object value(MemorySegment bytes, long offset) {
        if (real) {
            return NumberOperations.real(bytes, offset, size, order);
        }
        long number = NumberOperations.integer(bytes, offset, size, signed, order);
        return enumeration == null ? (Object) number : new EnumValue(enumeration, number);
    }

    @Override
    public long fixedSize() {
        return size;
    }

    @Override
    public int fixedShape() {
        return shape;
    }

    @Override
    public List<?> lazyElements(KsyObject holder, KsyStream stream, long start, long count) {
        return new Elements(stream.bytes(), start, Math.toIntExact(Math.min(count, Integer.MAX_VALUE)));
    }

    @Override
    public String typeName() {
        return typeName;
    }

    /** Numbers that are read when asked for. */
    private final class Elements extends AbstractList<Object> implements RandomAccess {
        private final MemorySegment bytes;
        private final long start;
        private final int count;

        Elements(MemorySegment bytes, long start, int count) {
            this.bytes = bytes;
            this.start = start;
            this.count = count;
        }

        @Override
        public Object get(int index) {
            java.util.Objects.checkIndex(index, count);
            return value(bytes, start + (long) index * size);
        }

        @Override
        public int size() {
            return count;
        }
    }
}

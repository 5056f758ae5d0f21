package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.EnumSpec;
import org.jspecify.annotations.Nullable;

/** Reads {@code b1} to {@code b64}. There is a shape for each of the eight bits of a byte that a field may begin at. */
final class BitsReader implements ElementReader {
    private final DataType.Bits type;
    private final @Nullable EnumSpec enumeration;
    private final int firstShape;

    /** Takes the first of eight shapes, one for each bit to begin at; -1 where it gives no rows. */
    BitsReader(DataType.Bits type, @Nullable EnumSpec enumeration, int firstShape) {
        this.type = type;
        this.enumeration = enumeration;
        this.firstShape = firstShape;
    }

    @Override
    public boolean read(Machine machine, ObjectFrame frame, AttributeOp op) {
        KsyStream io = frame.io;
        io.beginBits(type.order());
        if (!io.hasBits(type.width())) {
            throw ReadFailures.endOfStream(io, op.attribute(), typeName(), (type.width() + 7) / 8);
        }
        long start = io.bitByte();
        int firstBit = io.bit();
        long bits = io.bits(type.width());
        machine.rows().leaf(firstShape + firstBit, start, io.at() - start);
        machine.give(op.wantsValue() ? value(bits) : null, start);
        return true;
    }

    /** The value from a bit on, counted from the start of a byte. */
    Object at(KsyStream stream, long offset, long firstBit) {
        long start = offset + firstBit / Byte.SIZE;
        return value(KsyStream.bits(stream.bytes(), start, (int) (firstBit % Byte.SIZE), type.width(), type.order()));
    }

    @Override
    public boolean endsAtByte() {
        return false;
    }

    private Object value(long bits) {
        if (enumeration != null) {
            return new EnumValue(enumeration, bits);
        }
        return type.width() == 1 ? (Object) (bits != 0) : (Object) bits;
    }

    @Override
    public String typeName() {
        return "b" + type.width();
    }
}

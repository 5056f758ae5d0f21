package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** A text, as {@link java.io.DataOutput#writeUTF} writes it: two bytes of length, and modified UTF-8. */
record UtfPart(Slot slot) implements BlockPart {
    private static final ValueLayout.OfShort LENGTH = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int FIELDS = 3;

    static UtfPart of(String name, String doc) {
        return new UtfPart(Slot.of(Shape.group(name, TextEncoding.MODIFIED_UTF_8.id())
                .production("utf")
                .doc(doc)
                .slots(
                        Slot.of(Shape.leaf("length", ValueType.U2_BE, Role.LENGTH)
                                .build()),
                        Slot.counted(
                                Shape.leaf("value", new ValueType.Text(TextEncoding.MODIFIED_UTF_8), Role.VALUE)
                                        .build(),
                                1))
                .build()));
    }

    @Override
    public long end(MemorySegment bytes, long at, long end) {
        if (end - at < Short.BYTES) {
            return -1;
        }
        long after = at + Short.BYTES + (bytes.get(LENGTH, at) & 0xFFFF);
        return after <= end ? after : -1;
    }

    @Override
    public int fields(MemorySegment bytes, long at) {
        return FIELDS;
    }
}

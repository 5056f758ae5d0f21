package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts behind the first byte of items that this byte does not say the length of. */
final class ItemParts {
    private final ItemPart[] parts;
    /** How the integer is written that is all of the item; null for other items. */
    private final @Nullable VariableInteger integer;
    /** Bytes of the parts of fixed size, which are the last. */
    final int rest;

    ItemParts(List<Slot> slots) {
        this.parts = slots.stream()
                .filter(slot -> slot.extent() instanceof Extent.Sized)
                .map(slot -> (ItemPart) ((Extent.Sized) slot.extent()).sizing())
                .toArray(ItemPart[]::new);
        this.integer = parts.length == 1 && parts[0] instanceof ItemPart.Integral only ? only.encoding() : null;
        long fixed = 0;
        for (Slot slot : slots) {
            fixed += slot.extent() instanceof Extent.Inline(Shape part) ? part.fixedSize() : 0;
        }
        this.rest = (int) fixed;
    }

    /** Whether the length of an item is in its parts. */
    static boolean tell(List<Slot> slots) {
        return slots.stream().anyMatch(slot -> slot.extent() instanceof Extent.Sized);
    }

    /** The index after the parts from an index on, or {@link ItemMeasure#NOT_PLAIN}. */
    int end(byte[] bytes, int at, int limit) {
        if (integer != null) {
            int length = integer.length(bytes, at, limit);
            return length > 0 ? at + length + rest : ItemMeasure.NOT_PLAIN;
        }
        int next = at;
        long number = 0;
        for (ItemPart part : parts) {
            int size = part instanceof ItemPart.Integral counted
                    ? counted.size(bytes, next, limit, number)
                    : part.size(bytes, next, limit, number);
            if (size < 0) {
                return ItemMeasure.NOT_PLAIN;
            }
            number = part instanceof ItemPart.Integral counted ? counted.number(bytes, next, size) : 0;
            next += size;
        }
        return next + rest;
    }

    /** The offset after the parts from an offset on; fails where they are not whole or not valid. */
    long end(ParseInput in, long at) {
        long next = at;
        long number = 0;
        for (ItemPart part : parts) {
            long start = next;
            next = part.end(in, start, number);
            number = part instanceof ItemPart.Integral integer ? integer.number(in, start, next) : 0;
        }
        return next + rest;
    }

    /** Bytes of the parts from an offset on, which are whole. */
    long size(MemorySegment bytes, long at) {
        long next = at;
        long number = 0;
        for (ItemPart part : parts) {
            long start = next;
            next += part.size(bytes, start, number);
            number = part.number(bytes, start);
        }
        return next + rest - at;
    }
}

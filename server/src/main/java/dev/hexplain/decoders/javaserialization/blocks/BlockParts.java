package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Slot;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Parts of a block, one behind the other. */
public record BlockParts(List<BlockPart> parts) {
    public BlockParts {
        parts = List.copyOf(parts);
    }

    static BlockParts of(BlockPart... parts) {
        return new BlockParts(List.of(parts));
    }

    /** Their fields in the tree. */
    public List<Slot> slots() {
        return parts.stream().map(BlockPart::slot).toList();
    }

    /** Whether content consists of these parts, and of nothing more. */
    boolean fits(MemorySegment bytes, long at, long end) {
        return end(bytes, at, end) == end;
    }

    /** Where they end that begin at an offset; -1 where they do not fit what is left. */
    long end(MemorySegment bytes, long at, long end) {
        long next = at;
        for (BlockPart part : parts) {
            next = part.end(bytes, next, end);
            if (next < 0) {
                return -1;
            }
        }
        return next;
    }

    /** The number of fields in content that fits. */
    public int fields(MemorySegment bytes, long at) {
        int count = 0;
        long next = at;
        for (BlockPart part : parts) {
            count += part.fields(bytes, next);
            next = part.end(bytes, next, bytes.byteSize());
        }
        return count;
    }
}

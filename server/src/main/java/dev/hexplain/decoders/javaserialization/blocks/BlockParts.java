package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Slot;
import java.lang.foreign.MemorySegment;
import java.util.List;

/** Parts of a block, one behind the other. */
public final class BlockParts {
    private static final int VARIABLE = -1;

    private final List<BlockPart> parts;
    /** The bytes of all parts, where these are primitive values. */
    private final int fixedBytes;

    private BlockParts(List<BlockPart> parts) {
        this.parts = parts;
        this.fixedBytes = fixedBytes(parts);
    }

    static BlockParts of(BlockPart... parts) {
        return new BlockParts(List.of(parts));
    }

    private static int fixedBytes(List<BlockPart> parts) {
        int bytes = 0;
        for (BlockPart part : parts) {
            if (!(part instanceof PrimitivePart primitive)) {
                return VARIABLE;
            }
            bytes += primitive.bytes();
        }
        return bytes;
    }

    int count() {
        return parts.size();
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
        if (fixedBytes != VARIABLE) {
            return at + fixedBytes <= end ? at + fixedBytes : -1;
        }
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
        if (fixedBytes != VARIABLE) {
            return parts.size();
        }
        int count = 0;
        long next = at;
        for (BlockPart part : parts) {
            count += part.fields(bytes, next);
            next = part.end(bytes, next, bytes.byteSize());
        }
        return count;
    }
}

package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.ArrayList;
import java.util.List;

/**
 * Entries of an object and a block in turn, of which the block has the primitive half. A block that is too short stands
 * for itself.
 *
 * @param first where they begin among the contents
 * @param keysInBlocks whether the keys are in the blocks, which then come first
 */
record AlternatingEntries(Contents contents, long first, long count, boolean keysInBlocks, Primitive primitive)
        implements Paged<LogicalValue.Entry> {
    /** Reads the primitive half. */
    @FunctionalInterface
    interface Primitive {
        LogicalValue read(long entry, LogicalValue block, Cursor inBlock);
    }

    @Override
    public List<LogicalValue.Entry> page(long from, int limit) {
        List<LogicalValue.Entry> page = new ArrayList<>();
        long end = Math.min(count, from + limit);
        for (long entry = from; entry < end; entry++) {
            long at = first + 2 * entry;
            List<LogicalValue> both = contents.values(at, 2).page(0, 2);
            page.add(
                    keysInBlocks
                            ? new LogicalValue.Entry(inBlock(entry, both.getFirst(), at), both.getLast())
                            : new LogicalValue.Entry(both.getFirst(), inBlock(entry, both.getLast(), at + 1)));
        }
        return page;
    }

    private LogicalValue inBlock(long entry, LogicalValue block, long at) {
        try {
            return primitive.read(entry, block, contents.block(at, 1));
        } catch (MisfitException | EndOfSource tooShort) {
            return block;
        }
    }
}

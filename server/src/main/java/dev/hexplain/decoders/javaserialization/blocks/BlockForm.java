package dev.hexplain.decoders.javaserialization.blocks;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/**
 * What classes write into their blocks: one of several layouts.
 *
 * @param layouts how many there are
 * @param maker makes a layout by its number, from 0 on; called when it is first needed
 * @param choice which of them it is
 */
record BlockForm(int layouts, Maker maker, VariantPart.Choice choice) {
    /** Makes a layout. */
    @FunctionalInterface
    interface Maker {
        BlockParts make(int layout);
    }

    /** All blocks have one layout. */
    static BlockForm of(BlockParts layout) {
        return new BlockForm(1, _ -> layout, (bytes, at, end) -> 0);
    }

    /** A first byte, from 1 on, says which layout it is. */
    static BlockForm typed(List<BlockParts> layouts) {
        return new BlockForm(layouts.size(), layouts::get, BlockForm::type);
    }

    /** The number of the layout that the first byte is for; -1 where the block is empty. */
    static int type(MemorySegment bytes, long at, long end) {
        return at < end ? (bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF) - 1 : BlockForms.UNKNOWN;
    }
}

package dev.hexplain.decoders.river;

import dev.hexplain.tree.ShapeKind;

/**
 * A class where it is referred to.
 *
 * @param classAt where its descriptor is, as {@link RiverLayout} has it
 */
record RiverClassRef(long classAt) implements ShapeKind {
    @Override
    public String label() {
        return "class";
    }
}

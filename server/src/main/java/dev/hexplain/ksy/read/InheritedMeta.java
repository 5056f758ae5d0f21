package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.Endianness;

/** What {@code meta} says, for all that is below it and does not say otherwise. */
record InheritedMeta(Endianness endianness, BitOrder bitOrder, String encoding, boolean opaqueTypes) {
    static final InheritedMeta NONE = new InheritedMeta(new Endianness.Unset(), BitOrder.BIG, "", false);
}

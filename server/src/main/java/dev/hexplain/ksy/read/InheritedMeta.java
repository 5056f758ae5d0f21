package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.BitOrder;
import dev.hexplain.ksy.model.Endianness;

/** The values of {@code meta} that nested types inherit. */
record InheritedMeta(Endianness endianness, BitOrder bitOrder, String encoding, boolean opaqueTypes) {
    static final InheritedMeta NONE = new InheritedMeta(new Endianness.Unset(), BitOrder.BIG, "", false);
}

package dev.hexplain.decoders.protostuff;

import dev.hexplain.tree.ShapeKind;
import java.util.Locale;

/** What the encoding adds to values, and values of unknown type. */
enum ProtostuffPart implements ShapeKind {
    TAG,
    VARINT,
    REFERENCE;

    @Override
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

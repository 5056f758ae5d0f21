package dev.hexplain.decoders.fory;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code fory.ksy} says; read when somebody first wants to know. */
final class Description {
    private static final FormatDescription LOADED =
            FormatDescription.load("jvm", Fory.ID, "header", "elements", "chunk");

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }

    static Enumeration symbols(String name) {
        return LOADED.enumeration(name);
    }
}

package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.Described;
import dev.hexplain.tree.Enumeration;

/** What people read, from the descriptor. */
final class Names {
    static final Described FORMAT = Described.by("jvm", "chronicle_wire");

    private Names() {}

    static Enumeration codes() {
        return FORMAT.description().enumeration("code");
    }
}

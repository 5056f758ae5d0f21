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

    /** A code as people look for it: its name, if it has one, and its number. */
    static String spell(int code) {
        return codes().nameOf(code).map(name -> name + " ").orElse("") + "(0x%02X)".formatted(code);
    }
}

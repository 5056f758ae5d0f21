package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What people read, from the descriptor. */
final class Names {
    static final String ID = "chronicle_wire";
    static final FormatDescription DESCRIPTION = FormatDescription.load("jvm", ID);

    private Names() {}

    static Enumeration codes() {
        return DESCRIPTION.enumeration("code");
    }
}

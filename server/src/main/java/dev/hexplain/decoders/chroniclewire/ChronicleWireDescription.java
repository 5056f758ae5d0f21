package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.tree.Enumeration;

/** Documentation and symbols from the format's descriptor. */
final class ChronicleWireDescription {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "chronicle_wire");

    private ChronicleWireDescription() {}

    static Enumeration codes() {
        return FORMAT.description().enumeration("code");
    }

    /** A code as shown to users: its name, if it has one, and its number. */
    static String spell(int code) {
        return codes().nameOf(code).map(name -> name + " ").orElse("") + "(0x%02X)".formatted(code);
    }
}

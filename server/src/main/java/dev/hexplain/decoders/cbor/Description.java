package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code cbor.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "cbor";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("documents", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }

    /** Names of tags. */
    static Enumeration tags() {
        return Loaded.IT.enumeration("tag");
    }
}

package dev.hexplain.decoders.bson;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code bson.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "bson";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("documents", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }

    static Enumeration types() {
        return Loaded.IT.enumeration("type");
    }

    static Enumeration subtypes() {
        return Loaded.IT.enumeration("subtype");
    }
}

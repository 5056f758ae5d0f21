package dev.hexplain.decoders.resp;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code resp.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "resp";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("network", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }

    static Enumeration types() {
        return Loaded.IT.enumeration("type");
    }
}

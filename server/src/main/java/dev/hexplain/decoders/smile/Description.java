package dev.hexplain.decoders.smile;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code smile.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "smile";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("documents", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }

    /** Names of first bytes where a value is expected. */
    static Enumeration values() {
        return Loaded.IT.enumeration("value_token");
    }

    /** Names of first bytes where a key is expected. */
    static Enumeration keys() {
        return Loaded.IT.enumeration("key_token");
    }
}

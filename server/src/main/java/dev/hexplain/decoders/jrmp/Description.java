package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What the descriptor {@code jrmp.ksy} says, read when somebody first wants to know. */
final class Description {
    static final String ID = "jrmp";

    private static final FormatDescription LOADED = FormatDescription.load("network", ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }

    static String doc() {
        return LOADED.doc();
    }

    /** How messages go over the connection. */
    static Enumeration protocols() {
        return LOADED.enumeration("protocol");
    }

    /** First bytes of messages. */
    static Enumeration messages() {
        return LOADED.enumeration("message");
    }

    /** Whether a method returned or threw. */
    static Enumeration returnTypes() {
        return LOADED.enumeration("return_type");
    }
}

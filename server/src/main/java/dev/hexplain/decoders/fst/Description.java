package dev.hexplain.decoders.fst;

import dev.hexplain.decode.FormatDescription;

/** What the descriptor {@code fst.ksy} says, read when somebody first wants to know. */
final class Description {
    static final String ID = "fst";

    private static final FormatDescription LOADED = FormatDescription.load("jvm", ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }
}

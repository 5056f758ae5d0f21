package dev.hexplain.decoders.protostuff;

import dev.hexplain.decode.FormatDescription;

/** What the descriptor {@code protostuff.ksy} says, read when somebody first wants to know. */
final class Description {
    static final String ID = "protostuff";

    private static final FormatDescription LOADED = FormatDescription.load("jvm", ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }
}

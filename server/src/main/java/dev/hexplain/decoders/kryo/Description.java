package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.FormatDescription;

/** What the descriptor {@code kryo.ksy} says, read when somebody first wants to know. */
final class Description {
    static final String ID = "kryo";

    private static final FormatDescription LOADED = FormatDescription.load("jvm", ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }
}

package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.FormatDescription;

/** What {@code sbe.ksy} says; read when somebody first wants to know. */
final class Description {
    private static final FormatDescription LOADED = FormatDescription.load("idl", Sbe.ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }
}

package dev.hexplain.decoders.iontext;

import dev.hexplain.decode.FormatDescription;

/** What {@code ion_text.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "ion_text";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("documents", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }
}

package dev.hexplain.decoders.xml;

import dev.hexplain.decode.FormatDescription;

/** What {@code xml.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "xml";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("documents", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }
}

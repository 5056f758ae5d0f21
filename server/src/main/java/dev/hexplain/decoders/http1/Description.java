package dev.hexplain.decoders.http1;

import dev.hexplain.decode.FormatDescription;

/** What {@code http1.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "http1";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("network", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }
}

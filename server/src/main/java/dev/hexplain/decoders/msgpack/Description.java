package dev.hexplain.decoders.msgpack;

import dev.hexplain.decode.FormatDescription;

/** What {@code msgpack.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "msgpack";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("documents", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }
}

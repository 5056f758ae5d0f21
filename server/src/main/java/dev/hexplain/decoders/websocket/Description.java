package dev.hexplain.decoders.websocket;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code websocket.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "websocket";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("network", ID);
    }

    static FormatDescription get() {
        return Loaded.IT;
    }

    static Enumeration opcodes() {
        return Loaded.IT.enumeration("opcode");
    }

    static Enumeration closeCodes() {
        return Loaded.IT.enumeration("close_code");
    }
}

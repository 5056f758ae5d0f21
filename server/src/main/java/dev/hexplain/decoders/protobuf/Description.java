package dev.hexplain.decoders.protobuf;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What the descriptor {@code protobuf.ksy} says, read when somebody first wants to know. */
final class Description {
    static final String ID = "protobuf";

    private static final FormatDescription LOADED = FormatDescription.load("idl", ID);

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }

    static String doc() {
        return LOADED.doc();
    }

    static Enumeration wireTypes() {
        return LOADED.enumeration("wire_type");
    }
}

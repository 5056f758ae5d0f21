package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/** What {@code mongodb.ksy} says; read when somebody first wants to know. */
final class Description {
    static final String ID = "mongodb";

    private Description() {}

    private static final class Loaded {
        static final FormatDescription IT = FormatDescription.load("network", ID, "flag_bits", "response_flags");
    }

    static FormatDescription get() {
        return Loaded.IT;
    }

    static Enumeration opCodes() {
        return Loaded.IT.enumeration("op_code");
    }

    static Enumeration flagBits() {
        return Loaded.IT.enumeration("flag_bits");
    }

    static Enumeration responseFlags() {
        return Loaded.IT.enumeration("response_flags");
    }

    static Enumeration sectionKinds() {
        return Loaded.IT.enumeration("section_kind");
    }

    static Enumeration compressors() {
        return Loaded.IT.enumeration("compressor");
    }
}

package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.Enumeration;

/**
 * What the descriptor {@code java_serialization.ksy} says. It is read when somebody first wants to know, because
 * decoding does not and parsing YAML takes a fresh JVM longer than many a dump.
 */
final class Description {
    static final String ID = "java_serialization";

    private static final FormatDescription LOADED = FormatDescription.load("java", ID, "sc");

    private Description() {}

    static FormatDescription get() {
        return LOADED;
    }

    static String doc() {
        return LOADED.doc();
    }

    /** Names of type codes. */
    static Enumeration tokens() {
        return LOADED.enumeration("tc");
    }

    /** Bits of a class descriptor's flags. */
    static Enumeration flags() {
        return LOADED.enumeration("sc");
    }

    static Enumeration versions() {
        return LOADED.enumeration("stream_version");
    }

    /** What the letters stand for that begin a field of a class. */
    static Enumeration typecodes() {
        return LOADED.enumeration("typecode");
    }
}

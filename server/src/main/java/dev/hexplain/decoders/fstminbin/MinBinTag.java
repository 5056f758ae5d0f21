package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.FormatHandle;
import dev.hexplain.tree.Enumeration;
import java.util.function.Supplier;

/**
 * The first bytes of values. For integers the lowest three bits are the size, 8 is set for unsigned ones, 16 for arrays
 * of them; for other tags these bits are 5, and the upper ones its number.
 */
final class MinBinTag {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "fst_minbin");
    static final Supplier<Enumeration> NAMES = FORMAT.symbols("tag");

    static final int END = 0x06;
    static final int CHAR = 0x0A;
    static final int BYTES = 0x11;
    static final int CHARS = 0x1A;
    static final int STRING = 0x05;
    static final int FLOAT = 0x0D;
    static final int DOUBLE = 0x15;
    static final int DOUBLES = 0x1D;
    static final int FLOATS = 0x25;
    static final int OBJECT = 0x2D;
    static final int SEQUENCE = 0x35;
    static final int NULL = 0x3D;
    static final int BOOL = 0x45;
    static final int HANDLE = 0x4D;

    static final int UNSIGNED = 8;
    private static final int ARRAY = 16;
    private static final int SIZE = 7;

    private MinBinTag() {}

    static boolean isInt(int tag) {
        return (tag & ~SIZE & ~UNSIGNED) == 0 && isSize(tag);
    }

    static boolean isArray(int tag) {
        return (tag & ~SIZE & ~UNSIGNED) == ARRAY && isSize(tag);
    }

    private static boolean isSize(int tag) {
        return (tag & SIZE) >= 1 && (tag & SIZE) <= 4;
    }

    /** Whether an array of characters follows. */
    static boolean isText(int tag) {
        return tag == STRING || tag == FLOAT || tag == DOUBLE;
    }

    /** Bytes of an integer, or of an array's element. */
    static int size(int tag) {
        return 1 << (tag & SIZE) - 1;
    }

    /** The type of an array's elements. */
    static int element(int tag) {
        return tag & ~ARRAY;
    }

    static String spell(int tag) {
        return NAMES.get().nameOf(tag).map(name -> name + " ").orElse("") + "(0x%02X)".formatted(tag);
    }
}

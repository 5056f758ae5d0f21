package dev.hexplain.decoders.iontext;

import java.util.Locale;

/**
 * What the shape of an item depends on besides its name.
 *
 * @param kind what its value is
 * @param headed whether something stands before its value
 */
record IonTextLayout(Kind kind, boolean headed) {
    private static final int HEADED = 1 << 2;

    /** What a value is. */
    enum Kind {
        SCALAR,
        LIST,
        SEXP,
        STRUCT;

        String typeName() {
            return this == SCALAR ? "value" : name().toLowerCase(Locale.ROOT);
        }
    }

    static int of(Kind kind, boolean headed) {
        return kind.ordinal() | (headed ? HEADED : 0);
    }

    static IonTextLayout of(int bits) {
        return new IonTextLayout(Kind.values()[bits & 3], (bits & HEADED) != 0);
    }
}

package dev.hexplain.decoders.iontext;

import java.util.Locale;

/**
 * All that the shape of an item depends on besides its name.
 *
 * @param kind the kind of its value
 * @param headed whether it has a prefix: white space, a name or annotations
 */
record IonTextLayout(Kind kind, boolean headed) {
    private static final int HEADED = 1 << 2;

    /** The kind of a value. */
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

package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.Options;
import java.util.List;

/**
 * How a writer of the native protocol spells numbers, which no byte tells.
 *
 * @param ints those of 32 bits ({@code withIntCompressed})
 * @param longs those of 64 bits ({@code withLongCompressed})
 */
record Numbers(Kind.Form ints, Kind.Form longs) {
    static final String COMPRESSED = "number_compressed";
    static final String INTS = "int_compressed";
    static final String LONGS = "long_encoding";

    private static final String FIXED = "fixed";
    private static final String TAGGED = "tagged";
    private static final String VARINT = "varint";

    static Numbers of(Options options) {
        boolean compressed = options.flag(COMPRESSED, true);
        List<String> encodings = compressed ? List.of(TAGGED, FIXED, VARINT) : List.of(FIXED, TAGGED, VARINT);
        Kind.Form longs = switch (options.choice(LONGS, encodings)) {
            case FIXED -> Kind.Form.FIXED_LONG;
            case VARINT -> Kind.Form.VAR_LONG;
            default -> Kind.Form.TAGGED_LONG;
        };
        return new Numbers(options.flag(INTS, compressed) ? Kind.Form.INT : Kind.Form.FIXED_INT, longs);
    }

    /** A value as this writer spells it. */
    Kind spelled(Kind kind) {
        return kind instanceof Kind.Scalar(Kind.Form form) ? new Kind.Scalar(spelled(form)) : kind;
    }

    Kind.Form spelled(Kind.Form form) {
        return switch (form) {
            case INT -> ints;
            case TAGGED_LONG -> longs;
            default -> form;
        };
    }

    /** How xlang spells it, whatever the writer was told. */
    Kind.Form inXlang(Kind.Form form) {
        return form == Kind.Form.TAGGED_LONG ? Kind.Form.VAR_LONG : form;
    }
}

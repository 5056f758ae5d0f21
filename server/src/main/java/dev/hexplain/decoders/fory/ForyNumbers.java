package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.ClassListOptions;
import java.util.List;

/**
 * How a writer of the native protocol spells numbers, which no byte tells.
 *
 * @param ints those of 32 bits ({@code withIntCompressed})
 * @param longs those of 64 bits ({@code withLongCompressed})
 */
record ForyNumbers(ForyKind.Form ints, ForyKind.Form longs) {
    static final String COMPRESSED = "number_compressed";
    static final String INTS = "int_compressed";
    static final String LONGS = "long_encoding";

    private static final String FIXED = "fixed";
    private static final String TAGGED = "tagged";
    private static final String VARINT = "varint";

    static ForyNumbers of(ClassListOptions options) {
        boolean compressed = options.flag(COMPRESSED, true);
        List<String> encodings = compressed ? List.of(TAGGED, FIXED, VARINT) : List.of(FIXED, TAGGED, VARINT);
        ForyKind.Form longs = switch (options.choice(LONGS, encodings)) {
            case FIXED -> ForyKind.Form.FIXED_LONG;
            case VARINT -> ForyKind.Form.VAR_LONG;
            default -> ForyKind.Form.TAGGED_LONG;
        };
        return new ForyNumbers(options.flag(INTS, compressed) ? ForyKind.Form.INT : ForyKind.Form.FIXED_INT, longs);
    }

    /** A value as this writer spells it. */
    ForyKind spelled(ForyKind kind) {
        return kind instanceof ForyKind.Scalar(ForyKind.Form form) ? new ForyKind.Scalar(spelled(form)) : kind;
    }

    ForyKind.Form spelled(ForyKind.Form form) {
        return switch (form) {
            case INT -> ints;
            case TAGGED_LONG -> longs;
            default -> form;
        };
    }

    /** How xlang spells it, whatever the writer was told. */
    ForyKind.Form inXlang(ForyKind.Form form) {
        return form == ForyKind.Form.TAGGED_LONG ? ForyKind.Form.VAR_LONG : form;
    }
}

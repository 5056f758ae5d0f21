package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.ClassListOptions;
import java.util.Collection;
import java.util.List;

/**
 * The number encodings of a native-protocol writer, which are settings not present in the bytes.
 *
 * @param ints of 32-bit numbers ({@code withIntCompressed})
 * @param longs of 64-bit numbers ({@code withLongCompressed})
 */
record ForyNumbers(ForyKind.Form ints, ForyKind.Form longs) {
    static final String COMPRESSED = "number_compressed";
    static final String INTS = "int_compressed";
    static final String LONGS = "long_encoding";

    private static final int FIXED_32 = 4;
    private static final int FIXED_64 = 6;
    private static final int VARINT_64 = 7;

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

    /** The encodings that the type ids of fields tell. */
    static ForyNumbers ofTypeIds(Collection<Integer> ids) {
        ForyKind.Form longs = ids.contains(FIXED_64)
                ? ForyKind.Form.FIXED_LONG
                : ids.contains(VARINT_64) ? ForyKind.Form.VAR_LONG : ForyKind.Form.TAGGED_LONG;
        return new ForyNumbers(ids.contains(FIXED_32) ? ForyKind.Form.FIXED_INT : ForyKind.Form.INT, longs);
    }

    /** A value in this writer's encoding. */
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

    /** Its encoding in xlang, whatever the writer's settings. */
    ForyKind.Form inXlang(ForyKind.Form form) {
        return form == ForyKind.Form.TAGGED_LONG ? ForyKind.Form.VAR_LONG : form;
    }
}

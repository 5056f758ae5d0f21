package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decoders.kryo.KryoSerializer.Place;

/** The encodings of primitives and of other kinds of parts, by the output's settings. */
final class KryoPartEncodings {
    private final KryoSettings settings;

    KryoPartEncodings(KryoSettings settings) {
        this.settings = settings;
    }

    /** The leaf kind of a primitive type. */
    int primitive(String name) {
        return switch (name) {
            case "boolean" -> KryoLeafKinds.BOOLEAN;
            case "byte" -> KryoLeafKinds.BYTE;
            case "char" -> settings.beforeFive() ? KryoLeafKinds.CHAR_BE : KryoLeafKinds.CHAR;
            case "short" -> settings.beforeFive() ? KryoLeafKinds.SHORT_BE : KryoLeafKinds.SHORT;
            case "int" -> settings.variableLength() ? KryoLeafKinds.INT : int32();
            case "long" -> settings.variableLength() ? KryoLeafKinds.LONG : int64();
            case "float" -> settings.beforeFive() ? KryoLeafKinds.FLOAT_BE : KryoLeafKinds.FLOAT;
            case "double" -> settings.beforeFive() ? KryoLeafKinds.DOUBLE_BE : KryoLeafKinds.DOUBLE;
            default -> throw new IllegalArgumentException("Not a primitive type: " + name);
        };
    }

    int uint() {
        return settings.variableLength() ? KryoLeafKinds.UINT : int32();
    }

    int int32() {
        return settings.beforeFive() ? KryoLeafKinds.INT_BE : KryoLeafKinds.INT_LE;
    }

    int int64() {
        return settings.beforeFive() ? KryoLeafKinds.LONG_BE : KryoLeafKinds.LONG_LE;
    }

    /** The encoding of a kind of part. */
    Place place(String kind) {
        return switch (kind) {
            case "any" -> new Place.Typed(KryoExpectedType.ANYTHING);
            case "text" -> new Place.RawText();
            case "big" -> new Place.RawBytes(KryoLeafKinds.BIG_INTEGER);
            case "time" -> new Place.RawTime();
            case "offset" -> new Place.RawOffset();
            case "uint" -> new Place.Raw(uint());
            case "ulong" -> new Place.Raw(KryoLeafKinds.ULONG);
            case "long" -> new Place.Raw(KryoLeafKinds.LONG);
            case "int" -> new Place.Raw(primitive("int"));
            case "longs" ->
                new Place.Typed(KryoExpectedType.nullable(TypeRef.of("long").array(1)));
            case "int32" -> new Place.Raw(int32());
            case "int64" -> new Place.Raw(int64());
            case "byte" -> new Place.Raw(KryoLeafKinds.BYTE);
            case "boolean" -> new Place.Raw(KryoLeafKinds.BOOLEAN);
            default -> throw new IllegalArgumentException("No part is a " + kind);
        };
    }
}

package dev.hexplain.decoders.kryo;

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
            case "char" -> KryoLeafKinds.CHAR;
            case "short" -> KryoLeafKinds.SHORT;
            case "int" -> settings.variableLength() ? KryoLeafKinds.INT : KryoLeafKinds.INT_LE;
            case "long" -> settings.variableLength() ? KryoLeafKinds.LONG : KryoLeafKinds.LONG_LE;
            case "float" -> KryoLeafKinds.FLOAT;
            case "double" -> KryoLeafKinds.DOUBLE;
            default -> throw new IllegalArgumentException("Not a primitive type: " + name);
        };
    }

    int uint() {
        return settings.variableLength() ? KryoLeafKinds.UINT : KryoLeafKinds.INT_LE;
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
            case "int32" -> new Place.Raw(KryoLeafKinds.INT_LE);
            case "int64" -> new Place.Raw(KryoLeafKinds.LONG_LE);
            case "byte" -> new Place.Raw(KryoLeafKinds.BYTE);
            case "boolean" -> new Place.Raw(KryoLeafKinds.BOOLEAN);
            default -> throw new IllegalArgumentException("No part is a " + kind);
        };
    }
}

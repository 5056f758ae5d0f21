package dev.hexplain.decoders.kryo;

import dev.hexplain.decoders.kryo.Serializer.Place;

/** How parts of a kind and primitives are written, as the output is set up. */
final class KryoPlaces {
    private final Settings settings;

    KryoPlaces(Settings settings) {
        this.settings = settings;
    }

    /** The leaf of a primitive type. */
    int primitive(String name) {
        return switch (name) {
            case "boolean" -> Leaves.BOOLEAN;
            case "byte" -> Leaves.BYTE;
            case "char" -> Leaves.CHAR;
            case "short" -> Leaves.SHORT;
            case "int" -> settings.variableLength() ? Leaves.INT : Leaves.INT_LE;
            case "long" -> settings.variableLength() ? Leaves.LONG : Leaves.LONG_LE;
            case "float" -> Leaves.FLOAT;
            case "double" -> Leaves.DOUBLE;
            default -> throw new IllegalArgumentException("Not a primitive type: " + name);
        };
    }

    int uint() {
        return settings.variableLength() ? Leaves.UINT : Leaves.INT_LE;
    }

    /** How a part of a kind is written. */
    Place place(String kind) {
        return switch (kind) {
            case "any" -> new Place.Typed(Expected.ANYTHING);
            case "text" -> new Place.RawText();
            case "big" -> new Place.RawBytes(Leaves.BIG_INTEGER);
            case "time" -> new Place.RawTime();
            case "offset" -> new Place.RawOffset();
            case "uint" -> new Place.Raw(uint());
            case "ulong" -> new Place.Raw(Leaves.ULONG);
            case "long" -> new Place.Raw(Leaves.LONG);
            case "int" -> new Place.Raw(primitive("int"));
            case "int32" -> new Place.Raw(Leaves.INT_LE);
            case "int64" -> new Place.Raw(Leaves.LONG_LE);
            case "byte" -> new Place.Raw(Leaves.BYTE);
            case "boolean" -> new Place.Raw(Leaves.BOOLEAN);
            default -> throw new IllegalArgumentException("No part is a " + kind);
        };
    }
}

package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.tree.ValueType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The scalar types of the schema language, under their old and new names. All are little-endian. */
final class FlatBuffersScalarTypes {
    private static final Map<String, FlatBuffersType.Scalar> BY_NAME = new HashMap<>();

    static {
        add(ValueType.BOOL, "bool");
        add(ValueType.S1, "byte", "int8");
        add(ValueType.U1, "ubyte", "uint8");
        add(ValueType.S2_LE, "short", "int16");
        add(ValueType.U2_LE, "ushort", "uint16");
        add(ValueType.S4_LE, "int", "int32");
        add(ValueType.U4_LE, "uint", "uint32");
        add(ValueType.S8_LE, "long", "int64");
        add(ValueType.U8_LE, "ulong", "uint64");
        add(ValueType.F4_LE, "float", "float32");
        add(ValueType.F8_LE, "double", "float64");
    }

    private FlatBuffersScalarTypes() {}

    private static void add(ValueType type, String... names) {
        for (String name : names) {
            BY_NAME.put(name, new FlatBuffersType.Scalar(names[0], type, Optional.empty()));
        }
    }

    /** The name of the type that an enum is of. */
    static String base(FlatBuffersType.Scalar constants) {
        return BY_NAME.values().stream()
                .filter(type -> type.value().equals(constants.value()))
                .findFirst()
                .map(FlatBuffersType.Scalar::name)
                .orElseThrow();
    }

    static Optional<FlatBuffersType.Scalar> named(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}

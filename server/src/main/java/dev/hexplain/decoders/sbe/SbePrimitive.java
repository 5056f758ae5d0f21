package dev.hexplain.decoders.sbe;

import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.util.Locale;
import java.util.Optional;

/** The primitive types (SBE 1.0, section 2, "Primitive type encodings"), with their null values. */
enum SbePrimitive {
    CHAR(1, false, "0"),
    INT8(1, true, "-128"),
    INT16(2, true, "-32768"),
    INT32(4, true, "-2147483648"),
    INT64(8, true, "-9223372036854775808"),
    UINT8(1, false, "255"),
    UINT16(2, false, "65535"),
    UINT32(4, false, "4294967295"),
    UINT64(8, false, "18446744073709551615"),
    FLOAT(4, true, "NaN"),
    DOUBLE(8, true, "NaN");

    private final int size;
    private final boolean signed;
    private final String nullValue;

    SbePrimitive(int size, boolean signed, String nullValue) {
        this.size = size;
        this.signed = signed;
        this.nullValue = nullValue;
    }

    static Optional<SbePrimitive> named(String name) {
        for (SbePrimitive primitive : values()) {
            if (primitive.id().equals(name)) {
                return Optional.of(primitive);
            }
        }
        return Optional.empty();
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    int size() {
        return size;
    }

    /** The null value as text. */
    String nullValue() {
        return nullValue;
    }

    boolean isUnsignedInteger() {
        return !signed && this != CHAR;
    }

    /** The type as a number; a {@code char} is its code. */
    ValueType type(ByteOrder order) {
        return switch (this) {
            case FLOAT, DOUBLE -> new ValueType.Real(size, order);
            default -> new ValueType.Int(size, signed, order);
        };
    }
}

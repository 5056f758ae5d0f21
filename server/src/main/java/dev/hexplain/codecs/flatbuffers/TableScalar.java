package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Optional;

/** The numbers of the schema language, which stand in tables and vectors themselves. */
enum TableScalar {
    BOOL(1),
    BYTE(1),
    UBYTE(1),
    SHORT(2),
    USHORT(2),
    INT(4),
    UINT(4),
    LONG(8),
    ULONG(8),
    FLOAT(4),
    DOUBLE(8);

    private static final int BYTE_MASK = 0xFF;
    private static final int SHORT_MASK = 0xFFFF;
    private static final long INT_MASK = 0xFFFF_FFFFL;

    private final int size;

    TableScalar(int size) {
        this.size = size;
    }

    /** Bytes of a value. */
    int size() {
        return size;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The type of a scalar in the schema language; bytes have none. */
    static String word(Scalar scalar) {
        return scalar == Scalar.TEXT ? "string" : of(scalar).orElseThrow().word();
    }

    /** The number that a type is written as; empty for what is written elsewhere. */
    static Optional<TableScalar> of(SchemaType type) {
        return Optional.ofNullable(
                switch (type) {
                    case Scalar scalar ->
                        switch (scalar) {
                            case INT -> INT;
                            case LONG -> LONG;
                            case FLOAT -> FLOAT;
                            case DOUBLE -> DOUBLE;
                            case FLAG -> BOOL;
                            case TEXT, BYTES -> null;
                        };
                    case Constants constants -> of(constants);
                    default -> null;
                });
    }

    /** The smallest that has room for the constants of an enum. */
    static TableScalar of(Constants constants) {
        int most = constants.numbers().stream().mapToInt(number -> number).max().orElse(0);
        return most <= BYTE_MASK ? UBYTE : most <= SHORT_MASK ? USHORT : INT;
    }

    /** Adds a value to a table or vector that was begun. */
    void add(FlatBufferBuilder out, Object value) {
        switch (this) {
            case BOOL -> out.addBoolean((Boolean) value);
            case BYTE, UBYTE -> out.addByte(((Number) value).byteValue());
            case SHORT, USHORT -> out.addShort(((Number) value).shortValue());
            case INT, UINT -> out.addInt(((Number) value).intValue());
            case LONG, ULONG -> out.addLong(((Number) value).longValue());
            case FLOAT -> out.addFloat((Float) value);
            case DOUBLE -> out.addDouble((Double) value);
        }
    }

    /** Whether a table that leaves a value out says the same; -0.0 is not 0. */
    boolean isDefault(Object value) {
        return switch (value) {
            case Boolean flag -> !flag;
            case Float real -> Float.floatToRawIntBits(real) == 0;
            case Double real -> Double.doubleToRawLongBits(real) == 0;
            default -> ((Number) value).longValue() == 0;
        };
    }

    /** The value at a position: a {@code Boolean}, {@code Float}, {@code Double} or {@code Long}. */
    Object read(ByteBuffer bytes, int at) {
        return switch (this) {
            case BOOL -> bytes.get(at) != 0;
            case BYTE -> (long) bytes.get(at);
            case UBYTE -> (long) bytes.get(at) & BYTE_MASK;
            case SHORT -> (long) bytes.getShort(at);
            case USHORT -> (long) bytes.getShort(at) & SHORT_MASK;
            case INT -> (long) bytes.getInt(at);
            case UINT -> bytes.getInt(at) & INT_MASK;
            case LONG, ULONG -> bytes.getLong(at);
            case FLOAT -> bytes.getFloat(at);
            case DOUBLE -> bytes.getDouble(at);
        };
    }

    /** What a table says that leaves a value out. */
    Object absent() {
        return switch (this) {
            case BOOL -> false;
            case FLOAT -> 0F;
            case DOUBLE -> 0.0;
            default -> 0L;
        };
    }
}

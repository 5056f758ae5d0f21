package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The numbers of the schema language, which are in tables and vectors themselves. */
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
                    case SchemaType.Spelled spelled -> named(spelled.word()).orElse(null);
                    default -> null;
                });
    }

    /** That of a name in the schema language; empty for names of other types. */
    private static Optional<TableScalar> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }

    /** The type of the numbers of an enum: what an edited schema says, or the smallest that has room for the constants of an enum. */
    static TableScalar of(Constants constants) {
        if (!constants.base().isEmpty()) {
            return named(constants.base()).orElseThrow();
        }
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

    /** Whether a table that leaves a field out says the same as a value; -0.0 is not 0. */
    boolean isAbsent(Field field, Object value) {
        Object absent = absent(field);
        return absent instanceof Long number ? ((Number) value).longValue() == number : value.equals(absent);
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

    /** What a table says that leaves a field out: 0, but for what an edited schema says. */
    Object absent(Field field) {
        String text = field.tag().absent();
        if (text.isEmpty()) {
            return zero();
        }
        try {
            return switch (this) {
                case BOOL -> text.equals("true") || text.equals("1");
                case FLOAT -> Float.parseFloat(text);
                case DOUBLE -> Double.parseDouble(text);
                default ->
                    field.type() instanceof Constants constants
                                    && constants.names().contains(text)
                            ? (long) constants.number(text)
                            : (long) Long.decode(text);
            };
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException("“%s” of the edited schema is no default of %s".formatted(text, word()));
        }
    }

    private Object zero() {
        return switch (this) {
            case BOOL -> false;
            case FLOAT -> 0F;
            case DOUBLE -> 0.0;
            default -> 0L;
        };
    }
}

package dev.hexplain.decoders.thrift;

import dev.hexplain.tree.ShapeKind;
import java.util.Locale;

/** The types of values, with their numbers in both protocols; -1 where a protocol has none. */
enum ThriftWireType implements ShapeKind {
    STOP(0, 0),
    BOOL(2, 2),
    I8(3, 3),
    DOUBLE(4, 7),
    I16(6, 4),
    I32(8, 5),
    I64(10, 6),
    STRING(11, 8),
    STRUCT(12, 12),
    MAP(13, 11),
    SET(14, 10),
    LIST(15, 9),
    UUID(16, 13);

    static final ThriftWireType[] ALL = values();
    private static final ThriftWireType[] BY_BINARY = new ThriftWireType[17];
    private static final ThriftWireType[] BY_COMPACT = new ThriftWireType[14];

    static {
        for (ThriftWireType type : ALL) {
            BY_BINARY[type.binary] = type;
            BY_COMPACT[type.compact] = type;
        }
        // In fields, 1 is true and 2 is false.
        BY_COMPACT[1] = BOOL;
    }

    private final int binary;
    private final int compact;
    private final boolean container;

    ThriftWireType(int binary, int compact) {
        this.binary = binary;
        this.compact = compact;
        this.container = binary >= 12 && binary <= 15;
    }

    /** The type with a number of the binary protocol; {@link #STOP} where there is none. */
    static ThriftWireType ofBinary(int number) {
        ThriftWireType type = number >= 0 && number < BY_BINARY.length ? BY_BINARY[number] : null;
        return type == null ? STOP : type;
    }

    /** The type with a number of the compact protocol; {@link #STOP} where there is none. */
    static ThriftWireType ofCompact(int number) {
        ThriftWireType type = number >= 0 && number < BY_COMPACT.length ? BY_COMPACT[number] : null;
        return type == null ? STOP : type;
    }

    /** Its number in the binary protocol. */
    int binary() {
        return binary;
    }

    /** Its number in the compact protocol; that of a bool outside of fields. */
    int compact() {
        return compact;
    }

    boolean isContainer() {
        return container;
    }

    /** Its name in interface files. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String label() {
        return id();
    }
}

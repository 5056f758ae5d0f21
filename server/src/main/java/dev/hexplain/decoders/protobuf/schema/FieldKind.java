package dev.hexplain.decoders.protobuf.schema;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The types of fields ({@code FieldDescriptorProto.Type}), and what goes over the wire for each. */
public enum FieldKind {
    DOUBLE(1, WireType.I64),
    FLOAT(2, WireType.I32),
    INT64(3, WireType.VARINT),
    UINT64(4, WireType.VARINT),
    INT32(5, WireType.VARINT),
    FIXED64(6, WireType.I64),
    FIXED32(7, WireType.I32),
    BOOL(8, WireType.VARINT),
    STRING(9, WireType.LEN),
    GROUP(10, WireType.SGROUP),
    MESSAGE(11, WireType.LEN),
    BYTES(12, WireType.LEN),
    UINT32(13, WireType.VARINT),
    ENUM(14, WireType.VARINT),
    SFIXED32(15, WireType.I32),
    SFIXED64(16, WireType.I64),
    SINT32(17, WireType.VARINT),
    SINT64(18, WireType.VARINT);

    private final int number;
    private final WireType wireType;

    FieldKind(int number, WireType wireType) {
        this.number = number;
        this.wireType = wireType;
    }

    public WireType wireType() {
        return wireType;
    }

    /** Whether repeated fields of it may stand in one run of bytes. */
    public boolean packable() {
        return wireType != WireType.LEN && wireType != WireType.SGROUP;
    }

    /** Its name in {@code .proto} files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The scalar type with a name. */
    static Optional<FieldKind> scalar(String name) {
        return Arrays.stream(values())
                .filter(kind -> kind != GROUP
                        && kind != MESSAGE
                        && kind != ENUM
                        && kind.id().equals(name))
                .findFirst();
    }

    static Optional<FieldKind> numbered(long number) {
        return Arrays.stream(values()).filter(kind -> kind.number == number).findFirst();
    }
}

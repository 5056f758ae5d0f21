package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.tree.ShapeKind;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The types of fields ({@code FieldDescriptorProto.Type}), and the wire type of each. */
public enum ProtoFieldKind implements ShapeKind {
    DOUBLE(1, ProtobufWireType.I64),
    FLOAT(2, ProtobufWireType.I32),
    INT64(3, ProtobufWireType.VARINT),
    UINT64(4, ProtobufWireType.VARINT),
    INT32(5, ProtobufWireType.VARINT),
    FIXED64(6, ProtobufWireType.I64),
    FIXED32(7, ProtobufWireType.I32),
    BOOL(8, ProtobufWireType.VARINT),
    STRING(9, ProtobufWireType.LEN),
    GROUP(10, ProtobufWireType.SGROUP),
    MESSAGE(11, ProtobufWireType.LEN),
    BYTES(12, ProtobufWireType.LEN),
    UINT32(13, ProtobufWireType.VARINT),
    ENUM(14, ProtobufWireType.VARINT),
    SFIXED32(15, ProtobufWireType.I32),
    SFIXED64(16, ProtobufWireType.I64),
    SINT32(17, ProtobufWireType.VARINT),
    SINT64(18, ProtobufWireType.VARINT);

    private final int number;
    private final ProtobufWireType wireType;

    ProtoFieldKind(int number, ProtobufWireType wireType) {
        this.number = number;
        this.wireType = wireType;
    }

    public ProtobufWireType wireType() {
        return wireType;
    }

    /** Whether repeated fields of it may be packed. */
    public boolean packable() {
        return wireType != ProtobufWireType.LEN && wireType != ProtobufWireType.SGROUP;
    }

    /** Its name in {@code .proto} files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String label() {
        return id();
    }

    /** The scalar type with a name. */
    static Optional<ProtoFieldKind> scalar(String name) {
        return Arrays.stream(values())
                .filter(kind -> kind != GROUP
                        && kind != MESSAGE
                        && kind != ENUM
                        && kind.id().equals(name))
                .findFirst();
    }

    static Optional<ProtoFieldKind> numbered(long number) {
        return Arrays.stream(values()).filter(kind -> kind.number == number).findFirst();
    }
}

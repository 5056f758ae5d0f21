package dev.hexplain.codecs.thrift;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolException;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TProtocolUtil;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TMemoryInputTransport;

/** Encodes nested Thrift structs, unions and maps, with the protocol calls that generated code makes. */
final class NestedThriftCoder extends NestedCoder {
    private static final int CAPACITY = 1024;

    private final TProtocolFactory factory;

    NestedThriftCoder(Coder flat, String format, TProtocolFactory factory, Optional<EditedSchema> edited) {
        super(flat, format, edited);
        this.factory = factory;
    }

    @Override
    protected String source(Struct type) {
        return ThriftSource.of(type);
    }

    private static byte number(SchemaType type) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                switch (scalar) {
                    case TEXT, BYTES -> TType.STRING;
                    case INT -> TType.I32;
                    case LONG -> TType.I64;
                    case FLOAT, DOUBLE -> TType.DOUBLE;
                    case FLAG -> TType.BOOL;
                };
            case SchemaType.Spelled(SchemaType.Scalar scalar, String word) ->
                switch (word) {
                    case "byte", "i8" -> TType.BYTE;
                    case "i16" -> TType.I16;
                    default -> number(scalar);
                };
            case SchemaType.Constants _ -> TType.I32;
            case Struct _, SchemaType.Choice _, SchemaType.Recursion _ -> TType.STRUCT;
            case SchemaType.Sequence _ -> TType.LIST;
            case SchemaType.Dictionary _ -> TType.MAP;
        };
    }

    // -- writing

    @Override
    protected byte[] write(Struct type, Map<String, Object> values) throws TException {
        TMemoryBuffer buffer = new TMemoryBuffer(CAPACITY);
        write(factory.getProtocol(buffer), type, values);
        return Arrays.copyOf(buffer.getArray(), buffer.length());
    }

    private static void write(TProtocol out, SchemaType type, Object value) throws TException {
        switch (type) {
            case SchemaType.Scalar scalar -> writeScalar(out, scalar, value);
            case SchemaType.Spelled(SchemaType.Scalar scalar, String word) -> {
                switch (word) {
                    case "byte", "i8" -> out.writeByte(((Integer) value).byteValue());
                    case "i16" -> out.writeI16(((Integer) value).shortValue());
                    default -> writeScalar(out, scalar, value);
                }
            }
            case SchemaType.Constants constants -> out.writeI32(constants.number(String.valueOf(value)));
            case Struct struct -> writeStruct(out, struct, (Map<?, ?>) value);
            case SchemaType.Recursion again -> writeStruct(out, again.struct().get(), (Map<?, ?>) value);
            case SchemaType.Choice choice -> {
                SchemaType.Chosen chosen = (SchemaType.Chosen) value;
                out.writeStructBegin(new TStruct(choice.name()));
                writeField(out, choice.fields(), choice.fields().indexOf(chosen.field()), chosen.value());
                out.writeFieldStop();
                out.writeStructEnd();
            }
            case SchemaType.Sequence sequence -> {
                List<?> elements = (List<?>) value;
                out.writeListBegin(new TList(number(sequence.of()), elements.size()));
                for (Object element : elements) {
                    write(out, sequence.of(), element);
                }
                out.writeListEnd();
            }
            case SchemaType.Dictionary dictionary -> {
                Map<?, ?> entries = (Map<?, ?>) value;
                out.writeMapBegin(new TMap(TType.STRING, number(dictionary.of()), entries.size()));
                for (Map.Entry<?, ?> entry : entries.entrySet()) {
                    out.writeString((String) entry.getKey());
                    write(out, dictionary.of(), entry.getValue());
                }
                out.writeMapEnd();
            }
        }
    }

    private static void writeScalar(TProtocol out, SchemaType.Scalar type, Object value) throws TException {
        switch (type) {
            case TEXT -> out.writeString((String) value);
            case INT -> out.writeI32((Integer) value);
            case LONG -> out.writeI64((Long) value);
            case FLOAT -> out.writeDouble((Float) value);
            case DOUBLE -> out.writeDouble((Double) value);
            case FLAG -> out.writeBool((Boolean) value);
            case BYTES -> out.writeBinary(ByteBuffer.wrap((byte[]) value));
        }
    }

    private static void writeStruct(TProtocol out, Struct struct, Map<?, ?> values) throws TException {
        out.writeStructBegin(new TStruct(struct.name()));
        for (int i = 0; i < struct.fields().size(); i++) {
            Field field = struct.fields().get(i);
            if (values.containsKey(field.name())) {
                writeField(out, struct.fields(), i, values.get(field.name()));
            }
        }
        out.writeFieldStop();
        out.writeStructEnd();
    }

    private static void writeField(TProtocol out, List<Field> fields, int index, Object value) throws TException {
        Field field = fields.get(index);
        out.writeFieldBegin(new TField(field.name(), number(field.type()), (short) SchemaType.number(fields, index)));
        write(out, field.type(), value);
        out.writeFieldEnd();
    }

    // -- reading

    @Override
    protected Map<String, Object> read(Struct type, byte[] own) throws TException {
        return readStruct(factory.getProtocol(new TMemoryInputTransport(own)), type.fields());
    }

    private static Object read(TProtocol in, SchemaType type) throws TException {
        return switch (type) {
            case SchemaType.Scalar scalar -> readScalar(in, scalar);
            case SchemaType.Spelled(SchemaType.Scalar scalar, String word) ->
                switch (word) {
                    case "byte", "i8" -> (int) in.readByte();
                    case "i16" -> (int) in.readI16();
                    default -> readScalar(in, scalar);
                };
            case SchemaType.Constants constants -> constants.named(in.readI32());
            case Struct struct -> readStruct(in, struct.fields());
            case SchemaType.Recursion again ->
                readStruct(in, again.struct().get().fields());
            case SchemaType.Choice choice -> {
                Map.Entry<String, Object> only = readStruct(in, choice.fields()).entrySet().stream()
                        .findFirst()
                        .orElseThrow(() -> new TProtocolException(
                                TProtocolException.INVALID_DATA, "No field of the union " + choice.name() + " is set"));
                yield new SchemaType.Chosen(SchemaType.named(choice.fields(), only.getKey()), only.getValue());
            }
            case SchemaType.Sequence sequence -> {
                int size = in.readListBegin().size;
                List<Object> elements = new ArrayList<>();
                for (int i = 0; i < size; i++) {
                    elements.add(read(in, sequence.of()));
                }
                in.readListEnd();
                yield elements;
            }
            case SchemaType.Dictionary dictionary -> {
                int size = in.readMapBegin().size;
                Map<String, Object> entries = new LinkedHashMap<>();
                for (int i = 0; i < size; i++) {
                    entries.put(in.readString(), read(in, dictionary.of()));
                }
                in.readMapEnd();
                yield entries;
            }
        };
    }

    private static Object readScalar(TProtocol in, SchemaType.Scalar type) throws TException {
        return switch (type) {
            case TEXT -> in.readString();
            case INT -> in.readI32();
            case LONG -> in.readI64();
            case FLOAT -> (float) in.readDouble();
            case DOUBLE -> in.readDouble();
            case FLAG -> in.readBool();
            case BYTES -> {
                ByteBuffer read = in.readBinary();
                byte[] bytes = new byte[read.remaining()];
                read.get(bytes);
                yield bytes;
            }
        };
    }

    /** As generated code reads: what has a number that is not known, or another type, is skipped. */
    private static Map<String, Object> readStruct(TProtocol in, List<Field> fields) throws TException {
        Map<String, Object> values = new LinkedHashMap<>();
        in.readStructBegin();
        for (TField read = in.readFieldBegin(); read.type != TType.STOP; read = in.readFieldBegin()) {
            byte type = read.type;
            Optional<Field> field = numbered(fields, read.id).filter(each -> number(each.type()) == type);
            if (field.isPresent()) {
                values.put(field.get().name(), read(in, field.get().type()));
            } else {
                TProtocolUtil.skip(in, type);
            }
            in.readFieldEnd();
        }
        in.readStructEnd();
        return values;
    }

    /** Mostly the field at that position. */
    private static Optional<Field> numbered(List<Field> fields, int number) {
        if (number >= 1 && number <= fields.size() && SchemaType.number(fields, number - 1) == number) {
            return Optional.of(fields.get(number - 1));
        }
        return IntStream.range(0, fields.size())
                .filter(i -> SchemaType.number(fields, i) == number)
                .mapToObj(fields::get)
                .findFirst();
    }
}

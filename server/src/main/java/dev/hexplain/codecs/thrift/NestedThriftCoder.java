package dev.hexplain.codecs.thrift;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SessionMapping;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TMemoryInputTransport;

/** Encodes nested Thrift structs, unions and maps, with the protocol calls that generated code makes. */
final class NestedThriftCoder extends NestedCoder {
    private static final int CAPACITY = 1024;

    private final TProtocolFactory factory;

    NestedThriftCoder(Coder flat, String format, TProtocolFactory factory) {
        super(flat, format);
        this.factory = factory;
    }

    @Override
    protected String source() {
        return ThriftSource.of(SessionMapping.TYPE);
    }

    private static byte number(SchemaType type) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                switch (scalar) {
                    case TEXT, BYTES -> TType.STRING;
                    case INT -> TType.I32;
                    case LONG -> TType.I64;
                    case FLOAT -> TType.DOUBLE;
                    case FLAG -> TType.BOOL;
                };
            case SchemaType.Constants _ -> TType.I32;
            case SchemaType.Struct _, SchemaType.Choice _ -> TType.STRUCT;
            case SchemaType.Sequence _ -> TType.LIST;
            case SchemaType.Dictionary _ -> TType.MAP;
        };
    }

    // -- writing

    @Override
    protected byte[] write(Map<String, Object> values) throws TException {
        TMemoryBuffer buffer = new TMemoryBuffer(CAPACITY);
        write(factory.getProtocol(buffer), SessionMapping.TYPE, values);
        return Arrays.copyOf(buffer.getArray(), buffer.length());
    }

    private static void write(TProtocol out, SchemaType type, Object value) throws TException {
        switch (type) {
            case SchemaType.Scalar scalar -> writeScalar(out, scalar, value);
            case SchemaType.Constants constants ->
                out.writeI32(constants.names().indexOf(String.valueOf(value)));
            case SchemaType.Struct struct -> writeStruct(out, struct, (Map<?, ?>) value);
            case SchemaType.Choice choice -> {
                SchemaType.Chosen chosen = (SchemaType.Chosen) value;
                out.writeStructBegin(new TStruct(choice.name()));
                writeField(out, chosen.field(), choice.fields().indexOf(chosen.field()), chosen.value());
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
            case FLAG -> out.writeBool((Boolean) value);
            case BYTES -> out.writeBinary(ByteBuffer.wrap((byte[]) value));
        }
    }

    private static void writeStruct(TProtocol out, SchemaType.Struct struct, Map<?, ?> values) throws TException {
        out.writeStructBegin(new TStruct(struct.name()));
        for (int i = 0; i < struct.fields().size(); i++) {
            Field field = struct.fields().get(i);
            if (values.containsKey(field.name())) {
                writeField(out, field, i, values.get(field.name()));
            }
        }
        out.writeFieldStop();
        out.writeStructEnd();
    }

    private static void writeField(TProtocol out, Field field, int index, Object value) throws TException {
        out.writeFieldBegin(new TField(field.name(), number(field.type()), (short) (index + 1)));
        write(out, field.type(), value);
        out.writeFieldEnd();
    }

    // -- reading

    @Override
    protected Map<String, Object> read(byte[] own) throws TException {
        return readStruct(factory.getProtocol(new TMemoryInputTransport(own)), SessionMapping.TYPE.fields());
    }

    private static Object read(TProtocol in, SchemaType type) throws TException {
        return switch (type) {
            case SchemaType.Scalar scalar -> readScalar(in, scalar);
            case SchemaType.Constants constants -> constants.names().get(in.readI32());
            case SchemaType.Struct struct -> readStruct(in, struct.fields());
            case SchemaType.Choice choice -> {
                Map.Entry<String, Object> only =
                        readStruct(in, choice.fields()).entrySet().iterator().next();
                yield choice.fields().stream()
                        .filter(field -> field.name().equals(only.getKey()))
                        .map(field -> new SchemaType.Chosen(field, only.getValue()))
                        .findFirst()
                        .orElseThrow();
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
            case FLAG -> in.readBool();
            case BYTES -> {
                ByteBuffer read = in.readBinary();
                byte[] bytes = new byte[read.remaining()];
                read.get(bytes);
                yield bytes;
            }
        };
    }

    private static Map<String, Object> readStruct(TProtocol in, List<Field> fields) throws TException {
        Map<String, Object> values = new LinkedHashMap<>();
        in.readStructBegin();
        for (TField read = in.readFieldBegin(); read.type != TType.STOP; read = in.readFieldBegin()) {
            Field field = fields.get(read.id - 1);
            values.put(field.name(), read(in, field.type()));
            in.readFieldEnd();
        }
        in.readStructEnd();
        return values;
    }
}

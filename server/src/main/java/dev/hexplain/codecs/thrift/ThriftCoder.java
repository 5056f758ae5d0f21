package dev.hexplain.codecs.thrift;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TMemoryInputTransport;

/**
 * Encodes Thrift structs, and lists of them, without message headers, with the protocol calls that generated code
 * makes.
 */
final class ThriftCoder implements Coder {
    private static final String LIST = "Bulk";

    private final String format;
    private final TProtocolFactory factory;

    private ThriftCoder(String format, TProtocolFactory factory) {
        this.format = format;
        this.factory = factory;
    }

    static Coder binary(Optional<EditedSchema> edited) {
        return of("thrift_binary", new TBinaryProtocol.Factory(), edited);
    }

    static Coder compact(Optional<EditedSchema> edited) {
        return of("thrift_compact", new TCompactProtocol.Factory(), edited);
    }

    private static Coder of(String format, TProtocolFactory factory, Optional<EditedSchema> edited) {
        return new NestedThriftCoder(new ThriftCoder(format, factory), format, factory, edited);
    }

    @Override
    public String reused() {
        return "nothing; fields are read by reflection, and written by the calls that generated code makes";
    }

    @Override
    public FormatRef format(Subject subject) {
        FlatClass type = FlatClass.of(subject).orElseThrow();
        StringBuilder source = new StringBuilder("struct ").append(type.name()).append(" {\n");
        int id = 0;
        for (ClassMembers.Member member : type.members()) {
            source.append("  %d: %s %s\n".formatted(++id, name(member.type()), member.name()));
        }
        source.append("}\n");
        if (type.isArray()) {
            source.append("\ntypedef list<%s> %s\n".formatted(type.name(), LIST));
        }
        return FormatRef.of(format, Schema.of(subject.id(), type.isArray() ? LIST : type.name(), source.toString()));
    }

    private static String name(Class<?> type) {
        return switch (type.getName()) {
            case "boolean" -> "bool";
            case "int" -> "i32";
            case "long" -> "i64";
            case "double" -> "double";
            case "java.lang.String" -> "string";
            default -> "list<" + name(type.componentType()) + ">";
        };
    }

    private static byte number(Class<?> type) {
        return switch (type.getName()) {
            case "boolean" -> TType.BOOL;
            case "int" -> TType.I32;
            case "long" -> TType.I64;
            case "double" -> TType.DOUBLE;
            case "java.lang.String" -> TType.STRING;
            default -> TType.LIST;
        };
    }

    // -- writing

    @Override
    public byte[] encode(Subject subject, Object object) throws TException {
        FlatClass type = FlatClass.of(subject).orElseThrow();
        TMemoryBuffer buffer = new TMemoryBuffer(256);
        TProtocol out = factory.getProtocol(buffer);
        List<Object> objects = type.objects(object);
        if (type.isArray()) {
            out.writeListBegin(new TList(TType.STRUCT, objects.size()));
        }
        for (Object each : objects) {
            writeStruct(out, type, each);
        }
        if (type.isArray()) {
            out.writeListEnd();
        }
        return Arrays.copyOf(buffer.getArray(), buffer.length());
    }

    private static void writeStruct(TProtocol out, FlatClass type, Object object) throws TException {
        out.writeStructBegin(new TStruct(type.name()));
        short id = 0;
        for (ClassMembers.Member member : type.members()) {
            out.writeFieldBegin(new TField(member.name(), number(member.type()), ++id));
            write(out, member.type(), member.of(object));
            out.writeFieldEnd();
        }
        out.writeFieldStop();
        out.writeStructEnd();
    }

    private static void write(TProtocol out, Class<?> type, Object value) throws TException {
        switch (value) {
            case Boolean flag -> out.writeBool(flag);
            case Integer number -> out.writeI32(number);
            case Long number -> out.writeI64(number);
            case Double number -> out.writeDouble(number);
            case String text -> out.writeString(text);
            default -> {
                List<Object> elements = FlatClass.list(value);
                out.writeListBegin(new TList(number(type.componentType()), elements.size()));
                for (Object element : elements) {
                    write(out, type.componentType(), element);
                }
                out.writeListEnd();
            }
        }
    }

    // -- reading

    @Override
    public Object decode(Subject subject, byte[] own) throws TException {
        FlatClass type = FlatClass.of(subject).orElseThrow();
        TProtocol in = factory.getProtocol(new TMemoryInputTransport(own));
        int count = type.isArray() ? in.readListBegin().size : 1;
        List<Map<String, Object>> objects = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            objects.add(readStruct(in, type));
        }
        return type.sample(objects);
    }

    private static Map<String, Object> readStruct(TProtocol in, FlatClass type) throws TException {
        Map<String, Object> values = new LinkedHashMap<>();
        in.readStructBegin();
        for (TField field = in.readFieldBegin(); field.type != TType.STOP; field = in.readFieldBegin()) {
            ClassMembers.Member member = type.members().get(field.id - 1);
            values.put(member.name(), read(in, member.type()));
            in.readFieldEnd();
        }
        in.readStructEnd();
        return values;
    }

    private static Object read(TProtocol in, Class<?> type) throws TException {
        return switch (number(type)) {
            case TType.BOOL -> in.readBool();
            case TType.I32 -> in.readI32();
            case TType.I64 -> in.readI64();
            case TType.DOUBLE -> in.readDouble();
            case TType.STRING -> in.readString();
            default -> {
                int size = in.readListBegin().size;
                List<Object> elements = new ArrayList<>();
                for (int i = 0; i < size; i++) {
                    elements.add(read(in, type.componentType()));
                }
                in.readListEnd();
                yield FlatClass.array(type, elements);
            }
        };
    }
}

package dev.hexplain.decoders.graphs;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.thrift.ThriftBinary;
import dev.hexplain.decoders.thrift.ThriftCompact;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TField;
import org.apache.thrift.protocol.TList;
import org.apache.thrift.protocol.TMap;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TSet;
import org.apache.thrift.protocol.TStruct;
import org.apache.thrift.protocol.TType;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TMemoryInputTransport;
import org.apache.thrift.transport.TTransport;
import org.jspecify.annotations.Nullable;

/** Structs of a type that has a field, a list, a set and maps of every type there is, itself among them. */
final class ThriftGraphs implements GraphProof.Library {
    private static final int DEEPEST = 5;

    /** A type as an IDL says it. */
    private record Type(
            String idl,
            byte code,
            @Nullable Type key,
            @Nullable Type item) {
        static Type scalar(String idl, byte code) {
            return new Type(idl, code, null, null);
        }

        Type list() {
            return new Type("list<%s>".formatted(idl), TType.LIST, null, this);
        }

        Type set() {
            return new Type("set<%s>".formatted(idl), TType.SET, null, this);
        }

        Type mapFrom(Type keys) {
            return new Type("map<%s, %s>".formatted(keys.idl, idl), TType.MAP, keys, this);
        }
    }

    private static final List<String> SYMBOLS = List.of("BUY", "SELL", "NONE");
    private static final Type NODE = Type.scalar("Node", TType.STRUCT);
    private static final List<Type> SCALARS = List.of(
            Type.scalar("bool", TType.BOOL),
            Type.scalar("i8", TType.BYTE),
            Type.scalar("i16", TType.I16),
            Type.scalar("i32", TType.I32),
            Type.scalar("i64", TType.I64),
            Type.scalar("double", TType.DOUBLE),
            Type.scalar("string", TType.STRING),
            Type.scalar("binary", TType.STRING),
            Type.scalar("Side", TType.I32));
    /** The library does not read containers of these. */
    private static final Type ID = Type.scalar("uuid", TType.UUID);

    private static final Map<Short, Type> FIELDS = fields();

    /** Ids are written by how far they are from each other where that is little. */
    private static Map<Short, Type> fields() {
        List<Type> types = new ArrayList<>();
        for (int i = 0; i < SCALARS.size(); i++) {
            Type scalar = SCALARS.get(i);
            types.addAll(List.of(
                    scalar, scalar.list(), scalar.set(), NODE.mapFrom(scalar), scalar.mapFrom(SCALARS.get(8 - i))));
        }
        Type map = SCALARS.get(6).mapFrom(SCALARS.get(3));
        types.addAll(List.of(
                ID,
                NODE,
                NODE.list(),
                NODE.set(),
                NODE.mapFrom(NODE),
                NODE.list().list(),
                map.list().set()));
        Map<Short, Type> fields = new LinkedHashMap<>();
        for (Type type : types) {
            int number = fields.size();
            fields.put((short) (number * (number % 5 == 4 ? 40 : 1) + 1), type);
        }
        return fields;
    }

    private static String idl() {
        StringBuilder idl = new StringBuilder("enum Side { BUY, SELL, NONE }\nstruct Node {\n");
        FIELDS.forEach((id, type) -> idl.append("  %d: optional %s part_%d\n".formatted((int) id, type.idl, (int) id)));
        return idl.append("}\n").toString();
    }

    private final boolean compact;

    ThriftGraphs(boolean compact) {
        this.compact = compact;
    }

    Decoder decoder() {
        Schema schema = Schema.of("graph", "Node", idl());
        return compact ? new ThriftCompact().with(schema) : new ThriftBinary().with(schema);
    }

    private TProtocol protocol(TTransport transport) {
        return compact ? new TCompactProtocol(transport) : new TBinaryProtocol(transport);
    }

    // -- random

    private record Making(Random random, RandomScalars scalars) {
        private Map<Short, Object> struct(int depth) {
            Map<Short, Object> struct = new LinkedHashMap<>();
            FIELDS.forEach((id, type) -> {
                if (random.nextInt(5) == 0 && (depth > 0 || SCALARS.contains(type) || type.equals(ID))) {
                    struct.put(id, value(type, depth - 1));
                }
            });
            return struct;
        }

        private Object value(Type type, int depth) {
            return switch (type.code) {
                case TType.BOOL -> random.nextBoolean();
                case TType.BYTE -> (byte) scalars.integer();
                case TType.I16 -> (short) scalars.integer();
                case TType.I32 ->
                    type.idl.equals("Side") && random.nextInt(6) > 0 ? random.nextInt(3) : (int) scalars.integer();
                case TType.I64 -> scalars.integer();
                case TType.DOUBLE -> scalars.real();
                case TType.UUID -> new UUID(random.nextLong(), scalars.integer());
                case TType.STRING -> type.idl.equals("binary") ? ByteBuffer.wrap(scalars.bytes()) : scalars.text();
                case TType.STRUCT -> struct(depth);
                case TType.MAP -> {
                    Map<Object, Object> map = new LinkedHashMap<>();
                    for (int i = length(depth); i > 0; i--) {
                        map.put(value(type.key, depth - 1), value(type.item, depth - 1));
                    }
                    yield map;
                }
                default -> {
                    Collection<Object> items = type.code == TType.SET ? new LinkedHashSet<>() : new ArrayList<>();
                    for (int i = length(depth); i > 0; i--) {
                        items.add(value(type.item, depth - 1));
                    }
                    yield items;
                }
            };
        }

        private int length(int depth) {
            return depth < 0 ? 0 : random.nextInt(random.nextInt(12) == 0 ? 40 : 4);
        }
    }

    Object random(int seed) {
        Random random = new Random(seed);
        return new Making(random, new RandomScalars(random)).struct(DEEPEST);
    }

    // -- through the library

    @Override
    public byte[] write(Object struct) throws TException {
        TMemoryBuffer out = new TMemoryBuffer(1 << 10);
        write(NODE, struct, protocol(out));
        return Arrays.copyOf(out.getArray(), out.length());
    }

    private static void write(Type type, Object value, TProtocol out) throws TException {
        switch (type.code) {
            case TType.BOOL -> out.writeBool((boolean) value);
            case TType.BYTE -> out.writeByte((byte) value);
            case TType.I16 -> out.writeI16((short) value);
            case TType.I32 -> out.writeI32((int) value);
            case TType.I64 -> out.writeI64((long) value);
            case TType.DOUBLE -> out.writeDouble((double) value);
            case TType.UUID -> out.writeUuid((UUID) value);
            case TType.STRING -> {
                if (value instanceof ByteBuffer bytes) {
                    out.writeBinary(bytes.duplicate());
                } else {
                    out.writeString((String) value);
                }
            }
            case TType.STRUCT -> {
                out.writeStructBegin(new TStruct(""));
                for (Map.Entry<?, ?> field : ((Map<?, ?>) value).entrySet()) {
                    Type declared = FIELDS.get(field.getKey());
                    out.writeFieldBegin(new TField("", declared.code, (short) field.getKey()));
                    write(declared, field.getValue(), out);
                    out.writeFieldEnd();
                }
                out.writeFieldStop();
                out.writeStructEnd();
            }
            case TType.MAP -> {
                Map<?, ?> map = (Map<?, ?>) value;
                out.writeMapBegin(new TMap(type.key.code, type.item.code, map.size()));
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    write(type.key, entry.getKey(), out);
                    write(type.item, entry.getValue(), out);
                }
                out.writeMapEnd();
            }
            default -> {
                Collection<?> items = (Collection<?>) value;
                if (type.code == TType.SET) {
                    out.writeSetBegin(new TSet(type.item.code, items.size()));
                } else {
                    out.writeListBegin(new TList(type.item.code, items.size()));
                }
                for (Object item : items) {
                    write(type.item, item, out);
                }
            }
        }
    }

    @Override
    public Object read(byte[] bytes) throws TException {
        return read(NODE, protocol(new TMemoryInputTransport(bytes)));
    }

    private static Object read(Type type, TProtocol in) throws TException {
        return switch (type.code) {
            case TType.BOOL -> in.readBool();
            case TType.BYTE -> in.readByte();
            case TType.I16 -> in.readI16();
            case TType.I32 -> {
                int number = in.readI32();
                boolean symbol = type.idl.equals("Side") && number >= 0 && number < SYMBOLS.size();
                yield symbol ? (Object) SYMBOLS.get(number) : number;
            }
            case TType.I64 -> in.readI64();
            case TType.DOUBLE -> in.readDouble();
            case TType.UUID -> in.readUuid();
            case TType.STRING -> type.idl.equals("binary") ? bytes(in.readBinary()) : in.readString();
            case TType.STRUCT -> {
                Map<Object, Object> struct = new LinkedHashMap<>();
                in.readStructBegin();
                for (TField field = in.readFieldBegin(); field.type != TType.STOP; field = in.readFieldBegin()) {
                    struct.put("part_" + field.id, read(FIELDS.get(field.id), in));
                    in.readFieldEnd();
                }
                in.readStructEnd();
                yield struct;
            }
            case TType.MAP -> {
                Map<Object, Object> map = new LinkedHashMap<>();
                for (int left = in.readMapBegin().size; left > 0; left--) {
                    Object key = read(type.key, in);
                    map.put(key, read(type.item, in));
                }
                yield map;
            }
            default -> {
                List<Object> items = new ArrayList<>();
                int size = type.code == TType.SET ? in.readSetBegin().size : in.readListBegin().size;
                for (int left = size; left > 0; left--) {
                    items.add(read(type.item, in));
                }
                yield items;
            }
        };
    }

    private static byte[] bytes(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return bytes;
    }
}

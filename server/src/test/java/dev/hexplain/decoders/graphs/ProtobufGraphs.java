package dev.hexplain.decoders.graphs;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.protobuf.Protobuf;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Messages of a type that has a field, a list, a list of the other encoding, a map and an alternative of every type
 * there is, itself among them.
 */
record ProtobufGraphs(Descriptor type) implements GraphProof.Library {
    private static final int DEEPEST = 5;
    private static final Type[] KEYS = {
        Type.TYPE_STRING, Type.TYPE_SINT32, Type.TYPE_BOOL, Type.TYPE_UINT64, Type.TYPE_FIXED32
    };
    private static final int[] FIRST_NUMBERS = {1, 30, 2030, 100_000, 536_870_880};

    static ProtobufGraphs of(String syntax) throws DescriptorValidationException {
        FileDescriptorProto.Builder file = FileDescriptorProto.newBuilder()
                .setName("graph.proto")
                .setPackage("graph")
                .setSyntax(syntax)
                .addEnumType(side());
        DescriptorProto.Builder node = DescriptorProto.newBuilder().setName("Node");
        node.addOneofDecl(OneofDescriptorProto.newBuilder().setName("either"));
        boolean packed = syntax.equals("proto2");
        for (Type type : Type.values()) {
            if (type != Type.TYPE_GROUP) {
                String name = type.name().substring("TYPE".length()).toLowerCase(java.util.Locale.ROOT);
                int number = type.getNumber();
                node.addField(field("one" + name, FIRST_NUMBERS[0] + number, type));
                node.addField(
                        field("many" + name, FIRST_NUMBERS[1] + number, type).setLabel(Label.LABEL_REPEATED));
                node.addField(field("other" + name, FIRST_NUMBERS[2] + number, type)
                        .setLabel(Label.LABEL_REPEATED)
                        .setOptions(
                                packable(type)
                                        ? FieldOptions.newBuilder().setPacked(packed)
                                        : FieldOptions.newBuilder()));
                node.addField(
                        field("either" + name, FIRST_NUMBERS[3] + number, type).setOneofIndex(0));
                Type key = KEYS[number % KEYS.length];
                String entry =
                        "Named" + name.substring(1, 2).toUpperCase(java.util.Locale.ROOT) + name.substring(2) + "Entry";
                node.addNestedType(DescriptorProto.newBuilder()
                        .setName(entry)
                        .setOptions(MessageOptions.newBuilder().setMapEntry(true))
                        .addField(field("key", 1, key))
                        .addField(field("value", 2, type)));
                node.addField(field("named" + name, FIRST_NUMBERS[4] + number, Type.TYPE_MESSAGE)
                        .setTypeName(".graph.Node." + entry)
                        .setLabel(Label.LABEL_REPEATED));
            }
        }
        return new ProtobufGraphs(
                FileDescriptor.buildFrom(file.addMessageType(node).build(), new FileDescriptor[0])
                        .findMessageTypeByName("Node"));
    }

    private static EnumDescriptorProto side() {
        return EnumDescriptorProto.newBuilder()
                .setName("Side")
                .addValue(EnumValueDescriptorProto.newBuilder().setName("NONE").setNumber(0))
                .addValue(EnumValueDescriptorProto.newBuilder().setName("BUY").setNumber(-1))
                .addValue(EnumValueDescriptorProto.newBuilder().setName("SELL").setNumber(300))
                .build();
    }

    private static FieldDescriptorProto.Builder field(String name, int number, Type type) {
        FieldDescriptorProto.Builder field = FieldDescriptorProto.newBuilder()
                .setName(name)
                .setNumber(number)
                .setType(type)
                .setLabel(Label.LABEL_OPTIONAL);
        return switch (type) {
            case TYPE_MESSAGE -> field.setTypeName(".graph.Node");
            case TYPE_ENUM -> field.setTypeName(".graph.Side");
            default -> field;
        };
    }

    private static boolean packable(Type type) {
        return type != Type.TYPE_MESSAGE && type != Type.TYPE_STRING && type != Type.TYPE_BYTES;
    }

    Decoder decoder() {
        FileDescriptorSet files =
                FileDescriptorSet.newBuilder().addFile(type.getFile().toProto()).build();
        return new Protobuf().with(new Schema("graph", type.getFullName(), files.toByteArray()));
    }

    @Override
    public byte[] write(Object message) {
        return ((Message) message).toByteArray();
    }

    @Override
    public Object read(byte[] bytes) throws InvalidProtocolBufferException {
        return object(DynamicMessage.parseFrom(type, bytes));
    }

    // -- messages

    Message random(int seed) {
        Random random = new Random(seed);
        return message(type, random, new RandomScalars(random), DEEPEST);
    }

    private static Message message(Descriptor type, Random random, RandomScalars scalars, int depth) {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(type);
        for (FieldDescriptor field : type.getFields()) {
            boolean present = random.nextInt(6) == 0;
            if (present && (depth > 0 || !holdsMessages(field))) {
                if (field.isMapField()) {
                    entries(message, field, random, scalars, depth - 1);
                } else if (field.isRepeated()) {
                    for (int i = random.nextInt(5); i > 0; i--) {
                        message.addRepeatedField(field, value(field, random, scalars, depth - 1));
                    }
                } else {
                    message.setField(field, value(field, random, scalars, depth - 1));
                }
            }
        }
        return message.build();
    }

    private static boolean holdsMessages(FieldDescriptor field) {
        return field.isMapField()
                ? holdsMessages(field.getMessageType().findFieldByName("value"))
                : field.getJavaType() == FieldDescriptor.JavaType.MESSAGE;
    }

    private static Object value(FieldDescriptor field, Random random, RandomScalars scalars, int depth) {
        return switch (field.getJavaType()) {
            case INT -> (int) scalars.integer();
            case LONG -> scalars.integer();
            case FLOAT -> (float) scalars.real();
            case DOUBLE -> scalars.real();
            case BOOLEAN -> random.nextBoolean();
            case STRING -> scalars.text();
            case BYTE_STRING -> ByteString.copyFrom(scalars.bytes());
            case ENUM ->
                field.legacyEnumFieldTreatedAsClosed() || random.nextInt(4) > 0
                        ? field.getEnumType().getValues().get(random.nextInt(3))
                        : field.getEnumType().findValueByNumberCreatingIfUnknown(77);
            case MESSAGE -> message(field.getMessageType(), random, scalars, depth);
        };
    }

    /** Of two entries with one key, a reader keeps the last. */
    private static void entries(
            DynamicMessage.Builder message, FieldDescriptor map, Random random, RandomScalars scalars, int depth) {
        FieldDescriptor key = map.getMessageType().findFieldByName("key");
        FieldDescriptor value = map.getMessageType().findFieldByName("value");
        Set<Object> keys = new HashSet<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            keys.add(value(key, random, scalars, depth));
        }
        keys.forEach(each -> message.addRepeatedField(
                map,
                DynamicMessage.newBuilder(map.getMessageType())
                        .setField(key, each)
                        .setField(value, value(value, random, scalars, depth))
                        .build()));
    }

    // -- as objects

    private static Object object(Message message) {
        Map<String, Object> object = new LinkedHashMap<>();
        message.getAllFields().forEach((field, value) -> object.put(field.getJsonName(), object(field, value)));
        return object;
    }

    private static Object object(FieldDescriptor field, Object value) {
        if (field.isMapField()) {
            Map<Object, Object> map = new LinkedHashMap<>();
            for (Object each : (List<?>) value) {
                Message entry = (Message) each;
                map.put(part(entry, "key"), part(entry, "value"));
            }
            return map;
        }
        if (!field.isRepeated()) {
            return single(field, value);
        }
        List<Object> list = new ArrayList<>();
        ((List<?>) value).forEach(each -> list.add(single(field, each)));
        return list;
    }

    private static Object part(Message entry, String name) {
        FieldDescriptor field = entry.getDescriptorForType().findFieldByName(name);
        return single(field, entry.getField(field));
    }

    private static Object single(FieldDescriptor field, Object value) {
        return switch (field.getType()) {
            case UINT32, FIXED32 -> Integer.toUnsignedLong((int) value);
            case UINT64, FIXED64 -> new BigInteger(Long.toUnsignedString((long) value));
            case BYTES -> ((ByteString) value).toByteArray();
            case MESSAGE, GROUP -> object((Message) value);
            case ENUM -> {
                EnumValueDescriptor symbol = (EnumValueDescriptor) value;
                yield symbol.getIndex() < 0 ? (Object) symbol.getNumber() : symbol.getName();
            }
            default -> value;
        };
    }
}

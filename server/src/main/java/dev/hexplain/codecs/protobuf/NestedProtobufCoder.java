package dev.hexplain.codecs.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.LastMappingCache;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Encodes nested protobuf messages, {@code oneof}s and maps, with descriptors made at run time. */
final class NestedProtobufCoder extends NestedCoder {
    private final LastMappingCache<Struct, Descriptor> descriptors = new LastMappingCache<>(ProtoMessages::of);

    NestedProtobufCoder(Coder flat, Optional<EditedSchema> edited) {
        super(flat, "protobuf", edited);
    }

    @Override
    protected String source(Struct type) {
        return ProtoSource.of(type);
    }

    // -- writing

    @Override
    protected byte[] write(Struct type, Map<String, Object> values) {
        return message(descriptors.of(type), type, values).toByteArray();
    }

    private static DynamicMessage message(Descriptor of, Struct struct, Map<?, ?> values) {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(of);
        for (Field field : struct.fields()) {
            if (values.containsKey(field.name())) {
                FieldDescriptor described = of.findFieldByName(field.name());
                message.setField(described, value(described, field.type(), values.get(field.name())));
            }
        }
        return message.build();
    }

    private static Object value(FieldDescriptor field, SchemaType type, Object value) {
        return switch (type) {
            case SchemaType.Scalar _, SchemaType.Spelled _ ->
                value instanceof byte[] bytes ? ByteString.copyFrom(bytes) : value;
            case SchemaType.Constants _ -> field.getEnumType().findValueByName(String.valueOf(value));
            case Struct struct -> message(field.getMessageType(), struct, (Map<?, ?>) value);
            case SchemaType.Recursion again ->
                message(field.getMessageType(), again.struct().get(), (Map<?, ?>) value);
            case SchemaType.Choice _ -> {
                SchemaType.Chosen chosen = (SchemaType.Chosen) value;
                FieldDescriptor described =
                        field.getMessageType().findFieldByName(chosen.field().name());
                yield DynamicMessage.newBuilder(field.getMessageType())
                        .setField(described, value(described, chosen.field().type(), chosen.value()))
                        .build();
            }
            case SchemaType.Sequence sequence ->
                ((List<?>) value)
                        .stream()
                                .map(element -> value(field, sequence.of(), element))
                                .toList();
            case SchemaType.Dictionary dictionary ->
                ((Map<?, ?>) value)
                        .entrySet().stream()
                                .map(entry -> entry(field.getMessageType(), dictionary.of(), entry))
                                .toList();
        };
    }

    private static DynamicMessage entry(Descriptor of, SchemaType type, Map.Entry<?, ?> entry) {
        FieldDescriptor value = of.findFieldByNumber(2);
        return DynamicMessage.newBuilder(of)
                .setField(of.findFieldByNumber(1), entry.getKey())
                .setField(value, value(value, type, entry.getValue()))
                .build();
    }

    // -- reading

    @Override
    protected Map<String, Object> read(Struct type, byte[] own) throws InvalidProtocolBufferException {
        return values(DynamicMessage.parseFrom(descriptors.of(type), own), type);
    }

    private static Map<String, Object> values(Message message, Struct struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Field field : struct.fields()) {
            FieldDescriptor described = message.getDescriptorForType().findFieldByName(field.name());
            if (isPresent(message, field, described)) {
                values.put(field.name(), value(field.type(), message.getField(described)));
            }
        }
        return values;
    }

    /** Lists have no presence of their own: one that may be absent is absent where it is empty. */
    private static boolean isPresent(Message message, Field field, FieldDescriptor described) {
        return !field.optional()
                || (described.isRepeated()
                        ? message.getRepeatedFieldCount(described) > 0
                        : message.hasField(described));
    }

    private static Object value(SchemaType type, Object read) {
        return switch (type) {
            case SchemaType.Scalar _, SchemaType.Spelled _ ->
                read instanceof ByteString bytes ? bytes.toByteArray() : read;
            case SchemaType.Constants _ -> ((EnumValueDescriptor) read).getName();
            case Struct struct -> values((Message) read, struct);
            case SchemaType.Recursion again ->
                values((Message) read, again.struct().get());
            case SchemaType.Choice choice -> chosen(choice, (Message) read);
            case SchemaType.Sequence sequence -> {
                List<Object> elements = new ArrayList<>();
                ((List<?>) read).forEach(element -> elements.add(value(sequence.of(), element)));
                yield elements;
            }
            case SchemaType.Dictionary dictionary -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                for (Object each : (List<?>) read) {
                    Message entry = (Message) each;
                    Descriptor of = entry.getDescriptorForType();
                    entries.put(
                            (String) entry.getField(of.findFieldByNumber(1)),
                            value(dictionary.of(), entry.getField(of.findFieldByNumber(2))));
                }
                yield entries;
            }
        };
    }

    private static SchemaType.Chosen chosen(SchemaType.Choice choice, Message message) {
        Descriptor of = message.getDescriptorForType();
        FieldDescriptor present = message.getOneofFieldDescriptor(of.getOneofs().getFirst());
        Field field = SchemaType.named(choice.fields(), present.getName());
        return new SchemaType.Chosen(field, value(field.type(), message.getField(present)));
    }
}

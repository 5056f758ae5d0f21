package dev.hexplain.codecs.protobuf;

import com.google.protobuf.ByteString;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SessionMapping;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Encodes nested protobuf messages, {@code oneof}s and maps, with descriptors made at run time. */
final class NestedProtobufCoder extends NestedCoder {
    private final Descriptor session = ProtoMessages.of(SessionMapping.TYPE);

    NestedProtobufCoder(Coder flat) {
        super(flat, "protobuf");
    }

    @Override
    protected String source() {
        return ProtoSource.of(SessionMapping.TYPE);
    }

    // -- writing

    @Override
    protected byte[] write(Map<String, Object> values) {
        return message(session, SessionMapping.TYPE, values).toByteArray();
    }

    private static DynamicMessage message(Descriptor of, SchemaType.Struct struct, Map<?, ?> values) {
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
            case SchemaType.Scalar scalar ->
                scalar == SchemaType.Scalar.BYTES ? ByteString.copyFrom((byte[]) value) : value;
            case SchemaType.Constants _ -> field.getEnumType().findValueByName(String.valueOf(value));
            case SchemaType.Struct struct -> message(field.getMessageType(), struct, (Map<?, ?>) value);
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
    protected Map<String, Object> read(byte[] own) throws InvalidProtocolBufferException {
        return values(DynamicMessage.parseFrom(session, own), SessionMapping.TYPE);
    }

    private static Map<String, Object> values(Message message, SchemaType.Struct struct) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Field field : struct.fields()) {
            FieldDescriptor described = message.getDescriptorForType().findFieldByName(field.name());
            if (!field.optional() || message.hasField(described)) {
                values.put(field.name(), value(field.type(), message.getField(described)));
            }
        }
        return values;
    }

    private static Object value(SchemaType type, Object read) {
        return switch (type) {
            case SchemaType.Scalar scalar ->
                scalar == SchemaType.Scalar.BYTES ? ((ByteString) read).toByteArray() : read;
            case SchemaType.Constants _ -> ((EnumValueDescriptor) read).getName();
            case SchemaType.Struct struct -> values((Message) read, struct);
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
        Field field = choice.fields().get(present.getNumber() - 1);
        return new SchemaType.Chosen(field, value(field.type(), message.getField(present)));
    }
}

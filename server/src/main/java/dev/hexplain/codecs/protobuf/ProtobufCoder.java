package dev.hexplain.codecs.protobuf;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.DynamicMessage;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.subjects.Subject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Encodes protobuf messages with descriptors made at run time, without generated code. */
final class ProtobufCoder implements Coder {
    private final Map<String, ProtoFile> files = new ConcurrentHashMap<>();

    private ProtoFile file(Subject subject) {
        return files.computeIfAbsent(
                subject.id(), id -> ProtoFile.of(FlatClass.of(subject).orElseThrow()));
    }

    @Override
    public String reused() {
        return "the descriptors; the object is copied into a dynamic message, and back";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("protobuf", file(subject).schema(subject.id()));
    }

    @Override
    public byte[] encode(Subject subject, Object object) {
        ProtoFile file = file(subject);
        List<DynamicMessage> messages = file.of().objects(object).stream()
                .map(each -> message(file, each))
                .toList();
        if (file.wrapper().isEmpty()) {
            return messages.getFirst().toByteArray();
        }
        Descriptor wrapper = file.wrapper().get();
        DynamicMessage.Builder whole = DynamicMessage.newBuilder(wrapper);
        messages.forEach(message -> whole.addRepeatedField(wrapper.findFieldByNumber(1), message));
        return whole.build().toByteArray();
    }

    private static DynamicMessage message(ProtoFile file, Object object) {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(file.message());
        for (ClassMembers.Member member : file.of().members()) {
            FieldDescriptor field = file.message().findFieldByName(member.name());
            Object value = member.of(object);
            message.setField(field, field.isRepeated() ? FlatClass.list(value) : value);
        }
        return message.build();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws Exception {
        ProtoFile file = file(subject);
        if (file.wrapper().isEmpty()) {
            return file.of().sample(List.of(values(file, DynamicMessage.parseFrom(file.message(), own))));
        }
        Descriptor wrapper = file.wrapper().get();
        DynamicMessage whole = DynamicMessage.parseFrom(wrapper, own);
        List<?> messages = (List<?>) whole.getField(wrapper.findFieldByNumber(1));
        return file.of()
                .sample(messages.stream()
                        .map(each -> values(file, (DynamicMessage) each))
                        .toList());
    }

    private static Map<String, Object> values(ProtoFile file, DynamicMessage message) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (ClassMembers.Member member : file.of().members()) {
            Object value = message.getField(file.message().findFieldByName(member.name()));
            values.put(
                    member.name(), member.type().isArray() ? FlatClass.array(member.type(), (List<?>) value) : value);
        }
        return values;
    }

    static FieldDescriptorProto.Type type(Class<?> scalar) {
        return switch (scalar.getName()) {
            case "boolean" -> FieldDescriptorProto.Type.TYPE_BOOL;
            case "int" -> FieldDescriptorProto.Type.TYPE_INT32;
            case "long" -> FieldDescriptorProto.Type.TYPE_INT64;
            case "double" -> FieldDescriptorProto.Type.TYPE_DOUBLE;
            default -> FieldDescriptorProto.Type.TYPE_STRING;
        };
    }
}

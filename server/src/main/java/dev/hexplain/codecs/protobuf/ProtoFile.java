package dev.hexplain.codecs.protobuf;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.decode.schema.Schema;
import java.util.Locale;
import java.util.Optional;

/**
 * The protobuf schema of a class: as descriptors for the library, and as {@code .proto} source.
 *
 * @param wrapper the outermost message around an array's objects
 */
record ProtoFile(FlatClass of, Descriptor message, Optional<Descriptor> wrapper) {
    private static final String WRAPPER = "Bulk";
    private static final String WRAPPED = "objects";

    static ProtoFile of(FlatClass type) {
        DescriptorProto.Builder message = DescriptorProto.newBuilder().setName(type.name());
        for (ClassMembers.Member member : type.members()) {
            Class<?> scalar = scalar(member);
            message.addField(FieldDescriptorProto.newBuilder()
                    .setName(member.name())
                    .setNumber(message.getFieldCount() + 1)
                    .setType(ProtobufCoder.type(scalar))
                    .setLabel(member.type().isArray() ? Label.LABEL_REPEATED : Label.LABEL_OPTIONAL));
        }
        FieldDescriptorProto.Builder wrapped = FieldDescriptorProto.newBuilder()
                .setName(WRAPPED)
                .setNumber(1)
                .setType(FieldDescriptorProto.Type.TYPE_MESSAGE)
                .setTypeName(type.name())
                .setLabel(Label.LABEL_REPEATED);
        FileDescriptorProto file = FileDescriptorProto.newBuilder()
                .setName(type.name() + ".proto")
                .setSyntax("proto3")
                .addMessageType(message)
                .addMessageType(DescriptorProto.newBuilder().setName(WRAPPER).addField(wrapped))
                .build();
        try {
            FileDescriptor linked = FileDescriptor.buildFrom(file, new FileDescriptor[0]);
            return new ProtoFile(
                    type,
                    linked.findMessageTypeByName(type.name()),
                    Optional.of(linked.findMessageTypeByName(WRAPPER)).filter(bulk -> type.isArray()));
        } catch (DescriptorValidationException e) {
            throw new IllegalStateException("The class has no names a message can have: " + type, e);
        }
    }

    private static Class<?> scalar(ClassMembers.Member member) {
        return member.type().isArray() ? member.type().componentType() : member.type();
    }

    /** The source. The wrapper is no part of the object, so it adds nothing to logical names. */
    Schema schema(String name) {
        StringBuilder source = new StringBuilder("syntax = \"proto3\";\n\n");
        source.append("message ").append(of.name()).append(" {\n");
        int number = 0;
        for (ClassMembers.Member member : of.members()) {
            String type = ProtobufCoder.type(scalar(member)).name().substring("TYPE_".length());
            source.append("  ")
                    .append(member.type().isArray() ? "repeated " : "")
                    .append(type.toLowerCase(Locale.ROOT))
                    .append(' ')
                    .append(member.name())
                    .append(" = ")
                    .append(++number)
                    .append(";\n");
        }
        source.append("}\n");
        if (wrapper.isPresent()) {
            source.append("\nmessage %s {\n  repeated %s %s = 1%s;\n}\n"
                    .formatted(WRAPPER, of.name(), WRAPPED, ProtoSource.remark("")));
        }
        return Schema.of(name, wrapper.isPresent() ? WRAPPER : of.name(), source.toString());
    }
}

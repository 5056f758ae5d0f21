package dev.hexplain.codecs.protobuf;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;

/** Makes protobuf message descriptors of schema types, as the compiler would of {@link ProtoSource}. */
final class ProtoMessages {
    private ProtoMessages() {}

    static Descriptor of(SchemaType.Struct root) {
        FileDescriptorProto.Builder file =
                FileDescriptorProto.newBuilder().setName(root.name() + ".proto").setSyntax("proto3");
        for (SchemaType.Named type : SchemaType.named(root)) {
            switch (type) {
                case SchemaType.Constants constants -> file.addEnumType(enumeration(constants));
                case SchemaType.Struct struct -> file.addMessageType(message(struct));
                case SchemaType.Choice choice -> file.addMessageType(message(choice));
            }
        }
        try {
            return FileDescriptor.buildFrom(file.build(), new FileDescriptor[0]).findMessageTypeByName(root.name());
        } catch (DescriptorValidationException e) {
            throw new IllegalStateException("The type has no names a message can have: " + root, e);
        }
    }

    private static EnumDescriptorProto enumeration(SchemaType.Constants constants) {
        EnumDescriptorProto.Builder type = EnumDescriptorProto.newBuilder().setName(constants.name());
        constants
                .names()
                .forEach(name -> type.addValue(
                        EnumValueDescriptorProto.newBuilder().setName(name).setNumber(type.getValueCount())));
        return type.build();
    }

    private static DescriptorProto message(SchemaType.Choice choice) {
        DescriptorProto.Builder message = DescriptorProto.newBuilder()
                .setName(choice.name())
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName("value"));
        choice.fields().forEach(field -> message.addField(field(message, field).setOneofIndex(0)));
        return message.build();
    }

    /** In descriptors, an optional field is the only member of a synthetic {@code oneof}. */
    private static DescriptorProto message(SchemaType.Struct struct) {
        DescriptorProto.Builder message = DescriptorProto.newBuilder().setName(struct.name());
        for (Field field : struct.fields()) {
            FieldDescriptorProto.Builder described = field(message, field);
            if (field.optional()) {
                described.setProto3Optional(true).setOneofIndex(message.getOneofDeclCount());
                message.addOneofDecl(OneofDescriptorProto.newBuilder().setName("_" + field.name()));
            }
            message.addField(described);
        }
        return message.build();
    }

    private static FieldDescriptorProto.Builder field(DescriptorProto.Builder in, Field field) {
        FieldDescriptorProto.Builder described = FieldDescriptorProto.newBuilder()
                .setName(field.name())
                .setNumber(in.getFieldCount() + 1)
                .setLabel(Label.LABEL_OPTIONAL);
        switch (field.type()) {
            case SchemaType.Sequence sequence -> describe(described.setLabel(Label.LABEL_REPEATED), sequence.of());
            case SchemaType.Dictionary dictionary -> {
                String entry = Character.toUpperCase(field.name().charAt(0))
                        + field.name().substring(1) + "Entry";
                in.addNestedType(entry(entry, dictionary.of()));
                described
                        .setLabel(Label.LABEL_REPEATED)
                        .setType(FieldDescriptorProto.Type.TYPE_MESSAGE)
                        .setTypeName("." + in.getName() + "." + entry);
            }
            default -> describe(described, field.type());
        }
        return described;
    }

    private static DescriptorProto entry(String name, SchemaType of) {
        DescriptorProto.Builder entry = DescriptorProto.newBuilder()
                .setName(name)
                .setOptions(MessageOptions.newBuilder().setMapEntry(true));
        entry.addField(field(entry, new Field("key", SchemaType.Scalar.TEXT, false, "")));
        entry.addField(field(entry, new Field("value", of, false, "")));
        return entry.build();
    }

    private static void describe(FieldDescriptorProto.Builder field, SchemaType type) {
        switch (type) {
            case SchemaType.Scalar scalar -> field.setType(scalar(scalar));
            case SchemaType.Constants constants ->
                field.setType(FieldDescriptorProto.Type.TYPE_ENUM).setTypeName("." + constants.name());
            case SchemaType.Named message ->
                field.setType(FieldDescriptorProto.Type.TYPE_MESSAGE).setTypeName("." + message.name());
            case SchemaType.Sequence _, SchemaType.Dictionary _ ->
                throw new IllegalArgumentException("A message must stand between a list and a list in it");
        }
    }

    private static FieldDescriptorProto.Type scalar(SchemaType.Scalar scalar) {
        return switch (scalar) {
            case TEXT -> FieldDescriptorProto.Type.TYPE_STRING;
            case INT -> FieldDescriptorProto.Type.TYPE_INT32;
            case LONG -> FieldDescriptorProto.Type.TYPE_INT64;
            case FLOAT -> FieldDescriptorProto.Type.TYPE_FLOAT;
            case FLAG -> FieldDescriptorProto.Type.TYPE_BOOL;
            case BYTES -> FieldDescriptorProto.Type.TYPE_BYTES;
        };
    }
}

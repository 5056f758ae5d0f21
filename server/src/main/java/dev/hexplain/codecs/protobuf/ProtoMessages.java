package dev.hexplain.codecs.protobuf;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumValueDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldOptions;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.DescriptorProtos.OneofDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Field;
import java.util.List;
import java.util.Locale;

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
            throw new IllegalArgumentException("Protocol Buffers take no such message: " + e.getMessage(), e);
        }
    }

    private static EnumDescriptorProto enumeration(SchemaType.Constants constants) {
        EnumDescriptorProto.Builder type = EnumDescriptorProto.newBuilder().setName(constants.name());
        constants
                .names()
                .forEach(name -> type.addValue(
                        EnumValueDescriptorProto.newBuilder().setName(name).setNumber(constants.number(name))));
        return type.build();
    }

    private static DescriptorProto message(SchemaType.Choice choice) {
        DescriptorProto.Builder message = DescriptorProto.newBuilder()
                .setName(choice.name())
                .addOneofDecl(OneofDescriptorProto.newBuilder().setName(ProtoSource.oneof(choice)));
        for (int i = 0; i < choice.fields().size(); i++) {
            message.addField(field(message, choice.fields(), i).setOneofIndex(0));
        }
        return message.build();
    }

    /** In descriptors, an optional field is the only member of a synthetic {@code oneof}. */
    private static DescriptorProto message(SchemaType.Struct struct) {
        DescriptorProto.Builder message = DescriptorProto.newBuilder().setName(struct.name());
        for (int i = 0; i < struct.fields().size(); i++) {
            Field field = struct.fields().get(i);
            FieldDescriptorProto.Builder described = field(message, struct.fields(), i);
            if (field.isOptionalOne()) {
                described.setProto3Optional(true).setOneofIndex(message.getOneofDeclCount());
                message.addOneofDecl(OneofDescriptorProto.newBuilder().setName("_" + field.name()));
            }
            message.addField(described);
        }
        return message.build();
    }

    private static FieldDescriptorProto.Builder field(DescriptorProto.Builder in, List<Field> fields, int index) {
        Field field = fields.get(index);
        FieldDescriptorProto.Builder described = FieldDescriptorProto.newBuilder()
                .setName(field.name())
                .setNumber(SchemaType.number(fields, index))
                .setLabel(Label.LABEL_OPTIONAL);
        switch (field.type()) {
            case SchemaType.Sequence sequence -> {
                describe(described.setLabel(Label.LABEL_REPEATED), sequence.of());
                if (!field.tag().isPacked() && isPackable(described.getType())) {
                    described.setOptions(FieldOptions.newBuilder().setPacked(false));
                }
            }
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

    /** Numbers of all kinds are. */
    private static boolean isPackable(FieldDescriptorProto.Type type) {
        return switch (type) {
            case TYPE_STRING, TYPE_BYTES, TYPE_MESSAGE, TYPE_GROUP -> false;
            default -> true;
        };
    }

    private static DescriptorProto entry(String name, SchemaType of) {
        DescriptorProto.Builder entry = DescriptorProto.newBuilder()
                .setName(name)
                .setOptions(MessageOptions.newBuilder().setMapEntry(true));
        List<Field> fields =
                List.of(new Field("key", SchemaType.Scalar.TEXT, false, ""), new Field("value", of, false, ""));
        entry.addField(field(entry, fields, 0));
        entry.addField(field(entry, fields, 1));
        return entry.build();
    }

    private static void describe(FieldDescriptorProto.Builder field, SchemaType type) {
        switch (type) {
            case SchemaType.Scalar scalar -> field.setType(scalar(scalar));
            case SchemaType.Spelled(SchemaType.Scalar _, String word) ->
                field.setType(FieldDescriptorProto.Type.valueOf("TYPE_" + word.toUpperCase(Locale.ROOT)));
            case SchemaType.Constants constants ->
                field.setType(FieldDescriptorProto.Type.TYPE_ENUM).setTypeName("." + constants.name());
            case SchemaType.Named message ->
                field.setType(FieldDescriptorProto.Type.TYPE_MESSAGE).setTypeName("." + message.name());
            case SchemaType.Recursion again ->
                field.setType(FieldDescriptorProto.Type.TYPE_MESSAGE).setTypeName("." + again.name());
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
            case DOUBLE -> FieldDescriptorProto.Type.TYPE_DOUBLE;
            case FLAG -> FieldDescriptorProto.Type.TYPE_BOOL;
            case BYTES -> FieldDescriptorProto.Type.TYPE_BYTES;
        };
    }
}

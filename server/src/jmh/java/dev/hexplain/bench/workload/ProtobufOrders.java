package dev.hexplain.bench.workload;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorSet;
import com.google.protobuf.DescriptorProtos.MessageOptions;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The orders in Protocol Buffers: one message, with a field of orders. */
public final class ProtobufOrders {
    private static final String ROOT = "Orders";

    private ProtobufOrders() {}

    /** One message of about 50 MB. */
    public static Path file() throws IOException {
        return WorkloadFile.of("orders.pb", out -> {
            Descriptor type = descriptor().findFieldByName("orders").getMessageType();
            CodedOutputStream to = CodedOutputStream.newInstance(out);
            ShopOrders orders = OrderFiles.orders();
            while (to.getTotalBytesWritten() < OrderFiles.DOCUMENT_BYTES) {
                to.writeMessage(1, message(type, orders.next()));
            }
            to.flush();
        });
    }

    /** The schema as {@code protoc} writes it. */
    public static byte[] descriptorSet() {
        return FileDescriptorSet.newBuilder().addFile(schema()).build().toByteArray();
    }

    /** The type of the message. */
    public static Descriptor descriptor() {
        try {
            return FileDescriptor.buildFrom(schema(), new FileDescriptor[0]).findMessageTypeByName(ROOT);
        } catch (DescriptorValidationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static FileDescriptorProto schema() {
        FileDescriptorProto.Builder file =
                FileDescriptorProto.newBuilder().setName("orders.proto").setSyntax("proto3");
        file.addMessageType(DescriptorProto.newBuilder()
                .setName(ROOT)
                .addField(field(1, "orders", FieldDescriptorProto.Type.TYPE_MESSAGE)
                        .setLabel(Label.LABEL_REPEATED)
                        .setTypeName(ShopOrder.class.getSimpleName())));
        for (Class<?> type : List.of(ShopOrder.class, ShopCustomer.class, PostalAddress.class, OrderLine.class)) {
            file.addMessageType(message(type));
        }
        return file.build();
    }

    private static DescriptorProto message(Class<?> type) {
        DescriptorProto.Builder message = DescriptorProto.newBuilder().setName(type.getSimpleName());
        for (OrderMember member : OrderMember.of(type)) {
            FieldDescriptorProto.Builder field = field(member.number(), member.name(), type(member));
            if (member.kind() == OrderMember.Kind.MAP) {
                message.addNestedType(entry());
                field.setTypeName(type.getSimpleName() + "." + entry().getName())
                        .setLabel(Label.LABEL_REPEATED);
            } else if (member.kind() == OrderMember.Kind.OBJECT) {
                field.setTypeName(member.type().getSimpleName());
            }
            message.addField(member.repeated() ? field.setLabel(Label.LABEL_REPEATED) : field);
        }
        return message.build();
    }

    private static FieldDescriptorProto.Type type(OrderMember member) {
        return switch (member.kind()) {
            case TEXT -> FieldDescriptorProto.Type.TYPE_STRING;
            case INT -> FieldDescriptorProto.Type.TYPE_INT32;
            case LONG -> FieldDescriptorProto.Type.TYPE_INT64;
            case DOUBLE -> FieldDescriptorProto.Type.TYPE_DOUBLE;
            case BOOLEAN -> FieldDescriptorProto.Type.TYPE_BOOL;
            case MAP, OBJECT -> FieldDescriptorProto.Type.TYPE_MESSAGE;
        };
    }

    private static DescriptorProto entry() {
        return DescriptorProto.newBuilder()
                .setName("AttributesEntry")
                .setOptions(MessageOptions.newBuilder().setMapEntry(true))
                .addField(field(1, "key", FieldDescriptorProto.Type.TYPE_STRING))
                .addField(field(2, "value", FieldDescriptorProto.Type.TYPE_STRING))
                .build();
    }

    private static FieldDescriptorProto.Builder field(int number, String name, FieldDescriptorProto.Type type) {
        return FieldDescriptorProto.newBuilder()
                .setNumber(number)
                .setName(name)
                .setLabel(Label.LABEL_OPTIONAL)
                .setType(type);
    }

    private static Message message(Descriptor type, Object object) {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(type);
        for (OrderMember member : OrderMember.of(object.getClass())) {
            FieldDescriptor field = type.findFieldByNumber(member.number());
            switch (member.valueIn(object)) {
                case null -> {}
                case Map<?, ?> map ->
                    map.forEach((key, value) -> message.addRepeatedField(field, entry(field, key, value)));
                case List<?> list -> list.forEach(each -> message.addRepeatedField(field, value(field, each)));
                case Object value -> message.setField(field, value(field, value));
            }
        }
        return message.build();
    }

    private static Object value(FieldDescriptor field, Object value) {
        return field.getJavaType() == FieldDescriptor.JavaType.MESSAGE ? message(field.getMessageType(), value) : value;
    }

    private static Message entry(FieldDescriptor field, Object key, Object value) {
        Descriptor type = field.getMessageType();
        return DynamicMessage.newBuilder(type)
                .setField(type.findFieldByNumber(1), key)
                .setField(type.findFieldByNumber(2), value)
                .build();
    }
}

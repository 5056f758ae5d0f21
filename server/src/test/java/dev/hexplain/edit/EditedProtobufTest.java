package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.EnumDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Type;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import com.google.protobuf.TextFormat;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.Removal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Members of every kind of a message: the library reads what it read before, but for what was edited. */
class EditedProtobufTest {
    private static final Decoder DECODER = new Protobuf().with(Schema.of("order", "Order", """
            syntax = "proto3";
            enum Status { NEW = 0; PAID = 1; SENT = 2; LOST = 17; }
            message Order {
              bool paid = 1;
              Status status = 2;
              oneof choice { string name = 3; int64 number = 4; }
              map<string, int32> counts = 5;
              map<int32, bool> flags = 6;
              repeated sint32 deltas = 7;
              repeated bool marks = 8;
              fixed64 stamp = 9;
              bytes content = 10;
              Order inner = 11;
              repeated Status all = 12;
              repeated Order lines = 13;
              float rate = 14;
              map<string, Order> named = 15;
            }
            """));

    private static final Descriptor TYPE = type();

    private static FieldDescriptorProto.Builder field(String name, int number, Type type) {
        return FieldDescriptorProto.newBuilder()
                .setName(name)
                .setNumber(number)
                .setType(type)
                .setLabel(Label.LABEL_OPTIONAL);
    }

    private static FieldDescriptorProto.Builder many(String name, int number, Type type) {
        return field(name, number, type).setLabel(Label.LABEL_REPEATED);
    }

    private static DescriptorProto.Builder entry(String name, Type key, FieldDescriptorProto.Builder value) {
        DescriptorProto.Builder entry = DescriptorProto.newBuilder()
                .setName(name)
                .addField(field("key", 1, key))
                .addField(value);
        entry.getOptionsBuilder().setMapEntry(true);
        return entry;
    }

    private static Descriptor type() {
        EnumDescriptorProto.Builder status = EnumDescriptorProto.newBuilder().setName("Status");
        status.addValueBuilder().setName("NEW").setNumber(0);
        status.addValueBuilder().setName("PAID").setNumber(1);
        status.addValueBuilder().setName("SENT").setNumber(2);
        status.addValueBuilder().setName("LOST").setNumber(17);
        DescriptorProto.Builder order = DescriptorProto.newBuilder()
                .setName("Order")
                .addField(field("paid", 1, Type.TYPE_BOOL))
                .addField(field("status", 2, Type.TYPE_ENUM).setTypeName("Status"))
                .addField(field("name", 3, Type.TYPE_STRING).setOneofIndex(0))
                .addField(field("number", 4, Type.TYPE_INT64).setOneofIndex(0))
                .addField(many("counts", 5, Type.TYPE_MESSAGE).setTypeName("Order.CountsEntry"))
                .addField(many("flags", 6, Type.TYPE_MESSAGE).setTypeName("Order.FlagsEntry"))
                .addField(many("deltas", 7, Type.TYPE_SINT32))
                .addField(many("marks", 8, Type.TYPE_BOOL))
                .addField(field("stamp", 9, Type.TYPE_FIXED64))
                .addField(field("content", 10, Type.TYPE_BYTES))
                .addField(field("inner", 11, Type.TYPE_MESSAGE).setTypeName("Order"))
                .addField(many("all", 12, Type.TYPE_ENUM).setTypeName("Status"))
                .addField(many("lines", 13, Type.TYPE_MESSAGE).setTypeName("Order"))
                .addField(field("rate", 14, Type.TYPE_FLOAT))
                .addField(many("named", 15, Type.TYPE_MESSAGE).setTypeName("Order.NamedEntry"))
                .addNestedType(entry("CountsEntry", Type.TYPE_STRING, field("value", 2, Type.TYPE_INT32)))
                .addNestedType(entry("FlagsEntry", Type.TYPE_INT32, field("value", 2, Type.TYPE_BOOL)))
                .addNestedType(entry(
                        "NamedEntry",
                        Type.TYPE_STRING,
                        field("value", 2, Type.TYPE_MESSAGE).setTypeName("Order")));
        order.addOneofDeclBuilder().setName("choice");
        try {
            FileDescriptorProto file = FileDescriptorProto.newBuilder()
                    .setName("order.proto")
                    .setSyntax("proto3")
                    .addEnumType(status)
                    .addMessageType(order)
                    .build();
            return FileDescriptor.buildFrom(file, new FileDescriptor[0]).findMessageTypeByName("Order");
        } catch (DescriptorValidationException e) {
            throw new AssertionError(e);
        }
    }

    private static DynamicMessage message(String text) throws TextFormat.ParseException {
        DynamicMessage.Builder message = DynamicMessage.newBuilder(TYPE);
        TextFormat.merge(text, message);
        return message.build();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "paid: true                                   | paid            | false     | paid: false",
                "inner { paid: true name: 'x' }               | inner.paid      | false     | inner { paid: false name: 'x' }",
                "status: PAID rate: 1.5                       | status          | SENT      | status: SENT rate: 1.5",
                "status: PAID                                 | status          | LOST      | status: LOST",
                "name: 'short' stamp: 7                       | name            | rather long, äöü | name: 'rather long, äöü' stamp: 7",
                "number: -1 stamp: 7                          | number          | 300       | number: 300 stamp: 7",
                "counts { key: 'a' value: 5 }                 | counts.a        | 70000     | counts { key: 'a' value: 70000 }",
                "counts { key: 'a' value: 5 } counts { key: 'b' value: 6 } | counts.b | -1   | counts { key: 'a' value: 5 } counts { key: 'b' value: -1 }",
                "deltas: [1, -1, 300]                         | deltas[1]       | -70000    | deltas: [1, -70000, 300]",
                "marks: [true, false, true]                   | marks[1]        | true      | marks: [true, true, true]",
                "marks: [true, false, true]                   | marks[2]        | false     | marks: [true, false, false]",
                "stamp: 7 paid: true                          | stamp           | 18446744073709551615 | stamp: 18446744073709551615 paid: true",
                "content: '\\001\\002' paid: true             | content         | 010203    | content: '\\001\\002\\003' paid: true",
                "inner { inner { name: 'deep' } }             | inner.inner.name | deeper still | inner { inner { name: 'deeper still' } }",
                "all: [PAID, SENT]                            | all[0]          | LOST      | all: [LOST, SENT]",
                "lines { paid: true } lines { rate: 1.5 }     | lines[1].rate   | 2.25      | lines { paid: true } lines { rate: 2.25 }",
                "named { key: 'k' value { name: 'x' } }       | named.k.name    | longer    | named { key: 'k' value { name: 'longer' } }",
            })
    void a_value_becomes_another_one(String before, String path, String value, String after) throws Exception {
        byte[] edited = EditedBytes.edited(message(before).toByteArray(), DECODER, new Assignment(path, value));

        assertThat(DynamicMessage.parseFrom(TYPE, edited)).isEqualTo(message(after));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "counts { key: 'a' value: 5 } counts { key: 'b' value: 6 } | counts.cc | 7 | counts { key: 'a' value: 5 } counts { key: 'b' value: 6 } counts { key: 'cc' value: 7 }",
                "deltas: [1, -1] paid: true               | deltas    | -70000 | deltas: [1, -1, -70000] paid: true",
                "marks: [true, false]                     | marks     | true  | marks: [true, false, true]",
                "all: [PAID, SENT]                        | all       | LOST  | all: [PAID, SENT, LOST]",
            })
    void a_part_is_added(String before, String path, String value, String after) throws Exception {
        byte[] edited = EditedBytes.edited(message(before).toByteArray(), DECODER, new Addition(path, value));

        assertThat(DynamicMessage.parseFrom(TYPE, edited)).isEqualTo(message(after));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "counts { key: 'a' value: 5 } counts { key: 'b' value: 6 } | counts.a  | counts { key: 'b' value: 6 }",
                "deltas: [1, -1, 300]                                      | deltas[1] | deltas: [1, 300]",
                "lines { paid: true } lines { rate: 1.5 }                  | lines[0]  | lines { rate: 1.5 }",
                "named { key: 'k' value { name: 'x' } } named { key: 'l' value { } } | named.k | named { key: 'l' value { } }",
            })
    void a_part_is_taken_out(String before, String path, String after) throws Exception {
        byte[] edited = EditedBytes.edited(message(before).toByteArray(), DECODER, new Removal(path));

        assertThat(DynamicMessage.parseFrom(TYPE, edited)).isEqualTo(message(after));
    }

    /** Of which none alone makes the length before them longer. */
    @Test
    void several_texts_in_one_message_make_its_length_longer_together() throws Exception {
        String text =
                "inner { lines { name: 'one' } lines { name: 'two' } lines { name: '%s' } }".formatted("x".repeat(80));
        byte[] bytes = EditedBytes.edited(
                message(text).toByteArray(),
                DECODER,
                new Assignment("inner.lines[0].name", "one of several"),
                new Assignment("inner.lines[1].name", "two of several"),
                new Assignment("inner.lines[2].name", "y".repeat(90)));

        assertThat(bytes)
                .isEqualTo(message(text.replace("one", "one of several")
                                .replace("two", "two of several")
                                .replace("x".repeat(80), "y".repeat(90)))
                        .toByteArray());
    }

    /** What has its default is not written: there are no bytes that could be others. */
    @Test
    void a_default_is_not_there() throws Exception {
        byte[] bytes = message("name: 'x'").toByteArray();

        assertThatThrownBy(() -> EditedBytes.edited(bytes, DECODER, new Assignment("paid", "true")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("neither a value nor a field `paid`");
    }
}

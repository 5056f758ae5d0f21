package dev.hexplain.decoders.protobuf;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto.Label;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.EdgeValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the library writes of values at every boundary of a type is what the decoder shows, packed or one by one. */
class ProtobufObjectsTest {
    /** A type of field with its values, and these as they are shown. */
    enum Kind {
        INT32(true),
        SINT32(true),
        SFIXED32(true),
        UINT32(true),
        FIXED32(true),
        INT64(true),
        SINT64(true),
        SFIXED64(true),
        UINT64(true),
        FIXED64(true),
        DOUBLE(true),
        FLOAT(true),
        BOOL(true),
        STRING(false),
        BYTES(false);

        private final boolean packs;

        Kind(boolean packs) {
            this.packs = packs;
        }

        List<?> samples() {
            return switch (this) {
                case INT32, SINT32, SFIXED32, UINT32, FIXED32 -> EdgeValues.ints();
                case INT64, SINT64, SFIXED64, UINT64, FIXED64 -> EdgeValues.longs();
                case DOUBLE -> EdgeValues.doubles();
                case FLOAT -> EdgeValues.floats();
                case BOOL -> List.of(true, false);
                case STRING -> EdgeValues.texts();
                case BYTES -> EdgeValues.binaries();
            };
        }

        Object written(Object value) {
            return value instanceof byte[] bytes ? ByteString.copyFrom(bytes) : value;
        }

        String shown(Object value) {
            return switch (this) {
                case UINT32, FIXED32 -> Integer.toUnsignedString((Integer) value);
                case UINT64, FIXED64 -> Long.toUnsignedString((Long) value);
                case BYTES -> HexFormat.of().formatHex((byte[]) value);
                default -> value.toString();
            };
        }

        /** What stands in a field: texts and bytes whole, however long. */
        String found(FieldTree tree, Field field) {
            Field value = tree.child(field, "value").orElse(field);
            byte[] bytes = tree.source().copy(value.offset(), (int) value.length());
            return switch (this) {
                case STRING -> new String(bytes, StandardCharsets.UTF_8);
                case BYTES -> HexFormat.of().formatHex(bytes);
                case DOUBLE, FLOAT -> real(tree.value(field).actual());
                default -> tree.value(field).actual();
            };
        }

        private String real(String shown) {
            return this == FLOAT ? Float.toString(Float.parseFloat(shown)) : Double.toString(Double.parseDouble(shown));
        }

        String proto(boolean packed) {
            return "syntax = \"proto2\"; message Values { repeated " + name().toLowerCase(Locale.ROOT) + " all = 1 "
                    + (packed ? "[packed = true]" : "") + "; }";
        }

        DynamicMessage message(boolean packed) {
            FieldDescriptorProto.Builder field = FieldDescriptorProto.newBuilder()
                    .setName("all")
                    .setNumber(1)
                    .setLabel(Label.LABEL_REPEATED)
                    .setType(FieldDescriptorProto.Type.valueOf("TYPE_" + name()));
            field.getOptionsBuilder().setPacked(packed);
            Descriptor type = type(field);
            FieldDescriptor all = type.findFieldByName("all");
            DynamicMessage.Builder message = DynamicMessage.newBuilder(type);
            samples().forEach(each -> message.addRepeatedField(all, written(each)));
            return message.build();
        }

        private static Descriptor type(FieldDescriptorProto.Builder field) {
            FileDescriptorProto file = FileDescriptorProto.newBuilder()
                    .setName("values.proto")
                    .addMessageType(
                            DescriptorProto.newBuilder().setName("Values").addField(field))
                    .build();
            try {
                return FileDescriptor.buildFrom(file, new FileDescriptor[0]).findMessageTypeByName("Values");
            } catch (DescriptorValidationException e) {
                throw new AssertionError(e);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_value_is_what_was_written(Kind kind) {
        assertShown(kind, false);
        if (kind.packs) {
            assertShown(kind, true);
        }
    }

    private static void assertShown(Kind kind, boolean packed) {
        Decoder decoder = new Protobuf().with(Schema.of("values", "", kind.proto(packed)));
        FieldTree tree = new Survival(decoder).decode(kind.message(packed).toByteArray());
        assertThat(tree.facts().issues()).isEmpty();
        List<String> wrong = new ArrayList<>();
        int index = 0;
        for (Object value : kind.samples()) {
            String found = tree.find("all[" + index++ + "]")
                    .map(field -> kind.found(tree, field))
                    .orElse("nothing");
            if (!found.equals(kind.shown(value))) {
                wrong.add(kind.shown(value) + " is " + found);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(index).isGreaterThan(1);
    }
}

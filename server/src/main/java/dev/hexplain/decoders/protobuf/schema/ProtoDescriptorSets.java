package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code FileDescriptorSet} ({@code google/protobuf/descriptor.proto}), as {@code protoc --descriptor_set_out}
 * writes it: the same declarations that a source has, as a message of Protocol Buffers. Numbers in comments are those
 * of the fields read.
 */
final class ProtoDescriptorSets {
    private static final int MAX_DEPTH = 100;
    private static final int LABEL_REPEATED = 3;

    private ProtoDescriptorSets() {}

    static List<ProtoFileDeclaration> read(byte[] set) {
        List<ProtoFileDeclaration> files = new ArrayList<>();
        for (Entry entry : entries(ByteBuffer.wrap(set))) {
            if (entry.number == 1) {
                files.add(file(entry));
            }
        }
        return files;
    }

    /** One field of a descriptor: a number or bytes. */
    private record Entry(int number, long value, ByteBuffer bytes) {
        String text() {
            return StandardCharsets.UTF_8.decode(bytes.duplicate()).toString();
        }
    }

    /** FileDescriptorProto: package 2, message_type 4, enum_type 5, extension 7, syntax 12, edition 14. */
    private static ProtoFileDeclaration file(Entry file) {
        ProtoMessageDeclaration scope = new ProtoMessageDeclaration(textOf(file, 2));
        boolean packed = textOf(file, 12).equals("proto3") || find(file, 14) != null;
        for (Entry entry : entries(file.bytes)) {
            switch (entry.number) {
                case 4 -> scope.messages.add(message(entry, 0));
                case 5 -> scope.enums.add(enumeration(entry));
                case 7 -> scope.extensions.add(field(entry));
                default -> {}
            }
        }
        return new ProtoFileDeclaration(scope, packed);
    }

    /** DescriptorProto: name 1, field 2, nested_type 3, enum_type 4, extension 6, options 7 (map_entry 7). */
    private static ProtoMessageDeclaration message(Entry message, int depth) {
        if (depth > MAX_DEPTH) {
            throw new SchemaDiagnostic("Messages are declared in messages more than " + MAX_DEPTH + " deep");
        }
        ProtoMessageDeclaration scope = new ProtoMessageDeclaration(textOf(message, 1));
        for (Entry entry : entries(message.bytes)) {
            switch (entry.number) {
                case 2 -> scope.fields.add(field(entry));
                case 3 -> scope.messages.add(message(entry, depth + 1));
                case 4 -> scope.enums.add(enumeration(entry));
                case 6 -> scope.extensions.add(field(entry));
                case 7 -> scope.mapEntry = numberOf(entry, 7) == 1;
                default -> {}
            }
        }
        return scope;
    }

    /**
     * FieldDescriptorProto: name 1, extendee 2, number 3, label 4, type 5, type_name 6, options 8 (packed 2, features
     * 21), oneof_index 9, json_name 10. FeatureSet: repeated_field_encoding 3 (PACKED 1).
     */
    private static ProtoFieldDeclaration field(Entry field) {
        String name = textOf(field, 1);
        ProtoFieldKind kind = ProtoFieldKind.numbered(numberOf(field, 5))
                .orElseThrow(() -> new SchemaDiagnostic("The field " + name + " has no type that is known"));
        boolean named = kind == ProtoFieldKind.MESSAGE || kind == ProtoFieldKind.GROUP || kind == ProtoFieldKind.ENUM;
        String jsonName = textOf(field, 10);
        return new ProtoFieldDeclaration(
                name,
                (int) numberOf(field, 3),
                named ? textOf(field, 6) : kind.id(),
                kind,
                numberOf(field, 4) == LABEL_REPEATED,
                find(field, 9) != null,
                packed(field),
                jsonName.isEmpty() ? ProtoParser.camel(name) : jsonName,
                textOf(field, 2),
                0,
                0);
    }

    private static @Nullable Boolean packed(Entry field) {
        @Nullable Entry options = find(field, 8);
        if (options == null) {
            return null;
        }
        @Nullable Entry packed = find(options, 2);
        if (packed != null) {
            return packed.value == 1;
        }
        @Nullable Entry features = find(options, 21);
        @Nullable Entry encoding = features == null ? null : find(features, 3);
        return encoding == null ? null : encoding.value == 1;
    }

    /** EnumDescriptorProto: name 1, value 2. EnumValueDescriptorProto: name 1, number 2. */
    private static ProtoEnumDeclaration enumeration(Entry enumeration) {
        Map<Long, String> names = new HashMap<>();
        for (Entry entry : entries(enumeration.bytes)) {
            if (entry.number == 2) {
                names.putIfAbsent(numberOf(entry, 2), textOf(entry, 1));
            }
        }
        return new ProtoEnumDeclaration(textOf(enumeration, 1), names);
    }

    private static String textOf(Entry in, int number) {
        @Nullable Entry found = find(in, number);
        return found == null ? "" : found.text();
    }

    private static long numberOf(Entry in, int number) {
        @Nullable Entry found = find(in, number);
        return found == null ? 0 : found.value;
    }

    /** The last one counts, as for every non-repeated field. */
    private static @Nullable Entry find(Entry in, int number) {
        @Nullable Entry found = null;
        for (Entry entry : entries(in.bytes)) {
            found = entry.number == number ? entry : found;
        }
        return found;
    }

    private static List<Entry> entries(ByteBuffer message) {
        ByteBuffer in = message.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        List<Entry> entries = new ArrayList<>();
        while (in.hasRemaining()) {
            int at = in.position();
            try {
                entries.add(entry(in));
            } catch (java.nio.BufferUnderflowException | IllegalArgumentException e) {
                throw new SchemaDiagnostic("The descriptor set breaks off or is none, at byte %d".formatted(at));
            }
        }
        return entries;
    }

    private static Entry entry(ByteBuffer in) {
        long tag = varint(in);
        int number = (int) (tag >>> 3);
        return switch ((int) tag & 7) {
            case 0 -> new Entry(number, varint(in), ByteBuffer.allocate(0));
            case 1 -> new Entry(number, in.getLong(), ByteBuffer.allocate(0));
            case 2 -> new Entry(number, 0, slice(in, varint(in)));
            case 5 -> new Entry(number, in.getInt(), ByteBuffer.allocate(0));
            default -> throw new IllegalArgumentException("wire type");
        };
    }

    private static ByteBuffer slice(ByteBuffer in, long length) {
        if (length < 0 || length > in.remaining()) {
            throw new IllegalArgumentException("length");
        }
        ByteBuffer slice = in.slice(in.position(), (int) length);
        in.position(in.position() + (int) length);
        return slice;
    }

    private static long varint(ByteBuffer in) {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            byte next = in.get();
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("varint");
    }
}

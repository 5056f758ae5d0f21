package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.protobuf.schema.ProtoFieldKind;
import dev.hexplain.decoders.protobuf.schema.ProtobufWireType;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the key of a map entry, as text: its field 1, which a writer may omit where it has its default value. */
final class ProtobufMapKeys {
    private static final int MAX_TEXT = 200;
    private static final int MAX_FIELDS = 10;

    private ProtobufMapKeys() {}

    /**
     * @param entry the offset of the entry's tag
     * @param kind of keys in the schema; null without one
     */
    static String read(Source source, long entry, @Nullable ProtoFieldKind kind) {
        return read(new Window(source.segment()), entry, kind);
    }

    static String read(Window bytes, long entry, @Nullable ProtoFieldKind kind) {
        long at = entry + Math.max(0, Varint.length(bytes, entry, bytes.end()));
        int head = Math.max(0, Varint.length(bytes, at, bytes.end()));
        long length = Varint.value(bytes, at, head);
        at += head;
        long end = at + (Long.compareUnsigned(length, bytes.end() - at) > 0 ? bytes.end() - at : length);
        for (int i = 0; i < MAX_FIELDS && at < end; i++) {
            int tagLength = Varint.length(bytes, at, end);
            long tag = tagLength > 0 ? Varint.value(bytes, at, tagLength) : 0;
            if (tagLength <= 0 || (tag & 7) >= ProtobufWireType.COUNT) {
                return "";
            }
            long next = ProtobufContentGuess.endOfValue(bytes, at + tagLength, end, ProtobufWireType.of((int) tag & 7));
            if (next < 0 || tag >>> 3 == 1) {
                return next < 0 ? "" : text(bytes, at + tagLength, next, ProtobufWireType.of((int) tag & 7), kind);
            }
            at = next;
        }
        return defaultOf(kind);
    }

    private static String defaultOf(@Nullable ProtoFieldKind kind) {
        if (kind == null || kind.wireType() == ProtobufWireType.LEN) {
            return "";
        }
        return kind == ProtoFieldKind.BOOL ? "false" : "0";
    }

    private static String text(Window bytes, long at, long end, ProtobufWireType type, @Nullable ProtoFieldKind kind) {
        return switch (type) {
            case VARINT -> {
                long value = Varint.value(bytes, at, (int) (end - at));
                yield Optional.ofNullable(kind)
                        .flatMap(known -> ProtobufFieldValues.typed(known, value))
                        .orElse(Long.toString(value));
            }
            case I32 ->
                kind == ProtoFieldKind.FIXED32
                        ? Integer.toUnsignedString(bytes.s4le(at))
                        : Integer.toString(bytes.s4le(at));
            case I64 ->
                kind == ProtoFieldKind.FIXED64 ? Long.toUnsignedString(bytes.s8le(at)) : Long.toString(bytes.s8le(at));
            default -> {
                long from = at + Varint.length(bytes, at, end);
                byte[] text = bytes.copy(from, (int) Math.min(MAX_TEXT, end - from));
                yield new String(text, StandardCharsets.UTF_8);
            }
        };
    }
}

package dev.hexplain.decoders.protobuf;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Varint;
import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.protobuf.schema.WireType;
import java.nio.charset.StandardCharsets;

/** The key of an entry of a map, as text: its field 1, which a writer may leave out. */
final class MapKeys {
    private static final int MAX_TEXT = 200;
    private static final int MAX_FIELDS = 10;

    private MapKeys() {}

    /** @param entry where the tag of the entry stands */
    static String read(Source source, long entry) {
        Window bytes = new Window(source.segment());
        long end = bytes.end();
        long at = entry + Math.max(0, Varint.length(bytes, entry, end));
        at += Math.max(0, Varint.length(bytes, at, end));
        for (int i = 0; i < MAX_FIELDS; i++) {
            int length = Varint.length(bytes, at, end);
            long tag = length > 0 ? Varint.value(bytes, at, length) : 0;
            if (length <= 0 || (tag & 7) >= WireType.COUNT) {
                return "";
            }
            long next = Content.endOfValue(bytes, at + length, end, WireType.of((int) tag & 7));
            if (next < 0 || tag >>> 3 == 1) {
                return next < 0 ? "" : text(bytes, at + length, next, WireType.of((int) tag & 7));
            }
            at = next;
        }
        return "";
    }

    private static String text(Window bytes, long at, long end, WireType type) {
        return switch (type) {
            case VARINT -> Long.toString(Varint.value(bytes, at, (int) (end - at)));
            case I32 -> Integer.toString(bytes.s4le(at));
            case I64 -> Long.toString(bytes.s8le(at));
            default -> {
                long from = at + Varint.length(bytes, at, end);
                byte[] text = bytes.copy(from, (int) Math.min(MAX_TEXT, end - from));
                yield new String(text, StandardCharsets.UTF_8);
            }
        };
    }
}

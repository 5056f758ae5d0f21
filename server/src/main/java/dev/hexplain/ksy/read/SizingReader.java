package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Sizing;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the extent of an attribute from YAML: {@code size}, {@code size-eos}, {@code terminator} and related keys. */
final class SizingReader {
    private SizingReader() {}

    static Sizing read(YamlPart part, DataType type) {
        Expression size = AttributeReader.expression(part, "size");
        YamlPart eos = part.get("size-eos");
        boolean toEnd = eos != null && eos.bool(false);
        if (eos != null && toEnd && part.has("size")) {
            eos.key().error("either 'size' or 'size-eos': it cannot be both");
        }
        Sizing sizing = new Sizing(
                size,
                toEnd,
                terminator(part.get("terminator"), type),
                bool(part, "consume", true),
                bool(part, "include", false),
                bool(part, "eos-error", true),
                padRight(part.get("pad-right")));
        checkBounded(part, type, sizing);
        return sizing;
    }

    private static void checkBounded(YamlPart part, DataType type, Sizing sizing) {
        boolean bytes = type instanceof DataType.Bytes && !part.has("contents");
        if ((bytes || type instanceof DataType.Text) && !sizing.confines() && !part.has("size")) {
            part.error((bytes ? "bytes need" : "a text needs") + " an end: 'size', 'size-eos: true' or 'terminator'"
                    + (bytes && !part.has("type") ? "; or is a 'type' missing?" : ""));
        }
    }

    private static boolean bool(YamlPart part, String key, boolean otherwise) {
        YamlPart value = part.get(key);
        return value == null ? otherwise : value.bool(otherwise);
    }

    private static int padRight(@Nullable YamlPart part) {
        return part == null ? -1 : (int) part.integer(0, 255, -1);
    }

    private static byte[] terminator(@Nullable YamlPart part, DataType type) {
        if (part == null) {
            return type instanceof DataType.Text text && text.zeroTerminated() ? zero(text.encoding()) : new byte[0];
        }
        List<YamlPart> items = part.itemOrItems();
        if (items.isEmpty()) {
            part.error("expected a byte, or a list of bytes, found an empty list");
        }
        byte[] terminator = new byte[items.size()];
        for (int i = 0; i < terminator.length; i++) {
            terminator[i] = (byte) items.get(i).integer(0, 255, 0);
        }
        return terminator;
    }

    /** A zero as wide as the units of the encoding. */
    private static byte[] zero(String encoding) {
        String name = encoding.toUpperCase(Locale.ROOT).replace("_", "-");
        int width = name.startsWith("UTF-16") || name.startsWith("UTF16") || name.startsWith("UCS-2")
                ? 2
                : name.startsWith("UTF-32") || name.startsWith("UTF32") ? 4 : 1;
        return new byte[width];
    }
}

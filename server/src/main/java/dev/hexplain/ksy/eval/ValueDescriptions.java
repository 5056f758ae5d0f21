package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.model.EnumSpec.Member;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes values in messages, in at most one line. */
public final class ValueDescriptions {
    private static final int TEXT = 40;
    private static final int BYTES = 16;

    private ValueDescriptions() {}

    /** With its kind: {@code the text 'abc'}, {@code 3 bytes (01 02 03)}. */
    public static String of(@Nullable Object value) {
        return switch (value) {
            case null -> "nothing";
            case Long _ -> "the integer " + shortly(value);
            case Double _ -> "the number " + shortly(value);
            case Boolean _ -> shortly(value);
            case String _ -> "the text " + shortly(value);
            case byte[] bytes -> count(bytes.length, "byte") + (bytes.length > 0 ? " (" + hex(bytes) + ")" : "");
            case EnumValue _ -> "the enum value " + shortly(value);
            case List<?> list -> "an array of " + count(list.size(), "element");
            case StructValue struct -> "an object of type " + struct.type().qualifiedName();
            case StreamValue _ -> "a stream";
            default -> "a " + value.getClass().getSimpleName();
        };
    }

    /** As in source text: {@code 5}, {@code 'abc'}, {@code [01 02 03]}, {@code animal::cat}. */
    public static String shortly(@Nullable Object value) {
        return switch (value) {
            case null -> "nothing";
            case Long number -> Long.toString(number);
            case Double number -> Double.toString(number);
            case Boolean isTrue -> Boolean.toString(isTrue);
            case String text -> quoted(text);
            case byte[] bytes -> "[" + hex(bytes) + "]";
            case EnumValue named -> named.enumeration().id() + "::" + name(named);
            case List<?> list -> list(list);
            default -> of(value);
        };
    }

    /** The member's id; the number where the enum has no name for it. */
    static String name(EnumValue value) {
        Member member = value.enumeration().members().get(value.value());
        return member == null ? Long.toString(value.value()) : member.id();
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private static String quoted(String text) {
        int end = text.offsetByCodePoints(0, Math.min(TEXT, text.codePointCount(0, text.length())));
        StringBuilder out = new StringBuilder("'");
        text.substring(0, end).codePoints().forEach(point -> {
            if (Character.isISOControl(point)) {
                out.append(String.format("\\u%04x", point));
            } else {
                out.appendCodePoint(point);
            }
        });
        return out.append(end < text.length() ? "…'" : "'").toString();
    }

    private static String hex(byte[] bytes) {
        String shown = HexFormat.ofDelimiter(" ").formatHex(bytes, 0, Math.min(BYTES, bytes.length));
        return bytes.length > BYTES ? shown + " …" : shown;
    }

    private static String list(List<?> list) {
        StringBuilder out = new StringBuilder("[");
        int shown = Math.min(BYTES, list.size());
        for (int i = 0; i < shown; i++) {
            out.append(i == 0 ? "" : ", ").append(flat(list.get(i)));
        }
        return out.append(shown < list.size() ? ", …]" : "]").toString();
    }

    /** Nested arrays as their number of elements. */
    private static String flat(@Nullable Object value) {
        return value instanceof List<?> ? of(value) : shortly(value);
    }
}

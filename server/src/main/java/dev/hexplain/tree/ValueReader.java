package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HexFormat;
import java.util.Locale;

/** Reads the values of leaves from the bytes. */
final class ValueReader {
    static final int SHORT = 120;
    static final int LONG = 4000;
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final int SHORT_BYTES = 16;

    private final MemorySegment bytes;

    ValueReader(MemorySegment bytes) {
        this.bytes = bytes;
    }

    /** The value of a leaf; texts are cut after so many characters. */
    Value read(Field field, int limit) {
        return switch (field.shape().type()) {
            case ValueType.Int type -> integer(field, type);
            case ValueType.Real type -> Value.of(real(field.offset(), type));
            case ValueType.Bool type -> bool(field.offset());
            case ValueType.Char type -> character(field, type);
            case ValueType.Text type -> Value.of(text(field, type.encoding(), limit));
            case ValueType.Bytes type -> raw(field, limit);
            case ValueType.Group type -> Value.NONE;
        };
    }

    private Value integer(Field field, ValueType.Int type) {
        long value = Integers.read(bytes, field.offset(), type);
        String actual = type.size() == 8 && !type.signed() ? Long.toUnsignedString(value) : Long.toString(value);
        Enumeration symbols = field.shape().symbols();
        if (symbols == null) {
            return Value.of(actual);
        }
        String hex = "0x%0" + type.size() * 2 + "X";
        return new Value(
                hex.formatted(value & mask(type)), symbols.nameOf(value).orElse(""), "");
    }

    private static long mask(ValueType.Int type) {
        return type.size() == 8 ? -1 : (1L << type.size() * Byte.SIZE) - 1;
    }

    private String real(long offset, ValueType.Real type) {
        ValueType.Int raw = new ValueType.Int(type.size(), false, type.order());
        long bits = Integers.read(bytes, offset, raw);
        return type.size() == 4
                ? Float.toString(Float.intBitsToFloat((int) bits))
                : Double.toString(Double.longBitsToDouble(bits));
    }

    private Value bool(long offset) {
        int value = bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFF;
        return switch (value) {
            case 0 -> Value.of("false");
            case 1 -> Value.of("true");
            default -> new Value("true", "", "0x%02X, read as true".formatted(value));
        };
    }

    private Value character(Field field, ValueType.Char type) {
        int unit = (int) Integers.read(bytes, field.offset(), new ValueType.Int(2, false, type.order()));
        String text = Character.isSurrogate((char) unit)
                ? String.format(Locale.ROOT, "\\u%04X", unit)
                : Quoted.escape(Character.toString(unit), '\'');
        return new Value("'" + text + "'", "", "U+%04X".formatted(unit));
    }

    private String text(Field field, TextEncoding encoding, int limit) {
        // No encoding takes more than four bytes for a character: enough is read for the limit, and no more.
        int wanted = (int) Math.min(field.length(), 4L * limit + 4);
        String text = encoding.decode(copy(field.offset(), wanted));
        boolean whole = wanted == field.length() && text.length() <= limit;
        if (whole) {
            return Quoted.quote(text);
        }
        int end = Math.min(limit, text.length());
        if (Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        return Quoted.quote(text.substring(0, end)) + "…";
    }

    private Value raw(Field field, int limit) {
        int shown = (int) Math.min(field.length(), limit == SHORT ? SHORT_BYTES : limit / 4);
        String hex = SPACED.formatHex(copy(field.offset(), shown));
        return Value.of(shown < field.length() ? hex + " …" : hex);
    }

    private byte[] copy(long offset, int length) {
        return bytes.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    }
}

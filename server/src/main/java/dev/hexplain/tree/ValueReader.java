package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.HexFormat;

/** Reads the values of leaves from the bytes. */
final class ValueReader {
    static final int SHORT = 120;
    static final int LONG = 4000;
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();
    private static final HexFormat HEX = HexFormat.of().withUpperCase();
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
            case ValueType.Bits type -> bits(field, type);
            case ValueType.Text type -> Value.of(text(field, type, limit));
            case ValueType.Bytes type -> raw(field, type.trim(), limit);
            case ValueType.Computed type -> Value.NONE;
            case ValueType.Group type -> Value.NONE;
        };
    }

    private Value integer(Field field, ValueType.Int type) {
        long value = Integers.read(bytes, field.offset(), type);
        Enumeration symbols = field.shape().symbols();
        return symbols == null
                ? Value.of(type.signed() ? Long.toString(value) : Long.toUnsignedString(value))
                : named(value, type.size() * Byte.SIZE, symbols);
    }

    private Value bits(Field field, ValueType.Bits type) {
        long value = Integers.read(bytes, field.offset(), type);
        Enumeration symbols = field.shape().symbols();
        if (symbols != null) {
            return named(value, type.width(), symbols);
        }
        return Value.of(type.truth() ? Boolean.toString(value != 0) : Long.toUnsignedString(value));
    }

    private static Value named(long value, int bits, Enumeration symbols) {
        long mask = -1L >>> (Long.SIZE - bits);
        String hex = "0x" + HEX.toHexDigits(value & mask, (bits + 3) / 4);
        return new Value(hex, symbols.nameOf(value).orElse(""), "");
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
            default -> new Value("true", "", "0x" + HEX.toHexDigits((byte) value) + ", read as true");
        };
    }

    private Value character(Field field, ValueType.Char type) {
        int unit = (int) Integers.read(bytes, field.offset(), new ValueType.Int(2, false, type.order()));
        String text = Character.isSurrogate((char) unit)
                ? "\\u" + HEX.toHexDigits((char) unit)
                : Quoted.escape(Character.toString(unit), '\'');
        return new Value("'" + text + "'", "", "U+" + HEX.toHexDigits((char) unit));
    }

    private String text(Field field, ValueType.Text type, int limit) {
        long length = type.trim().withoutPadding(bytes, field.offset(), field.length());
        // No encoding takes more than four bytes for a character: enough is read for the limit, and no more.
        byte[] first = copy(field.offset(), (int) Math.min(length, 4L * limit + 4));
        int end = type.trim().endIn(first);
        boolean seen = end >= 0 || first.length == length;
        String text = type.encoding().decode(end < 0 ? first : Arrays.copyOf(first, end));
        return seen && text.length() <= limit ? Quoted.quote(text) : Quoted.quote(cut(text, limit)) + "…";
    }

    /** Never between the halves of a pair. */
    private static String cut(String text, int limit) {
        int end = Math.min(limit, text.length());
        return text.substring(0, end > 0 && Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end);
    }

    private Value raw(Field field, Trim trim, int limit) {
        long length = trim.withoutPadding(bytes, field.offset(), field.length());
        int shown = limit == SHORT ? SHORT_BYTES : limit / 4;
        byte[] first = copy(field.offset(), (int) Math.min(length, shown + Trim.WIDEST));
        int end = trim.endIn(first);
        long whole = end < 0 ? length : end;
        String hex = SPACED.formatHex(first, 0, (int) Math.min(whole, shown));
        return Value.of(shown < whole ? hex + " …" : hex);
    }

    private byte[] copy(long offset, int length) {
        return bytes.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    }
}

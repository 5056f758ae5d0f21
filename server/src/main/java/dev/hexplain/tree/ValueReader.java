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
            case ValueType.Real type -> Value.real(real(field.offset(), type));
            case ValueType.Bool type -> bool(field.offset());
            case ValueType.Char type -> character(field, type);
            case ValueType.Bits type -> bits(field, type);
            case ValueType.Text type -> Value.exactly(text(field, type, limit), whole(field, type));
            case ValueType.Bytes type -> raw(field, type.trim(), limit);
            case ValueType.Computed type -> Value.NONE;
            case ValueType.Group type -> Value.NONE;
        };
    }

    private Value integer(Field field, ValueType.Int type) {
        long value = Integers.read(bytes, field.offset(), type);
        Enumeration symbols = field.shape().symbols();
        return symbols == null
                ? Value.whole(digits(value, type.signed()))
                : named(value, type.size() * Byte.SIZE, type.signed(), symbols);
    }

    private Value bits(Field field, ValueType.Bits type) {
        long value = Integers.read(bytes, field.offset(), type);
        Enumeration symbols = field.shape().symbols();
        if (symbols != null) {
            return named(value, type.width(), false, symbols);
        }
        return type.truth() ? Value.truth(value != 0) : Value.whole(digits(value, false));
    }

    private static String digits(long value, boolean signed) {
        return signed ? Long.toString(value) : Long.toUnsignedString(value);
    }

    private static Value named(long value, int bits, boolean signed, Enumeration symbols) {
        long mask = -1L >>> (Long.SIZE - bits);
        String hex = "0x" + HEX.toHexDigits(value & mask, (bits + 3) / 4);
        String symbol = symbols.nameOf(value).orElse("");
        return symbol.isEmpty()
                ? Value.exactly(hex, new Exact.Whole(() -> digits(value, signed)))
                : new Value(hex, symbol, "");
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
            case 0 -> Value.truth(false);
            case 1 -> Value.truth(true);
            default -> Value.truth(true).with("", "0x" + HEX.toHexDigits((byte) value) + ", read as true");
        };
    }

    private Value character(Field field, ValueType.Char type) {
        int unit = (int) Integers.read(bytes, field.offset(), new ValueType.Int(2, false, type.order()));
        return Value.character((char) unit).with("", "U+" + HEX.toHexDigits((char) unit));
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

    private Exact whole(Field field, ValueType.Text type) {
        return new Exact.Encoded(() -> content(field, type.trim()), type.encoding());
    }

    /** What a field holds, without padding and what ends it. */
    private MemorySegment content(Field field, Trim trim) {
        return bytes.asSlice(field.offset(), trim.valueEnd(bytes, field.offset(), field.end()) - field.offset());
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
        return Value.exactly(shown < whole ? hex + " …" : hex, new Exact.Bytes(() -> content(field, trim)));
    }

    private byte[] copy(long offset, int length) {
        return bytes.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    }
}

package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigDecimal;
import java.nio.ByteOrder;
import java.util.UUID;

/** Computes values that depend on more than their own bytes. */
final class ChronicleWireFieldValues {
    private static final ValueLayout.OfLong S8 = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final long HEADER_LENGTH = 0x3FFF_FFFF;
    private static final float TWO_63 = 0x1p63f;

    private ChronicleWireFieldValues() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        MemorySegment bytes = tree.source().segment();
        return switch (field.shape().production()) {
            case "word" -> word(bytes, field);
            case "scalar" -> tree.child(field, "number").map(tree::value).orElse(read);
            case "decimal" -> tree.child(field, "number").map(tree::value).orElse(read);
            case "text", "comment" ->
                tree.child(field, "text")
                        .map(text -> Value.described(tree.value(text).actual()))
                        .orElse(read);
            case "uuid" -> Value.name(uuid(bytes, field.offset() + 1).toString());
            case "hex" -> Value.of("0x%016X".formatted(bytes.get(S8, field.offset())));
            case "short-length" -> Value.whole(ChronicleWireCodes.shortLength(u1(bytes, field.offset())));
            case "stop-bit" -> Value.whole(ChronicleWireStopBits.value(bytes, field.offset(), field.end()));
            case "stop-float" -> Value.real(decimal(bytes, field));
            case "float32" -> float32(read);
            case "header" -> header(read);
            case "entry", "typed" ->
                tree.child(field, "value")
                        .filter(value -> !value.shape().production().equals("typed")
                                && !value.shape().production().equals("entry"))
                        .map(value -> Value.described(tree.value(value).summary()))
                        .orElse(read);
            default -> read;
        };
    }

    private static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }

    private static Value word(MemorySegment bytes, Field field) {
        return switch (u1(bytes, field.offset())) {
            case ChronicleWireCodes.NULL -> Value.NULL;
            case ChronicleWireCodes.TRUE -> Value.truth(true);
            default -> Value.truth(false);
        };
    }

    /** A float that may stand for an integer, where that encoding is shorter: with the digits of one. */
    private static Value float32(Value read) {
        float value = Float.parseFloat(read.actual());
        boolean large = value == Math.rint(value) && Math.abs(value) >= 1e7 && value >= -TWO_63 && value < TWO_63;
        if (!large) {
            return read;
        }
        String digits = new BigDecimal(value).toPlainString();
        return read.with("", digits).meaning(new Exact.Real(digits));
    }

    private static String decimal(MemorySegment bytes, Field number) {
        long value = ChronicleWireStopBits.value(bytes, number.offset(), number.end());
        return switch (u1(bytes, number.offset() - 1)) {
            case ChronicleWireCodes.FLOAT_STOP_2 -> Double.toString(value / 1e2);
            case ChronicleWireCodes.FLOAT_STOP_4 -> Double.toString(value / 1e4);
            default -> Double.toString(value / 1e6);
        };
    }

    private static Value header(Value read) {
        long header = Long.parseLong(read.actual());
        String state = (header >>> 31 != 0 ? "not complete, " : "") + ((header >>> 30 & 1) != 0 ? "meta-data" : "data");
        return new Value(Long.toString(header & HEADER_LENGTH), "", state);
    }

    private static UUID uuid(MemorySegment bytes, long at) {
        return new UUID(bytes.get(S8, at), bytes.get(S8, at + Long.BYTES));
    }

    /** The name of a field, from its code, length and name. */
    static String name(MemorySegment bytes, long at, long length, int kept) {
        int code = u1(bytes, at);
        if (code == ChronicleWireCodes.FIELD_NUMBER) {
            return Long.toString(ChronicleWireStopBits.value(bytes, at + 1));
        }
        if (code == ChronicleWireCodes.EVENT_OBJECT) {
            return key(bytes, at + 1, length - 1, kept);
        }
        long text = ChronicleWireCodes.isShortName(code) ? length - 1 : ChronicleWireStopBits.value(bytes, at + 1);
        return TextEncoding.LATIN_1.decode(copy(bytes, at + length - text, Math.min(text, kept)));
    }

    /** A value that is a key, formatted as a name. */
    private static String key(MemorySegment bytes, long at, long length, int kept) {
        int code = u1(bytes, at);
        if (ChronicleWireCodes.isShortText(code)) {
            return text(bytes, at + 1, length - 1);
        }
        if (ChronicleWireCodes.isLongText(code)) {
            return text(bytes, at + 2, Math.min(kept, length - 2));
        }
        return switch (code) {
            case ChronicleWireCodes.NULL -> "null";
            case ChronicleWireCodes.TRUE -> "true";
            case ChronicleWireCodes.FALSE -> "false";
            case ChronicleWireCodes.UUID -> uuid(bytes, at + 1).toString();
            case ChronicleWireCodes.FLOAT32 -> Float.toString(Float.intBitsToFloat((int) integer(bytes, at + 1, 4)));
            case ChronicleWireCodes.FLOAT64 -> Double.toString(Double.longBitsToDouble(integer(bytes, at + 1, 8)));
            case ChronicleWireCodes.UINT8, ChronicleWireCodes.UINT16, ChronicleWireCodes.UINT32 ->
                Long.toString(integer(bytes, at + 1, (int) length - 1));
            case ChronicleWireCodes.INT8 -> Byte.toString((byte) integer(bytes, at + 1, 1));
            case ChronicleWireCodes.INT16 -> Short.toString((short) integer(bytes, at + 1, 2));
            case ChronicleWireCodes.INT32 -> Integer.toString((int) integer(bytes, at + 1, 4));
            case ChronicleWireCodes.INT64, ChronicleWireCodes.INT64_0X -> Long.toString(integer(bytes, at + 1, 8));
            default -> code < ChronicleWireCodes.BYTES_LENGTH8 ? Integer.toString(code) : "event";
        };
    }

    private static long integer(MemorySegment bytes, long at, int size) {
        long value = 0;
        for (int i = size - 1; i >= 0; i--) {
            value = value << Byte.SIZE | u1(bytes, at + i);
        }
        return value;
    }

    static String text(MemorySegment bytes, long at, long length) {
        return TextEncoding.MODIFIED_UTF_8.decode(copy(bytes, at, length));
    }

    private static byte[] copy(MemorySegment bytes, long at, long length) {
        return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }
}

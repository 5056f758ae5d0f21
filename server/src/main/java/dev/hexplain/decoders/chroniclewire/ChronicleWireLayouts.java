package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;

/** The layouts of values by first byte. All numbers are little-endian. */
final class ChronicleWireLayouts {
    /** Modified UTF-8, except that NUL is one byte: each half of a surrogate pair is encoded by itself. */
    static final ValueType TEXT = new ValueType.Text(TextEncoding.MODIFIED_UTF_8);

    private ChronicleWireLayouts() {}

    static Shape code(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE)
                .symbols(ChronicleWireDescription::codes)
                .build();
    }

    static Shape length(ValueType type) {
        return Shape.leaf("length", type, Role.LENGTH).build();
    }

    /** A code whose lower five bits are the length of the text that follows. */
    static Shape codeAndLength(Role role) {
        return Shape.leaf("length", ValueType.U1, role)
                .production("short-length")
                .doc("Type and length share this byte: its lower five bits are the bytes of the text.")
                .build();
    }

    /** A value that needs no row of its own. */
    static Shape value(int code) {
        if (code < ChronicleWireCodes.BYTES_LENGTH8) {
            return single("int").doc("Small numbers are their own code.").build();
        }
        if (ChronicleWireCodes.isShortText(code)) {
            return group("text", "string")
                    .slots(
                            Slot.of(codeAndLength(Role.LENGTH)),
                            Slot.of(Shape.leaf("text", TEXT, Role.VALUE)
                                    .size(ChronicleWireCodes.shortLength(code))
                                    .build()))
                    .build();
        }
        if (ChronicleWireCodes.isLongText(code)) {
            return longText(code);
        }
        return switch (code) {
            case ChronicleWireCodes.NULL, ChronicleWireCodes.TRUE, ChronicleWireCodes.FALSE ->
                single(code == ChronicleWireCodes.NULL ? "null" : "bool")
                        .symbols(ChronicleWireDescription::codes)
                        .build();
            case ChronicleWireCodes.PADDING ->
                Shape.leaf("padding", ValueType.U1, Role.PADDING)
                        .symbols(ChronicleWireDescription::codes)
                        .build();
            case ChronicleWireCodes.UINT8, ChronicleWireCodes.SET_LOW_INT8 -> number("uint8", ValueType.U1);
            case ChronicleWireCodes.UINT16, ChronicleWireCodes.SET_LOW_INT16 -> number("uint16", ValueType.U2_LE);
            case ChronicleWireCodes.UINT32 -> number("uint32", ValueType.U4_LE);
            case ChronicleWireCodes.INT8 -> number("int8", ValueType.S1);
            case ChronicleWireCodes.INT16 -> number("int16", ValueType.S2_LE);
            case ChronicleWireCodes.INT32 -> number("int32", ValueType.S4_LE);
            case ChronicleWireCodes.INT64, ChronicleWireCodes.INT64_0X -> number("int64", ValueType.S8_LE);
            case ChronicleWireCodes.FLOAT32 -> number("float32", ValueType.F4_LE);
            case ChronicleWireCodes.FLOAT64 -> number("float64", ValueType.F8_LE);
            case ChronicleWireCodes.FLOAT_SET_LOW_0,
                    ChronicleWireCodes.FLOAT_SET_LOW_0 + 1,
                    ChronicleWireCodes.FLOAT_SET_LOW_4 -> number("float", ValueType.U1);
            case ChronicleWireCodes.UUID ->
                group("scalar", "UUID")
                        .production("uuid")
                        .slots(Slot.of(code("code")), Slot.of(half("mostSigBits")), Slot.of(half("leastSigBits")))
                        .build();
            default -> Shapes.unparsed();
        };
    }

    private static Shape half(String name) {
        return Shape.leaf(name, new ValueType.Int(8, false, ByteOrder.LITTLE_ENDIAN), Role.VALUE)
                .production("hex")
                .build();
    }

    private static Shape.Builder single(String type) {
        return Shape.leaf("value", ValueType.U1, Role.VALUE)
                .typeName(type)
                .production(type.equals("int") ? "" : "word");
    }

    private static Shape.Builder group(String production, String type) {
        return Shape.group("value", type).production(production);
    }

    private static Shape number(String type, ValueType bytes) {
        return group("scalar", type)
                .slots(
                        Slot.of(code("code")),
                        Slot.of(Shape.leaf("number", bytes, Role.VALUE)
                                .production(type.equals("float32") ? "float32" : "")
                                .build()))
                .build();
    }

    /** A text shorter than 128 bytes, so that its length takes one byte. */
    private static Shape longText(int code) {
        boolean about = code == ChronicleWireCodes.COMMENT || code == ChronicleWireCodes.HINT;
        return Shape.group(about ? "comment" : "value", about ? "comment" : typeOf(code))
                .production(about ? "comment" : "text")
                .role(about ? Role.HEADER : Role.VALUE)
                .slots(
                        Slot.of(code("code")),
                        Slot.of(length(ValueType.U1)),
                        Slot.counted(
                                Shape.leaf("text", TEXT, about ? Role.HEADER : Role.VALUE)
                                        .build(),
                                1))
                .build();
    }

    static String typeOf(int code) {
        return switch (code) {
            case ChronicleWireCodes.TIME -> "time";
            case ChronicleWireCodes.TIME + 1 -> "date";
            case ChronicleWireCodes.TIME + 2 -> "date and time";
            case ChronicleWireCodes.ZONED_DATE_TIME -> "zoned date and time";
            case ChronicleWireCodes.TYPE_LITERAL -> "type";
            default -> "string";
        };
    }
}

package dev.hexplain.decoders.frames;

import dev.hexplain.bytes.Window;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.util.Locale;

/** A length prefix: its size, its byte order, and whether it counts itself. The likelier ones come first. */
enum FramesLengthPrefix {
    U4BE(ValueType.U4_BE, false),
    U4LE(ValueType.U4_LE, false),
    U2BE(ValueType.U2_BE, false),
    U2LE(ValueType.U2_LE, false),
    U4BE_INCLUSIVE(ValueType.U4_BE, true),
    U4LE_INCLUSIVE(ValueType.U4_LE, true),
    U2BE_INCLUSIVE(ValueType.U2_BE, true),
    U2LE_INCLUSIVE(ValueType.U2_LE, true),
    U8BE(ValueType.U8_BE, false),
    U8LE(ValueType.U8_LE, false),
    U8BE_INCLUSIVE(ValueType.U8_BE, true),
    U8LE_INCLUSIVE(ValueType.U8_LE, true);

    final ValueType type;
    final boolean inclusive;

    FramesLengthPrefix(ValueType type, boolean inclusive) {
        this.type = type;
        this.inclusive = inclusive;
    }

    /** The id of the format with this prefix: {@code frames_u4be}. */
    String id() {
        return FramesDescription.ALL.id() + "_" + name().toLowerCase(Locale.ROOT);
    }

    /** Bytes of the prefix itself. */
    int size() {
        return type.fixedSize();
    }

    /** Bytes of the payload after the prefix at an offset; negative where the length is invalid. */
    long payload(Window bytes, long at) {
        long length = switch (this) {
            case U4BE, U4BE_INCLUSIVE -> bytes.u4(at);
            case U4LE, U4LE_INCLUSIVE -> bytes.u4le(at);
            case U2BE, U2BE_INCLUSIVE -> bytes.u2(at);
            case U2LE, U2LE_INCLUSIVE -> bytes.u2le(at);
            case U8BE, U8BE_INCLUSIVE -> bytes.s8(at);
            case U8LE, U8LE_INCLUSIVE -> bytes.s8le(at);
        };
        return inclusive ? length - size() : length;
    }

    /** As shown to users: {@code 4 bytes, big-endian, itself included}. */
    String words() {
        String order = type.order() == ByteOrder.BIG_ENDIAN ? "big-endian" : "little-endian";
        return size() + " bytes, " + order + (inclusive ? ", itself included" : "");
    }
}

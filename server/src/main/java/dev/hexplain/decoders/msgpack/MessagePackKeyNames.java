package dev.hexplain.decoders.msgpack;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Formats scalar keys as names, from the bytes. */
final class MessagePackKeyNames {
    private static final int MAX_BYTES = 400;

    private MessagePackKeyNames() {}

    /** The text of the scalar at an offset, which is complete. */
    static String text(Source source, long offset) {
        Cursor in = new Cursor(source);
        in.seek(offset);
        int first = in.u1();
        if (MessagePackFirstByte.isString(first)) {
            return new String(bytes(source, in, length(in, first)), StandardCharsets.UTF_8);
        }
        if (MessagePackFirstByte.isBinary(first)
                || MessagePackFirstByte.isExtension(first)
                || MessagePackFirstByte.isFixedExtension(first)) {
            long length = MessagePackFirstByte.isFixedExtension(first)
                    ? MessagePackFirstByte.size(first) - 1
                    : length(in, first);
            return "h'" + HexFormat.of().formatHex(bytes(source, in, length)) + "'";
        }
        return number(in, first);
    }

    private static long length(Cursor in, int first) {
        return switch (MessagePackFirstByte.lengthSize(first)) {
            case 0 -> MessagePackFirstByte.ownLength(first);
            case 1 -> in.u1();
            case 2 -> in.u2();
            default -> in.u4(ByteOrder.BIG_ENDIAN);
        };
    }

    private static byte[] bytes(Source source, Cursor in, long length) {
        return source.copy(in.position(), (int) Math.min(MAX_BYTES, length));
    }

    private static String number(Cursor in, int first) {
        return switch (first) {
            case MessagePackFirstByte.FLOAT_32 -> Float.toString(in.f4(ByteOrder.BIG_ENDIAN));
            case MessagePackFirstByte.FLOAT_64 -> Double.toString(in.f8(ByteOrder.BIG_ENDIAN));
            case MessagePackFirstByte.UINT_8 -> Integer.toString(in.u1());
            case MessagePackFirstByte.UINT_8 + 1 -> Integer.toString(in.u2());
            case MessagePackFirstByte.UINT_8 + 2 -> Long.toString(in.u4(ByteOrder.BIG_ENDIAN));
            case MessagePackFirstByte.UINT_64 -> Long.toUnsignedString(in.s8());
            case MessagePackFirstByte.INT_8 -> Integer.toString(in.s1());
            case MessagePackFirstByte.INT_8 + 1 -> Integer.toString(in.s2(ByteOrder.BIG_ENDIAN));
            case MessagePackFirstByte.INT_8 + 2 -> Integer.toString(in.s4());
            case MessagePackFirstByte.INT_64 -> Long.toString(in.s8());
            default ->
                MessagePackFirstByte.kind(first) == MessagePackFirstByte.POSITIVE_FIXINT
                                || first >= MessagePackFirstByte.NEGATIVE_FIXINT
                        ? Byte.toString((byte) first)
                        : MessagePackFirstByte.spell(first);
        };
    }
}

package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Formats scalar keys as names, from the bytes. */
final class CborKeyNames {
    private static final int MAX_BYTES = 400;

    private CborKeyNames() {}

    /** The text of the scalar at an offset, which is complete. */
    static String text(Source source, long offset) {
        Cursor in = new Cursor(source);
        in.seek(offset);
        int initial = in.u1();
        BigInteger argument = argument(in, initial);
        return switch (CborInitialByte.major(initial)) {
            case CborInitialByte.UNSIGNED -> argument.toString();
            case CborInitialByte.NEGATIVE -> argument.not().toString();
            case CborInitialByte.BYTES -> "h'" + HexFormat.of().formatHex(first(source, in, argument)) + "'";
            case CborInitialByte.TEXT -> new String(first(source, in, argument), StandardCharsets.UTF_8);
            default -> simple(initial, argument);
        };
    }

    private static BigInteger argument(Cursor in, int initial) {
        return switch (CborInitialByte.argumentSize(initial)) {
            case 0 -> BigInteger.valueOf(CborInitialByte.info(initial));
            case 1 -> BigInteger.valueOf(in.u1());
            case 2 -> BigInteger.valueOf(in.u2());
            case 4 -> BigInteger.valueOf(in.s4() & 0xFFFF_FFFFL);
            default -> new BigInteger(Long.toUnsignedString(in.s8()));
        };
    }

    private static byte[] first(Source source, Cursor in, BigInteger length) {
        return source.copy(
                in.position(), length.min(BigInteger.valueOf(MAX_BYTES)).intValue());
    }

    private static String simple(int initial, BigInteger argument) {
        return switch (initial) {
            case CborInitialByte.FLOAT_16 -> Float.toString(Float.float16ToFloat(argument.shortValue()));
            case CborInitialByte.FLOAT_32 -> Float.toString(Float.intBitsToFloat(argument.intValue()));
            case CborInitialByte.FLOAT_64 -> Double.toString(Double.longBitsToDouble(argument.longValue()));
            case CborInitialByte.SIMPLE_8 -> "simple(" + argument + ")";
            default -> CborInitialByte.spell(initial);
        };
    }

    /** A value without quotes. */
    static String unquoted(String text) {
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }
}

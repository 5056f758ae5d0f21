package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.Source;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Scalars as names: read from the bytes, where there is no field to ask. */
final class Keys {
    private static final int MAX_BYTES = 400;

    private Keys() {}

    /** The text of the scalar at an offset, which is whole. */
    static String text(Source source, long offset) {
        Cursor in = new Cursor(source);
        in.seek(offset);
        int initial = in.u1();
        BigInteger argument = argument(in, initial);
        return switch (Initial.major(initial)) {
            case Initial.UNSIGNED -> argument.toString();
            case Initial.NEGATIVE -> argument.not().toString();
            case Initial.BYTES -> "h'" + HexFormat.of().formatHex(first(source, in, argument)) + "'";
            case Initial.TEXT -> new String(first(source, in, argument), StandardCharsets.UTF_8);
            default -> simple(initial, argument);
        };
    }

    private static BigInteger argument(Cursor in, int initial) {
        return switch (Initial.argumentSize(initial)) {
            case 0 -> BigInteger.valueOf(Initial.info(initial));
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
            case Initial.FLOAT_16 -> Float.toString(Float.float16ToFloat(argument.shortValue()));
            case Initial.FLOAT_32 -> Float.toString(Float.intBitsToFloat(argument.intValue()));
            case Initial.FLOAT_64 -> Double.toString(Double.longBitsToDouble(argument.longValue()));
            case Initial.SIMPLE_8 -> "simple(" + argument + ")";
            default -> Initial.spell(initial);
        };
    }

    /** A value without the quotes around it. */
    static String unquoted(String text) {
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }
}

package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.io.Serializable;
import java.util.List;

/** Fields of all eight primitive types, with the values that decoders get wrong. */
final class PrimitiveSamples {
    private PrimitiveSamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "primitives",
                        "Every primitive type",
                        "One field of each of the eight primitive types, negative where the type allows.",
                        () -> Dumps.of(new Primitives((byte) -1, '€', -0.5, 1.5f, -777, -2L, (short) -300, true))),
                of(
                        "primitives-minimum",
                        "Smallest primitives",
                        "The smallest value of each primitive type.",
                        () -> Dumps.of(new Primitives(
                                Byte.MIN_VALUE,
                                Character.MIN_VALUE,
                                -Double.MAX_VALUE,
                                -Float.MAX_VALUE,
                                Integer.MIN_VALUE,
                                Long.MIN_VALUE,
                                Short.MIN_VALUE,
                                false))),
                of(
                        "primitives-maximum",
                        "Largest primitives",
                        "The largest value of each primitive type.",
                        () -> Dumps.of(new Primitives(
                                Byte.MAX_VALUE,
                                Character.MAX_VALUE,
                                Double.MAX_VALUE,
                                Float.MAX_VALUE,
                                Integer.MAX_VALUE,
                                Long.MAX_VALUE,
                                Short.MAX_VALUE,
                                true))),
                of(
                        "primitives-floating-point",
                        "Unusual floating point",
                        "NaN, minus zero, infinities and the smallest subnormal, as float and as double.",
                        () -> Dumps.of(new FloatingPoint())),
                of(
                        "primitives-chars",
                        "Unusual chars",
                        "NUL, a control character, accents, CJK, both halves of an emoji and U+FFFF as char fields.",
                        () -> Dumps.of(new Chars())));
    }

    static class Primitives implements Serializable {
        private static final long serialVersionUID = 1L;

        final byte aByte;
        final char aChar;
        final double aDouble;
        final float aFloat;
        final int anInt;
        final long aLong;
        final short aShort;
        final boolean aBoolean;

        Primitives(
                byte aByte,
                char aChar,
                double aDouble,
                float aFloat,
                int anInt,
                long aLong,
                short aShort,
                boolean aBoolean) {
            this.aByte = aByte;
            this.aChar = aChar;
            this.aDouble = aDouble;
            this.aFloat = aFloat;
            this.anInt = anInt;
            this.aLong = aLong;
            this.aShort = aShort;
            this.aBoolean = aBoolean;
        }
    }

    static class FloatingPoint implements Serializable {
        private static final long serialVersionUID = 1L;

        float floatNaN = Float.NaN;
        float floatMinusZero = -0.0f;
        float floatInfinity = Float.POSITIVE_INFINITY;
        float floatMinusInfinity = Float.NEGATIVE_INFINITY;
        float floatSmallest = Float.MIN_VALUE;
        double doubleNaN = Double.NaN;
        double doubleMinusZero = -0.0;
        double doubleInfinity = Double.POSITIVE_INFINITY;
        double doubleMinusInfinity = Double.NEGATIVE_INFINITY;
        double doubleSmallest = Double.MIN_VALUE;
        double doubleTenth = 0.1;
    }

    static class Chars implements Serializable {
        private static final long serialVersionUID = 1L;

        char nul = '\u0000';
        char tab = '\t';
        char letter = 'A';
        char accented = 'é';
        char ideograph = '語';
        char highSurrogate = '\uD83D';
        char lowSurrogate = '\uDE00';
        char last = '\uFFFF';
    }
}

package dev.hexplain.decoders.graphs;

import java.util.Random;

/** Numbers at the extremes of their types, and texts that have a meaning in some notation. */
record RandomScalars(Random random) {
    private static final long[] INTEGERS = {
        0,
        1,
        -1,
        63,
        64,
        -64,
        -65,
        127,
        128,
        -128,
        -129,
        255,
        256,
        32767,
        -32768,
        65535,
        65536,
        2047,
        2048,
        -2048,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        1L << 31,
        1L << 40,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    private static final double[] REALS = {
        0,
        -0.0,
        1,
        -1,
        0.5,
        1e10,
        -128,
        128,
        32767,
        0.1,
        Double.MAX_VALUE,
        Double.MIN_VALUE,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY
    };
    private static final String[] TEXTS = {
        "", "a", "'", "\"", "\\", "null", "true", "1", "[0]", "a.b", "\n\t\0", "é", "中文", "\uD83D\uDE00", "ÿ", "{…}"
    };

    long integer() {
        return random.nextInt(3) == 0
                ? random.nextLong() >> random.nextInt(64)
                : INTEGERS[random.nextInt(INTEGERS.length)];
    }

    double real() {
        return REALS[random.nextInt(REALS.length)];
    }

    String text() {
        if (random.nextInt(12) == 0) {
            return "x".repeat(new int[] {31, 32, 33, 99, 100, 101, 121, 255, 256, 4001}[random.nextInt(10)]);
        }
        return TEXTS[random.nextInt(TEXTS.length)] + (random.nextBoolean() ? random.nextInt(10_000) : "");
    }

    byte[] bytes() {
        byte[] bytes = new byte[random.nextInt(8) == 0 ? random.nextInt(300) : random.nextInt(5)];
        random.nextBytes(bytes);
        return bytes;
    }
}

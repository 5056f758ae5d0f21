package dev.hexplain.testing;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Values at every boundary that some encoding has: of numbers, of lengths, of what a text may hold. */
public final class EdgeValues {
    /** Where some encoding of lengths or numbers goes on to the next form. */
    private static final int[] LENGTHS = {
        0, 1, 2, 7, 8, 13, 14, 15, 16, 23, 24, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 1023, 1024, 16383, 16384
    };

    private static final int[] LONG_LENGTHS = {32767, 32768, 65535, 65536, 70_001};

    private EdgeValues() {}

    /** Around every power of two, of both signs, as far as 64 bits go. */
    public static List<Long> longs() {
        Set<Long> longs = new LinkedHashSet<>();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            for (long step = -1; step <= 1; step++) {
                longs.add((1L << bit) + step);
                longs.add(-((1L << bit) + step));
            }
        }
        return new ArrayList<>(longs);
    }

    public static List<Integer> ints() {
        return longs().stream()
                .filter(each -> each == each.intValue())
                .map(Long::intValue)
                .toList();
    }

    /** Around 64 bits and beyond. */
    public static List<BigInteger> bigIntegers() {
        Set<BigInteger> integers = new LinkedHashSet<>();
        longs().forEach(each -> integers.add(BigInteger.valueOf(each)));
        for (int bit : new int[] {63, 64, 65, 71, 72, 127, 128, 129, 512, 2040}) {
            for (int step = -1; step <= 1; step++) {
                BigInteger integer = BigInteger.ONE.shiftLeft(bit).add(BigInteger.valueOf(step));
                integers.add(integer);
                integers.add(integer.negate());
            }
        }
        return new ArrayList<>(integers);
    }

    public static List<BigDecimal> decimals() {
        List<BigDecimal> decimals = new ArrayList<>();
        for (BigInteger digits : bigIntegers()) {
            for (int scale : new int[] {0, 1, -1, 6, 31, 32, -32, 63, 64, 127, 128, -129, 300, 40_000, -40_000}) {
                if (digits.bitLength() % 9 == 0 || scale == 1) {
                    decimals.add(new BigDecimal(digits, scale));
                }
            }
        }
        for (int scale : new int[] {Integer.MAX_VALUE, -Integer.MAX_VALUE}) {
            decimals.add(new BigDecimal(BigInteger.TWO, scale));
        }
        return decimals;
    }

    public static List<Double> doubles() {
        List<Double> doubles = new ArrayList<>(List.of(
                0.0,
                -0.0,
                0.1,
                -0.1,
                1e300,
                5.5,
                65504.0,
                65505.0,
                5.960464477539063e-8,
                Double.MIN_VALUE,
                Double.MIN_NORMAL,
                Double.MAX_VALUE,
                -Double.MAX_VALUE,
                Double.NaN,
                Double.POSITIVE_INFINITY,
                Double.NEGATIVE_INFINITY,
                12.345,
                32_767.999,
                2_147_483.647,
                -2_147_483.648,
                2_147_483.648));
        longs().forEach(each -> doubles.add(each.doubleValue()));
        return doubles;
    }

    public static List<Float> floats() {
        return List.of(
                0F,
                -0F,
                0.1F,
                1.5F,
                65504F,
                16_777_216F,
                Float.MIN_VALUE,
                Float.MIN_NORMAL,
                Float.MAX_VALUE,
                Float.NaN,
                Float.POSITIVE_INFINITY,
                Float.NEGATIVE_INFINITY);
    }

    /** Of every length, of one to four bytes a character, the latter at every place. */
    public static List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (int length : LENGTHS) {
            for (String character : List.of("a", "é", "中", "\uD83D\uDE00")) {
                texts.add(character.repeat(length));
            }
            texts.add("a".repeat(length) + "\uD83D\uDE00");
        }
        texts.addAll(List.of(
                "\u0000",
                "a\u0000b",
                "\u0001\u001F\u007F\u0080\u009F",
                "\u07FF\u0800\uFFFD\uFFFE\uFFFF",
                "\"quoted\" and \\back\\",
                "'",
                "line\nline\r\n\t",
                "null",
                "true",
                "\u202E\u2028",
                " ",
                "\uFEFFmark",
                "e\u0301"));
        return texts;
    }

    /** Longer than one chunk, with pairs of surrogates where chunks end. */
    public static List<String> longTexts() {
        return Arrays.stream(LONG_LENGTHS)
                .boxed()
                .flatMap(length -> List.of("a".repeat(length), "a" + "\uD83D\uDE00".repeat(length / 2) + "é").stream())
                .toList();
    }

    /** Bytes of every length. */
    public static List<byte[]> binaries() {
        return IntStream.concat(Arrays.stream(LENGTHS), Arrays.stream(LONG_LENGTHS))
                .mapToObj(length -> {
                    byte[] bytes = new byte[length];
                    for (int i = 0; i < length; i++) {
                        bytes[i] = (byte) (i * 7 - 1);
                    }
                    return bytes;
                })
                .toList();
    }

    /** Lists and maps of every length, and in one another. */
    public static List<Object> containers() {
        List<Object> containers = new ArrayList<>();
        for (int length : LENGTHS) {
            if (length <= 256) {
                containers.add(new ArrayList<>(Collections.nCopies(length, length)));
                Map<String, Object> map = new LinkedHashMap<>();
                IntStream.range(0, length).forEach(i -> map.put("key" + i, i));
                containers.add(map);
            }
        }
        containers.add(new ArrayList<>(Arrays.asList(null, null)));
        containers.add(new ArrayList<>(Arrays.asList(null, new ArrayList<>(), new LinkedHashMap<>(), "", null)));
        Object nested = new ArrayList<>();
        for (int depth = 0; depth < 60; depth++) {
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("before", depth);
            map.put("deeper", nested);
            map.put("after", null);
            nested = new ArrayList<>(Arrays.asList(true, map, depth));
        }
        containers.add(nested);
        return containers;
    }

    /** What every format of documents can say. */
    public static List<Object> documents() {
        List<Object> documents = new ArrayList<>(List.of(
                longs(),
                doubles(),
                texts(),
                longTexts(),
                containers(),
                oddlyNamed(),
                Arrays.asList(true, false, null)));
        documents.addAll(containers());
        documents.addAll(List.of(0, "", true, "text", new ArrayList<>()));
        return documents;
    }

    /** A map whose keys are texts that look like something else. */
    public static Map<String, Object> oddlyNamed() {
        Map<String, Object> map = new LinkedHashMap<>();
        for (String key : List.of(
                "",
                " ",
                "a.b",
                "[0]",
                "key",
                "value",
                "content",
                "entry",
                "head",
                "length",
                "1",
                "-1",
                "null",
                "true",
                "\"",
                "\\",
                "'",
                "é",
                "中文",
                "\uD83D\uDE00",
                "a\nb",
                "\u0000",
                "x".repeat(300),
                "$",
                "#",
                "a/b",
                "data",
                "item[0]",
                "tag",
                "type",
                "name")) {
            map.put(key, "of " + key);
        }
        return map;
    }
}

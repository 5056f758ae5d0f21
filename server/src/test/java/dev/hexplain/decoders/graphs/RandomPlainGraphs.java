package dev.hexplain.decoders.graphs;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;

/**
 * Graphs of JDK objects, five levels deep: each scalar type at its extremes, empty and null, objects that are there
 * twice or around themselves, keys that are no texts, texts of any length and with halves of pairs.
 */
final class RandomPlainGraphs {
    /** What a library can write and read. */
    record Kinds(
            boolean shared,
            boolean otherKeys,
            boolean nullKeys,
            boolean arrays,
            boolean loneSurrogates,
            boolean bigIntegers,
            boolean nulls) {
        static final Kinds ALL = new Kinds(true, true, true, true, true, true, true);

        Kinds withoutSharing() {
            return new Kinds(false, otherKeys, nullKeys, arrays, loneSurrogates, bigIntegers, nulls);
        }

        Kinds withTextKeys() {
            return new Kinds(shared, false, false, arrays, loneSurrogates, bigIntegers, nulls);
        }

        Kinds withoutNullKeys() {
            return new Kinds(shared, otherKeys, false, arrays, loneSurrogates, bigIntegers, nulls);
        }

        Kinds withoutArrays() {
            return new Kinds(shared, otherKeys, nullKeys, false, loneSurrogates, bigIntegers, nulls);
        }

        Kinds withoutLoneSurrogates() {
            return new Kinds(shared, otherKeys, nullKeys, arrays, false, bigIntegers, nulls);
        }

        /** Neither as values nor as keys. */
        Kinds withoutNulls() {
            return new Kinds(shared, otherKeys, false, arrays, loneSurrogates, bigIntegers, false);
        }

        Kinds withoutBigIntegers() {
            return new Kinds(shared, otherKeys, nullKeys, arrays, loneSurrogates, false, nulls);
        }
    }

    private static final int DEEPEST = 5;
    private final Random random;
    private final RandomScalars scalars;
    private final Kinds kinds;
    private final List<Object> made = new ArrayList<>();

    private RandomPlainGraphs(Random random, Kinds kinds) {
        this.random = random;
        this.scalars = new RandomScalars(random);
        this.kinds = kinds;
    }

    /** A list: what is in it is what anything else may be. */
    static Object of(int seed, Kinds kinds) {
        return new RandomPlainGraphs(new Random(seed), kinds).list(new ArrayList<>(), DEEPEST);
    }

    private Object value(int depth) {
        int kind = random.nextInt(depth > 0 ? 22 : 13);
        return switch (kind) {
            case 0 -> kinds.nulls ? null : text();
            case 1 -> random.nextBoolean();
            case 2 -> (int) scalars.integer();
            case 3 -> scalars.integer();
            case 4 -> (short) scalars.integer();
            case 5 -> (byte) scalars.integer();
            case 6 -> scalars.real();
            case 7 -> (float) scalars.real();
            case 8 -> (char) (random.nextInt(3) * 100 + '\'');
            case 9, 10 -> text();
            case 11 -> scalarObject();
            case 12 -> kinds.arrays ? array() : text();
            case 13, 14, 15 -> list(random.nextBoolean() ? new ArrayList<>() : new LinkedList<>(), depth - 1);
            case 16, 17 -> map(random.nextInt(3), depth - 1);
            case 18 -> set();
            case 19 -> kinds.arrays ? objects(depth - 1) : map(0, depth - 1);
            default -> kinds.shared && !made.isEmpty() ? made.get(random.nextInt(made.size())) : text();
        };
    }

    private String text() {
        return kinds.loneSurrogates && random.nextInt(12) == 0
                ? random.nextBoolean() ? "a\uD83D" : "\uDE00b"
                : scalars.text();
    }

    private Object scalarObject() {
        return switch (random.nextInt(4)) {
            case 0 -> new Date(1_700_000_000_000L + random.nextInt());
            case 1 -> bigInteger();
            case 2 -> new BigDecimal(new BigInteger(80, random), random.nextInt(12) - 3);
            default -> new UUID(random.nextLong(), random.nextLong());
        };
    }

    private Object bigInteger() {
        BigInteger number = new BigInteger(1 + random.nextInt(200), random).negate();
        return kinds.bigIntegers ? number : new BigDecimal(number);
    }

    private Object array() {
        int length = random.nextInt(4);
        return switch (random.nextInt(6)) {
            case 0 -> random.ints(length).toArray();
            case 1 -> random.longs(length).toArray();
            case 2 -> random.doubles(length).toArray();
            case 3 -> truths(length);
            case 4 -> "'aé".substring(0, Math.min(3, length)).toCharArray();
            default -> {
                byte[] bytes = new byte[length];
                random.nextBytes(bytes);
                yield bytes;
            }
        };
    }

    private boolean[] truths(int length) {
        boolean[] truths = new boolean[length];
        for (int i = 0; i < length; i++) {
            truths[i] = random.nextBoolean();
        }
        return truths;
    }

    private Object list(List<Object> list, int depth) {
        made.add(list);
        for (int i = random.nextInt(5); i > 0; i--) {
            list.add(value(depth));
        }
        return list;
    }

    private Object objects(int depth) {
        Object[] array = new Object[random.nextInt(4)];
        made.add(array);
        for (int i = 0; i < array.length; i++) {
            array[i] = value(depth);
        }
        return array;
    }

    /** Without itself: its hash would be endless. */
    private Object set() {
        Set<Object> set = new LinkedHashSet<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            set.add(text());
        }
        return set;
    }

    private Object map(int kind, int depth) {
        Map<Object, Object> map = kind == 0 ? new LinkedHashMap<>() : kind == 1 ? new HashMap<>() : new TreeMap<>();
        made.add(map);
        for (int i = random.nextInt(5); i > 0; i--) {
            map.put(kind < 2 ? key() : text(), value(depth));
        }
        return map;
    }

    private Object key() {
        return switch (kinds.otherKeys ? random.nextInt(6) : 5) {
            case 0 -> (int) scalars.integer();
            case 1 -> scalars.integer();
            case 2 -> random.nextBoolean();
            case 3 -> kinds.nullKeys && random.nextInt(3) == 0 ? null : 0.5;
            default -> text();
        };
    }
}

package dev.hexplain.testing;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Objects that any serializer of a JVM writes: numbers and texts at every boundary, odd keys, shared objects, cycles. */
@SuppressWarnings({"unused", "JavaUtilDate"})
public final class EdgeObjects {
    private EdgeObjects() {}

    public enum Side {
        LEFT,
        RIGHT
    }

    public static class Leaf implements Serializable {
        int number;
        String text;

        Leaf(int number) {
            this.number = number;
            text = "leaf " + number;
        }
    }

    public static class Arrays1 implements Serializable {
        boolean[] truths = {true, false, true};
        byte[] bytes = {0, 1, -1, Byte.MIN_VALUE, Byte.MAX_VALUE};
        short[] shorts = {0, 1, -1, 255, 256, Short.MIN_VALUE, Short.MAX_VALUE};
        char[] chars = {'a', '\u0000', 'é', '\uFFFF', '中'};
        int[] ints = EdgeValues.ints().stream().mapToInt(each -> each).toArray();
        long[] longs = EdgeValues.longs().stream().mapToLong(each -> each).toArray();
        float[] floats = {0F, -0F, 0.1F, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY};
        double[] doubles =
                EdgeValues.doubles().stream().mapToDouble(each -> each).toArray();
        String[] texts = EdgeValues.texts().toArray(String[]::new);
        int[][] grid = {{1, 2}, {}, {3}};
        Leaf[] leaves = {new Leaf(1), null, new Leaf(2)};
        Object[] objects = {1, "two", 3L, 4.5, null, true, new Leaf(5)};
        int[] none = {};
    }

    public static class Numbers implements Serializable {
        List<Integer> ints = new ArrayList<>(EdgeValues.ints());
        List<Long> longs = new ArrayList<>(EdgeValues.longs());
        List<Double> doubles = new ArrayList<>(EdgeValues.doubles());
        List<Object> mixed = new ArrayList<>(Arrays.asList(1, 1L, 1.0, true, null, "1", -1, -1L, -1.0));
    }

    public static class Primitives implements Serializable {
        boolean truth = true;
        byte small = Byte.MIN_VALUE;
        short medium = Short.MIN_VALUE;
        char character = '\uFFFE';
        int whole = Integer.MIN_VALUE;
        long big = Long.MIN_VALUE;
        float real = Float.MIN_VALUE;
        double precise = Double.MIN_VALUE;
        int zero;
        long minus = -1;
        double third = 1 / 3.0;
    }

    public static class Texts implements Serializable {
        List<String> all = new ArrayList<>(EdgeValues.texts());
        List<String> big = new ArrayList<>(EdgeValues.longTexts());
        String none;
        String empty = "";
        String pair = "\uD83D\uDE00";
    }

    public static class Big implements Serializable {
        List<BigInteger> integers = new ArrayList<>(EdgeValues.bigIntegers());
        List<BigDecimal> decimals = new ArrayList<>(EdgeValues.decimals());
    }

    public static class Bytes implements Serializable {
        List<byte[]> all = new ArrayList<>(EdgeValues.binaries());
    }

    public static class Dates implements Serializable {
        List<Date> all = new ArrayList<>();

        Dates() {
            for (long millis : new long[] {0, 1, -1, 60_000, 60_001, -60_000, 1L << 31, 1L << 40, 894_621_091_000L}) {
                all.add(new Date(millis));
            }
            all.add(new Date(60_000L * Integer.MAX_VALUE));
            all.add(new Date(60_000L * Integer.MIN_VALUE));
            all.add(new Date(60_000L * (1L << 31)));
            all.add(new Date(253_402_300_799_999L));
        }
    }

    /** Keys that are no texts: the map is written as it is. */
    public static class Keys implements Serializable {
        Map<Object, Object> numbers = new LinkedHashMap<>();
        Map<Object, Object> others = new LinkedHashMap<>();
        Map<Side, Side> constants = new LinkedHashMap<>(Map.of(Side.LEFT, Side.RIGHT));
        Map<Object, Object> again;
        Map<String, Object> names = EdgeValues.oddlyNamed();
        TreeMap<Long, String> sorted = new TreeMap<>(Map.of(-1L, "a", Long.MAX_VALUE, "b"));

        Keys() {
            numbers.put(1, "int");
            numbers.put(-70_000, "big int");
            numbers.put(1L << 40, "long");
            numbers.put(2.5, "double");
            numbers.put(true, "truth");
            numbers.put('c', "character");
            others.put(Side.LEFT, "constant");
            others.put(new Leaf(7), "object");
            others.put(new ArrayList<>(List.of(1, 2)), "list");
            others.put(new LinkedHashMap<>(Map.of("k", 1)), "map");
            others.put(null, "null");
            others.put("", "empty");
            again = new LinkedHashMap<>(others);
            again.put("more", numbers);
        }
    }

    /** Cycles through objects, lists, maps and arrays. */
    public static class Knot implements Serializable {
        String name;
        Knot self = this;
        Knot other;
        List<Object> list = new ArrayList<>();
        Map<Object, Object> map = new HashMap<>();
        Object[] array = new Object[2];

        Knot(String name) {
            this.name = name;
            list.add(this);
            list.add(list);
            map.put("knot", this);
            map.put("map", map);
            array[0] = array;
            array[1] = list;
        }
    }

    /** What is there twice is written once. */
    public static class Shared implements Serializable {
        Leaf leaf = new Leaf(1);
        Leaf same = leaf;
        Object any = leaf;
        List<Object> list = new ArrayList<>(Arrays.asList(leaf, leaf, null));
        List<Object> list2 = list;
        int[] ints = {1, 2};
        int[] ints2 = ints;
        Date date = new Date(77);
        Date date2 = date;
        String text = new String("shared");
        String text2 = text;
        Side side = Side.LEFT;
        Side side2 = side;
        Map<Object, Object> map = new LinkedHashMap<>();

        Shared() {
            map.put(leaf, list);
            map.put("side", side);
            map.put(date, ints);
            map.put(
                    "many",
                    IntStream.range(0, 300).mapToObj(Leaf::new).collect(ArrayList::new, List::add, List::addAll));
            map.put("leaf", leaf);
        }
    }

    public static class Parent implements Serializable {
        int first = 1;
        String text = "parent";
    }

    public static class Child extends Parent {
        int second = 2;
        List<Parent> parents = new ArrayList<>(List.of(new Parent(), new Parent()));
        Set<String> set = new LinkedHashSet<>(List.of("x", "y"));
    }

    public static class Empty implements Serializable {}

    // More classes than have a form of one byte.

    public static class C1 implements Serializable {
        int a = 1;
    }

    public static class C2 extends C1 {}

    public static class C3 extends C2 {}

    public static class C4 extends C3 {}

    public static class C5 extends C4 {}

    public static class C6 extends C5 {}

    public static class C7 extends C6 {}

    public static class C8 extends C7 {}

    public static class C9 extends C8 {}

    public static class C10 extends C9 {}

    public static class C11 extends C10 {}

    public static class C12 extends C11 {}

    public static class C13 extends C12 {}

    public static class C14 extends C13 {}

    public static class C15 extends C14 {}

    public static class C16 extends C15 {}

    public static class C17 extends C16 {}

    public static class C18 extends C17 {}

    public static class Many implements Serializable {
        List<Object> all = new ArrayList<>(List.of(
                new C1(), new C2(), new C3(), new C4(), new C5(), new C6(), new C7(), new C8(), new C9(), new C10(),
                new C11(), new C12(), new C13(), new C14(), new C15(), new C16(), new C17(), new C18()));
        List<Object> again = new ArrayList<>(List.of(new C18(), new C17(), new C16(), new C1()));
        Empty empty = new Empty();
        Empty none;
    }

    /** Objects, and what stands for itself. */
    public static List<Object> all() {
        List<Object> objects = new ArrayList<>(List.of(
                new Arrays1(),
                new Numbers(),
                new Primitives(),
                new Texts(),
                new Big(),
                new Bytes(),
                new Dates(),
                new Keys(),
                new Shared(),
                new Child(),
                new Many(),
                new Empty(),
                knots()));
        objects.addAll(EdgeValues.containers());
        objects.addAll(List.of(5, -5L, 0.5, true, "text", Side.RIGHT, new Date(5), new int[] {1, -1}, new byte[0]));
        objects.add(new ArrayList<>(List.of(new Leaf(1), new Child(), Side.LEFT)));
        return objects;
    }

    private static Knot knots() {
        Knot knot = new Knot("first");
        knot.other = new Knot("second");
        knot.other.other = knot;
        return knot;
    }
}

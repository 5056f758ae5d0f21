package dev.hexplain.testing;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Objects of classes that know each other: super classes, records, enums, type parameters, references. */
@SuppressWarnings({"unused", "HidingField"})
public final class WrittenGraphs {
    private WrittenGraphs() {}

    public enum Kind {
        X,
        Y,
        Z
    }

    public enum Bodied {
        PLAIN,
        OTHER {
            @Override
            int of() {
                return 2;
            }
        };

        int of() {
            return 1;
        }
    }

    public static class Point {
        int x = 3;
    }

    public static class Point3 extends Point {
        int z = 4;
    }

    public static final class Fixed {
        long a = 5;
        String b = "b";
    }

    public record Pair(int left, String right, Integer boxed) {}

    public static class Enums {
        Kind k = Kind.Y;
        Kind none;
        Object any = Kind.Z;
        Bodied plain = Bodied.PLAIN;
        Bodied other = Bodied.OTHER;
        List<Kind> list = new ArrayList<>(List.of(Kind.X, Kind.Z));
        Map<Kind, Kind> map = new HashMap<>(Map.of(Kind.X, Kind.Y));
    }

    public static class ObjectArrays {
        Object[] oa = {"x", 1, null, 2.5};
        Object[] same = {"x", "y"};
        Object[] nulls = {null, null};
        Number[] numbers = {1, 2L};
        int[][] iaa = {{1}, null, {}};
        String[][] s2 = {{"a"}, null};
        Point[] ps = {new Point(), null};
        Fixed[] fs = {new Fixed(), null};
        Kind[] ks = {Kind.X, null, Kind.Z};
        Kind[][] kss = {{Kind.Y}};
        Integer[][] boxed = {{1, null}, {}};
        Object[][] deep = {{1, "a"}, {null}};
        BigDecimal[] decimals = {BigDecimal.ONE};
        List<?>[] lists = {new ArrayList<>(List.of(1))};
    }

    public static class Shared {
        Point p = new Point();
        Point q = p;
        Object o = p;
        String s = "shared text";
        String t = s;
        List<String> l = new ArrayList<>(List.of(s, s));
        List<String> m = l;
    }

    public static class Cycle {
        Cycle c = this;
        int i = 4;
        List<Cycle> list = new ArrayList<>(List.of(this));
    }

    public static class Parent {
        int version = 3;
        String owner = "o";
        private int same = 1;
        private String text = "parent";
    }

    public static class Child extends Parent {
        int a = 1;
        Parent next = new Parent();
        private int same = 2;
        private String text = "child";
    }

    public static class GrandChild extends Child {
        int last = 9;
    }

    public static class Generic<T> {
        T value;
        List<T> list = new ArrayList<>();
        T[] array;

        Generic(T value) {
            this.value = value;
            list.add(value);
        }
    }

    public static class Bounded<T extends Number> {
        T value;

        Bounded(T value) {
            this.value = value;
        }
    }

    public static class GenericFields {
        Generic<String> text = new Generic<>("t");
        Generic<Point> point = new Generic<>(new Point());
        Bounded<Integer> bounded = new Bounded<>(5);
    }

    public static class Others {
        Optional<String> optional = Optional.of("x");
        StringBuilder builder = new StringBuilder("sb");
        CharSequence chars = "cs";
        BitSet bits = BitSet.valueOf(new long[] {5});
        Pair pair = new Pair(1, "r", null);
        Object any = new Pair(2, "s", 3);
        Class<?> type = String.class;
        List<Pair> pairs = new ArrayList<>(List.of(new Pair(3, "t", 4)));
        Object point = new Point();
        Object fixed = new Fixed();
        Object ints = new int[] {1};
        Object boxed = new Integer[] {1};
        Object points = new Point[] {new Point()};
        Object plain = 5L;
        Object nothing;
    }

    public static class Empty {}

    public static class Holder {
        Empty empty = new Empty();
        Object any = new Empty();
        Point3 point = new Point3();
        Point declared = new Point3();
    }
}

package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import java.io.Serializable;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Class descriptors: chains of supers, no fields, hidden fields, inner classes, records. */
final class ClassSamples {
    private ClassSamples() {}

    static List<Sample> all() {
        return List.of(
                featured(
                        "class-chain",
                        "A class and its three supers",
                        "Descriptors run from the class up; the values run from the top class down.",
                        () -> Dumps.of(new Square())),
                of(
                        "class-without-fields",
                        "No fields",
                        "An object of a class that has nothing to write.",
                        () -> Dumps.of(new Empty())),
                of(
                        "class-below-plain-super",
                        "Super class that is not Serializable",
                        "The descriptor chain ends below it: its field is not in the stream.",
                        () -> Dumps.of(new BelowPlain())),
                of(
                        "class-field-order",
                        "Order of fields",
                        "Declared in any order, written primitives first, then objects, each by name; transient left"
                                + " out.",
                        () -> Dumps.of(new Mixed())),
                of(
                        "class-hidden-field",
                        "The same field name twice",
                        "A field hides one of its super class: two values under one name.",
                        () -> Dumps.of(new Hiding())),
                of(
                        "class-inner",
                        "Inner class",
                        "An inner object brings its outer object along in this$0.",
                        () -> Dumps.of(new Outer().new Inner())),
                of(
                        "class-unicode-names",
                        "Names outside ASCII",
                        "Field names are modified UTF-8 too.",
                        () -> Dumps.of(new Measure())),
                of(
                        "class-null-fields",
                        "Null fields",
                        "Every object field is one byte of TC_NULL.",
                        () -> Dumps.of(new Holder())),
                featured(
                        "record",
                        "Record",
                        "A record's descriptor looks like a class with serialVersionUID 0; its components are fields.",
                        () -> Dumps.of(
                                new Trade(42L, "EURUSD", new BigDecimal("1.0842"), new Party("Buyer", (short) -7)))),
                of(
                        "record-generic",
                        "Records in a list",
                        "Components of any type, and a component shared by two records.",
                        ClassSamples::records));
    }

    private static byte[] records() throws Exception {
        Party party = new Party("Shared", (short) 1);
        return Dumps.of(List.of(new Pair<>(party, "left"), new Pair<>(party, Map.of("side", "right"))));
    }

    static class Shape implements Serializable {
        private static final long serialVersionUID = 4L;
        String name = "square";
        int id = 4;
    }

    static class Polygon extends Shape {
        private static final long serialVersionUID = 3L;
        int corners = 4;
        boolean convex = true;
    }

    static class Rectangle extends Polygon {
        private static final long serialVersionUID = 2L;
        double width = 2.5;
        double height = 2.5;
    }

    static class Square extends Rectangle {
        private static final long serialVersionUID = -1L;
        String colour = "blue";
    }

    static class Empty implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    static class Plain {
        int lost = 99;
    }

    static class BelowPlain extends Plain implements Serializable {
        private static final long serialVersionUID = 1L;
        int kept = 1;
    }

    @SuppressWarnings("serial")
    static class Mixed implements Serializable {
        private static final long serialVersionUID = 1L;
        String zebra = "z";
        long beta = 2L;
        transient String skipped = "not in the stream";
        int[] apple = {1};
        boolean alpha = true;
        Object mango = "m";
    }

    static class Hidden implements Serializable {
        private static final long serialVersionUID = 1L;
        int value = 1;
    }

    @SuppressWarnings("HidingField")
    static class Hiding extends Hidden {
        private static final long serialVersionUID = 1L;
        int value = 2;
    }

    static class Outer implements Serializable {
        private static final long serialVersionUID = 1L;
        String name = "outer";

        class Inner implements Serializable {
            private static final long serialVersionUID = 1L;
            String name = "inner of " + Outer.this.name;
        }
    }

    static class Measure implements Serializable {
        private static final long serialVersionUID = 1L;
        int länge = 3;
        String 名前 = "サイズ";
    }

    static class Holder implements Serializable {
        private static final long serialVersionUID = 1L;
        String text;
        int[] numbers;
        Holder other;
    }

    record Party(String name, short rating) implements Serializable {}

    record Trade(long id, String pair, BigDecimal price, Party party) implements Serializable {}

    @SuppressWarnings("serial")
    record Pair<A, B>(A first, B second) implements Serializable {}
}

package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.reflect.Proxy;
import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** Enum constants, {@code Class} objects and class descriptors written as objects. */
final class EnumAndClassSamples {
    private EnumAndClassSamples() {}

    static List<Sample> all() {
        return List.of(
                of(
                        "enums",
                        "Enum constants",
                        "Two constants of one enum and one of another: descriptor, super Enum, constant name.",
                        () -> Dumps.of(Side.BUY, Side.SELL, RoundingMode.HALF_EVEN, Side.BUY)),
                of(
                        "enums-with-bodies",
                        "Enum constants with bodies",
                        "Each constant is its own class; the stream names the enum they belong to.",
                        () -> Dumps.of(Operation.PLUS, Operation.NEGATE)),
                of(
                        "enum-fields",
                        "Enum fields",
                        "Two fields hold the same constant: one is a reference.",
                        () -> Dumps.of(new Quote())),
                of(
                        "enum-map",
                        "EnumMap",
                        "The key type as a Class object, then keys and values.",
                        () -> Dumps.of(new EnumMap<>(Map.of(Side.BUY, 100.25, Side.SELL, 100.5)))),
                of(
                        "enum-set",
                        "EnumSet",
                        "A serialization proxy with the element type and the elements.",
                        () -> Dumps.of(EnumSet.of(Side.BUY, Side.SELL), EnumSet.noneOf(Side.class))),
                of(
                        "class-objects",
                        "Class objects",
                        "Classes as values: a serializable one, one that is not, an interface, an enum, a record.",
                        () -> Dumps.of(
                                String.class, Object.class, Runnable.class, Side.class, Pair.class, String.class)),
                of(
                        "class-objects-of-arrays",
                        "Class objects of arrays",
                        "Array classes have names such as [I and [[Ljava.lang.String;.",
                        () -> Dumps.of(int[].class, String[][].class, Object[].class)),
                of(
                        "class-objects-of-primitives",
                        "Class objects of primitives",
                        "The nine primitive types, void among them, have descriptors without fields.",
                        () -> Dumps.of(
                                boolean.class,
                                byte.class,
                                char.class,
                                double.class,
                                float.class,
                                int.class,
                                long.class,
                                short.class,
                                void.class)),
                of(
                        "class-object-of-proxy",
                        "Class object of a proxy class",
                        "TC_CLASS with a proxy descriptor: the interfaces, not a name.",
                        () -> Dumps.of(ProxySamples.proxy("unused").getClass())),
                of(
                        "object-stream-class",
                        "Descriptors as objects",
                        "ObjectStreamClass is written as a bare class descriptor; the object after it refers to it.",
                        () -> Dumps.of(
                                ObjectStreamClass.lookup(Pair.class),
                                new Pair("left", "right"),
                                ObjectStreamClass.lookupAny(Proxy.class))));
    }

    enum Side {
        BUY,
        SELL
    }

    enum Operation {
        PLUS {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        NEGATE {
            @Override
            int apply(int a, int b) {
                return -a;
            }
        };

        abstract int apply(int a, int b);
    }

    record Pair(String left, String right) implements Serializable {}

    static class Quote implements Serializable {
        private static final long serialVersionUID = 1L;
        Side asked = Side.SELL;
        Side given = Side.SELL;
        Side none;
    }
}

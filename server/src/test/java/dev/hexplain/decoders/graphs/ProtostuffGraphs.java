package dev.hexplain.decoders.graphs;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.graphs.RandomPlainGraphs.Kinds;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.decoders.protostuff.Protostuff;
import dev.hexplain.testing.ReflectedClasses;
import io.protostuff.GraphIOUtil;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.runtime.RuntimeSchema;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Objects of a class with fields of all kinds, and whatever else there is where a field says nothing. */
record ProtostuffGraphs(boolean shared) implements GraphProof.Library {
    private static final int DEEPEST = 4;
    private static final io.protostuff.Schema<Node> NODE = RuntimeSchema.getSchema(Node.class);

    enum Side {
        BUY,
        SELL,
        NONE
    }

    @SuppressWarnings({"unused", "NullAway"}) // read by the library
    static final class Node {
        boolean truth;
        byte small;
        char letter;
        short medium;
        int number;
        long large;
        float real;
        double precise;
        Boolean boxedTruth;
        Byte boxedSmall;
        Character boxedLetter;
        Short boxedMedium;
        Integer boxedNumber;
        Long boxedLarge;
        Float boxedReal;
        Double boxedPrecise;
        String text;
        byte[] bytes;
        BigInteger integer;
        BigDecimal decimal;
        Date date;
        Side side;
        int[] numbers;
        long[] largeNumbers;
        double[] reals;
        boolean[] truths;
        String[] textArray;
        Node[] nodeArray;
        List<String> texts;
        Set<Long> longs;
        List<Node> nodes;
        List<Side> sides;
        Map<String, Node> named;
        Map<Integer, String> numbered;
        Map<Side, Double> bySide;
        Map<String, Object> anyNamed;
        List<Object> manyAny;
        Object any;
        Node next;
    }

    Decoder decoder() {
        String classes = ReflectedClasses.list(List.of(Node.class, Side.class));
        return new Protostuff(new Protobuf()).with(Schema.of("graph", Node.class.getName(), classes));
    }

    @Override
    public byte[] write(Object node) {
        return shared
                ? GraphIOUtil.toByteArray((Node) node, NODE, LinkedBuffer.allocate())
                : ProtostuffIOUtil.toByteArray((Node) node, NODE, LinkedBuffer.allocate());
    }

    @Override
    public Object read(byte[] bytes) {
        Node node = NODE.newMessage();
        if (shared) {
            GraphIOUtil.mergeFrom(bytes, node, NODE);
        } else {
            ProtostuffIOUtil.mergeFrom(bytes, node, NODE);
        }
        return new Members().of(node);
    }

    // -- random

    Object random(int seed) {
        return new Making(shared, seed).node(DEEPEST);
    }

    private static final class Making {
        private final boolean shared;
        private final Random random;
        private final RandomScalars scalars;
        private final int seed;
        private final List<Node> made = new ArrayList<>();

        Making(boolean shared, int seed) {
            this.shared = shared;
            this.seed = seed;
            this.random = new Random(seed);
            this.scalars = new RandomScalars(random);
        }

        Node node(int depth) {
            if (shared && made.size() > 1 && random.nextInt(4) == 0) {
                return made.get(random.nextInt(made.size() - 1) + 1);
            }
            Node node = new Node();
            made.add(node);
            for (Field field : Node.class.getDeclaredFields()) {
                if (random.nextInt(4) == 0) {
                    try {
                        set(node, field, depth);
                    } catch (IllegalAccessException e) {
                        throw new AssertionError(e);
                    }
                }
            }
            return node;
        }

        private void set(Node node, Field field, int depth) throws IllegalAccessException {
            Object value = switch (field.getName()) {
                case "truth", "boxedTruth" -> random.nextBoolean();
                case "small", "boxedSmall" -> (byte) scalars.integer();
                case "letter", "boxedLetter" -> (char) (random.nextInt(3) * 100 + '\'');
                case "medium", "boxedMedium" -> (short) scalars.integer();
                case "number", "boxedNumber" -> (int) scalars.integer();
                case "large", "boxedLarge" -> scalars.integer();
                case "real", "boxedReal" -> (float) scalars.real();
                case "precise", "boxedPrecise" -> scalars.real();
                case "text" -> scalars.text();
                case "bytes" -> scalars.bytes();
                case "integer" -> new BigInteger(1 + random.nextInt(200), random).negate();
                case "decimal" -> new BigDecimal(new BigInteger(80, random), random.nextInt(12) - 3);
                case "date" -> new Date(scalars.integer() >> 20);
                case "side" -> side();
                case "numbers" -> random.ints(random.nextInt(4)).toArray();
                case "largeNumbers" -> random.longs(random.nextInt(4)).toArray();
                case "reals" -> new double[] {scalars.real(), scalars.real()};
                case "truths" -> new boolean[] {true, random.nextBoolean()};
                case "textArray" -> new String[] {scalars.text(), scalars.text()};
                case "nodeArray" -> depth > 0 ? new Node[] {node(depth - 1), node(depth - 1)} : new Node[0];
                case "texts" -> new ArrayList<>(List.of(scalars.text(), scalars.text()));
                case "longs" -> new LinkedHashSet<>(Set.of(scalars.integer()));
                case "nodes" -> depth > 0 ? new ArrayList<>(List.of(node(depth - 1), node(0))) : null;
                case "sides" -> new ArrayList<>(List.of(side(), side()));
                case "named" -> depth > 0 ? map(scalars.text(), node(depth - 1)) : null;
                case "numbered" -> map((int) scalars.integer(), scalars.text());
                case "bySide" -> map(side(), scalars.real());
                case "anyNamed" -> map(scalars.text(), any(depth));
                case "manyAny" -> new ArrayList<>(List.of(any(depth), any(depth)));
                case "any" -> any(depth);
                default -> depth > 0 ? node(depth - 1) : null;
            };
            if (value != null) {
                field.set(node, value);
            }
        }

        private Side side() {
            return Side.values()[random.nextInt(3)];
        }

        private static Map<Object, Object> map(Object key, Object value) {
            return new HashMap<>(Map.of(key, value));
        }

        /** Nulls in containers are lost, so that there are none. */
        private Object any(int depth) {
            Kinds kinds = Kinds.ALL.withoutNulls();
            return random.nextInt(3) > 0
                    ? depth > 0 ? node(depth - 1) : scalars.text()
                    : RandomPlainGraphs.of(seed * 31 + random.nextInt(100), shared ? kinds : kinds.withoutSharing());
        }
    }

    // -- as members by their names

    /** What is there twice is there once, as it is in the objects. */
    private static final class Members {
        private final Map<Object, Object> known = new IdentityHashMap<>();

        private @Nullable Object of(@Nullable Object object) {
            if (object instanceof Side side) {
                return side.name();
            }
            if (object instanceof Collection<?> || object instanceof Object[]) {
                List<@Nullable Object> list = new ArrayList<>();
                Object before = known.putIfAbsent(object, list);
                if (before == null) {
                    Collection<?> all =
                            object instanceof Object[] array ? Arrays.asList(array) : (Collection<?>) object;
                    all.forEach(each -> list.add(of(each)));
                }
                return before == null ? list : before;
            }
            if (object instanceof Map<?, ?> map) {
                Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
                Object before = known.putIfAbsent(object, copy);
                if (before == null) {
                    map.forEach((key, value) -> copy.put(of(key), of(value)));
                }
                return before == null ? copy : before;
            }
            return object instanceof Node node ? members(node) : object;
        }

        private Object members(Node node) {
            Map<Object, Object> members = new LinkedHashMap<>();
            Object before = known.putIfAbsent(node, members);
            if (before != null) {
                return before;
            }
            for (Field field : Node.class.getDeclaredFields()) {
                try {
                    Object value = field.get(node);
                    if (value != null) {
                        members.put(field.getName(), of(value));
                    }
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
            }
            return members;
        }
    }
}

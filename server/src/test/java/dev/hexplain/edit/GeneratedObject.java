package dev.hexplain.edit;

import dev.hexplain.inspect.encodings.Declarations;
import dev.hexplain.inspect.encodings.DeclaredObjects;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.values.ValuePath;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Date;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An object of a declared class with random values, each of which has a place where another value can be put. */
final class GeneratedObject {
    /** One class for each kind of members: what a library cannot write is not among the others. */
    static final List<String> TYPES =
            List.of("Numbers", "Boxes", "Lists", "Arrays", "Maps", "Nested", "Names", "Decimals", "Times");

    private static final String DECLARED = """
            class Numbers { String name; int count; long id; double price; boolean paid; short small; byte tiny; float rate; }
            class Boxes { String name; Integer rating; Long total; Boolean maybe; Double reading; }
            class Lists { List<String> tags; List<Integer> numbers; List<Double> reals; List<List<Integer>> table; }
            class Arrays { int[] ints; long[] longs; double[] doubles; boolean[] flags; byte[] bytes; String[] texts; }
            class Maps { Map<String, String> texts; Map<String, Integer> counts; Map<Integer, String> numbered; Map<String, Item> named; }
            class Nested { Item first; List<Item> items; Item last; String end; }
            class Names { Status status; UUID key; char letter; String end; }
            class Decimals { BigDecimal amount; BigInteger big; String end; }
            class Times { Instant at; Date old; LocalDate day; Duration span; String end; }
            class Item { String sku; int quantity; Status status; boolean open; }
            enum Status { NEW, PAID, SENT }
            """;

    private final SplittableRandom random;
    private final List<GeneratedGraph.Place> places = new ArrayList<>();
    private final Object object;

    private GeneratedObject(Class<?> type, SplittableRandom random) {
        this.random = random;
        this.object = members(type, "");
    }

    /** The class, with an object of it. */
    static ImportedObject declared(String type) {
        return DeclaredObjects.generated(new Declarations(Declarations.JAVA, DECLARED, type, 1));
    }

    static GeneratedObject of(Class<?> type, SplittableRandom random) {
        return new GeneratedObject(type, random);
    }

    Object object() {
        return object;
    }

    List<GeneratedGraph.Place> places() {
        return places;
    }

    /** Another value of the kind. */
    static Object next(Object value, SplittableRandom random) {
        return scalar(value.getClass(), random);
    }

    /** As values are printed. */
    @SuppressWarnings("JavaUtilDate") // one of the types
    static String said(Object value) {
        return switch (value) {
            case byte[] bytes -> HexFormat.of().formatHex(bytes);
            case Date date -> date.toInstant().toString();
            default -> value.toString();
        };
    }

    private Object members(Class<?> type, String path) {
        try {
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            Object made = constructor.newInstance();
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    continue;
                }
                field.setAccessible(true);
                String inside = joined(path, ValuePath.member(field.getName()));
                put(next -> set(field, made, next), field.getGenericType(), inside);
            }
            return made;
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static void set(Field field, Object of, @Nullable Object value) {
        try {
            field.set(of, value);
        } catch (IllegalAccessException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    private static String joined(String path, String step) {
        StringBuilder inside = new StringBuilder(path);
        ValuePath.append(inside, step);
        return inside.toString();
    }

    private void put(GeneratedGraph.Put put, Type type, String path) {
        Object value = switch (type) {
            case ParameterizedType of when of.getRawType() == List.class -> list(of.getActualTypeArguments()[0], path);
            case ParameterizedType of -> map(of.getActualTypeArguments(), path);
            case Class<?> array when array.isArray() && array != byte[].class -> array(array.componentType(), path);
            case Class<?> item when item.getSimpleName().equals("Item") -> members(item, path);
            default -> scalar((Class<?>) type, random);
        };
        put.value(value);
        if (scalar(value)) {
            places.add(new GeneratedGraph.Place(path, value, put));
        }
    }

    private static boolean scalar(Object value) {
        return !(value instanceof List || value instanceof Map)
                && (!value.getClass().isArray() || value instanceof byte[])
                && !value.getClass().getSimpleName().equals("Item");
    }

    private List<Object> list(Type element, String path) {
        List<Object> list = new ArrayList<>();
        int size = 1 + random.nextInt(4);
        for (int i = 0; i < size; i++) {
            int at = i;
            list.add(null);
            put(next -> list.set(at, next), element, path + ValuePath.element(i));
        }
        return list;
    }

    private Object array(Class<?> element, String path) {
        Object array = Array.newInstance(element, 1 + random.nextInt(4));
        for (int i = 0; i < Array.getLength(array); i++) {
            int at = i;
            put(next -> Array.set(array, at, next), element, path + ValuePath.element(i));
        }
        return array;
    }

    private Map<Object, Object> map(Type[] types, String path) {
        Map<Object, Object> map = new LinkedHashMap<>();
        int size = 1 + random.nextInt(3);
        for (int i = 0; i < size; i++) {
            Object key = types[0] == Integer.class ? (Object) (100 * i + 7) : "key" + i;
            put(next -> map.put(key, next), types[1], joined(path, ValuePath.member(key.toString())));
        }
        return map;
    }

    private static Object scalar(Class<?> type, SplittableRandom random) {
        if (type.isEnum()) {
            return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
        }
        return switch (type.getName()) {
            case "java.lang.String" -> "t" + text(random);
            case "int", "java.lang.Integer" -> random.nextInt() >> random.nextInt(32);
            case "long", "java.lang.Long" -> random.nextLong() >> random.nextInt(64);
            case "double", "java.lang.Double" -> random.nextInt(1000) / 8.0 + 0.0625;
            case "float", "java.lang.Float" -> random.nextInt(1000) / 8.0f + 0.0625f;
            case "boolean", "java.lang.Boolean" -> random.nextBoolean();
            case "short", "java.lang.Short" -> (short) (random.nextInt() >> (16 + random.nextInt(16)));
            case "byte", "java.lang.Byte" -> (byte) random.nextInt();
            case "char", "java.lang.Character" -> (char) ('a' + random.nextInt(26));
            case "[B" -> bytes(random);
            case "java.math.BigInteger" ->
                new BigInteger(1 + random.nextInt(200), new java.util.Random(random.nextLong()))
                        .subtract(BigInteger.TEN);
            case "java.math.BigDecimal" ->
                new BigDecimal(BigInteger.valueOf(random.nextLong() >> random.nextInt(64)), random.nextInt(12));
            case "java.time.Instant" -> Instant.ofEpochSecond(random.nextInt(), random.nextInt(1000) * 1_000_000L);
            case "java.util.Date" -> new Date(random.nextInt() * 1000L + random.nextInt(1000));
            case "java.time.LocalDate" -> LocalDate.ofEpochDay(random.nextInt(40_000));
            case "java.time.Duration" ->
                Duration.ofSeconds(random.nextInt(1_000_000), random.nextInt(1000) * 1_000_000L);
            case "java.util.UUID" -> new UUID(random.nextLong(), random.nextLong());
            default -> throw new IllegalArgumentException(type.getName());
        };
    }

    private static byte[] bytes(SplittableRandom random) {
        byte[] bytes = new byte[1 + random.nextInt(random.nextInt(8) == 0 ? 300 : 20)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static String text(SplittableRandom random) {
        int[] letters = random.ints(random.nextInt(random.nextInt(8) == 0 ? 400 : 30), 0, 36)
                .map(i -> i < 26 ? 'a' + i : "\"\\<&ä€ñ ß.".codePointAt(i - 26))
                .toArray();
        return new String(letters, 0, letters.length);
    }
}

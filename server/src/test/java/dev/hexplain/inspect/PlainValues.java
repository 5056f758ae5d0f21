package dev.hexplain.inspect;

import dev.hexplain.codecs.graph.ObjectParts;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Values without types and order of members: maps, lists and scalars. Objects that are there twice are written twice;
 * what is around itself is {@link #CYCLE}.
 */
final class PlainValues {
    static final String CYCLE = "↺";

    /** Null. */
    static final Object NONE = new Object() {
        @Override
        public String toString() {
            return "null";
        }
    };

    /** A number; zeros at its end are left out. */
    record Number(BigDecimal value) {
        static Number of(String digits) {
            BigDecimal number = new BigDecimal(digits);
            return new Number(number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros());
        }

        @Override
        public String toString() {
            return value.toPlainString();
        }
    }

    /** A decimal number with its scale. */
    record Decimal(BigDecimal value) {}

    record Text(String text) {}

    record Bytes(String hex) {}

    record Time(Instant instant) {}

    private final IdentityHashMap<Object, Boolean> around = new IdentityHashMap<>();

    private PlainValues() {}

    // -- of an object

    static Object of(Object object) {
        return new PlainValues().plain(object);
    }

    private Object plain(Object object) {
        return switch (object) {
            case null -> NONE;
            case Boolean flag -> flag;
            case BigDecimal decimal -> new Decimal(decimal);
            case java.lang.Number number -> Number.of(number.toString());
            case Instant instant -> new Time(instant);
            case byte[] bytes -> new Bytes(HexFormat.of().formatHex(bytes));
            case double[] array ->
                IntStream.range(0, array.length).mapToObj(i -> plain(array[i])).toList();
            case long[] array ->
                IntStream.range(0, array.length).mapToObj(i -> plain(array[i])).toList();
            case Enum<?> constant -> new Text(constant.name());
            case String text -> new Text(text);
            default -> inside(object, this::parts);
        };
    }

    private Object inside(Object holder, Function<Object, Object> parts) {
        if (around.putIfAbsent(holder, true) != null) {
            return CYCLE;
        }
        Object plain = parts.apply(holder);
        around.remove(holder);
        return plain;
    }

    private Object parts(Object object) {
        List<ObjectParts.Part> parts = ObjectParts.of(object);
        if (object instanceof Collection<?> || object.getClass().isArray()) {
            return parts.stream().map(part -> plain(part.value())).toList();
        }
        Map<String, Object> members = new TreeMap<>();
        parts.forEach(part -> members.put(part.step(), plain(part.value())));
        return members;
    }

    // -- of a tree

    static Object of(TreeValues values) {
        return new PlainValues().plain(values, values.root(), new ArrayList<>());
    }

    private Object plain(TreeValues values, LogicalValue value, List<Object> outer) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar(scalar);
            case LogicalValue.Opaque opaque -> "opaque " + text(opaque.text());
            case LogicalValue.Reference reference ->
                outer.contains(reference.target())
                                || ValuePath.of(values.around(reference.target()))
                                        .isEmpty()
                        ? CYCLE
                        : plain(values, values.of(reference), outer);
            case LogicalValue.Sequence sequence -> {
                List<Object> within = with(outer, value);
                yield all(sequence.elements()).stream()
                        .map(each -> plain(values, each, within))
                        .toList();
            }
            case LogicalValue.Mapping map -> {
                List<Object> within = with(outer, value);
                Map<String, Object> members = new TreeMap<>();
                all(map.entries())
                        .forEach(entry -> members.put(name(values, entry.key()), plain(values, entry.value(), within)));
                yield members;
            }
            case LogicalValue.Structure structure -> {
                List<Object> within = with(outer, value);
                assertEmpty(structure.problem());
                Map<String, Object> members = new TreeMap<>();
                all(structure.members())
                        .forEach(member -> members.put(member.name(), plain(values, member.value(), within)));
                yield members;
            }
        };
    }

    private static void assertEmpty(String problem) {
        if (!problem.isEmpty()) {
            throw new AssertionError(problem);
        }
    }

    private static List<Object> with(List<Object> outer, LogicalValue value) {
        List<Object> within = new ArrayList<>(outer);
        within.add(value.field());
        return within;
    }

    private String name(TreeValues values, LogicalValue key) {
        return plain(values, key, List.of()) instanceof Text(String text) ? text : key.toString();
    }

    private static <T> List<T> all(Paged<T> parts) {
        return parts.page(0, Math.toIntExact(parts.count()));
    }

    private static Object scalar(LogicalValue.Scalar scalar) {
        String text = text(scalar.text());
        return switch (scalar.kind()) {
            case NULL -> NONE;
            case BOOLEAN -> Boolean.valueOf(text);
            case INTEGER -> Number.of(new BigInteger(text).toString());
            case FLOAT -> Number.of(text);
            case DECIMAL -> new Decimal(new BigDecimal(text));
            case TEXT, NAME -> new Text(text);
            case TIME -> new Time(Instant.parse(text));
            case BYTES -> new Bytes(text);
        };
    }

    private static String text(ScalarText text) {
        StringBuilder whole = new StringBuilder();
        try {
            text.appendTo(whole);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return whole.toString();
    }
}

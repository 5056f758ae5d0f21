package dev.hexplain.inspect;

import dev.hexplain.inspect.PlainValues.Bytes;
import dev.hexplain.inspect.PlainValues.Decimal;
import dev.hexplain.inspect.PlainValues.Number;
import dev.hexplain.inspect.PlainValues.Text;
import dev.hexplain.inspect.PlainValues.Time;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** What an encoding does not keep of an object, so that no reader of its bytes could know it. */
enum EncodingLoss {
    /** A member that is null is left out. */
    NULLS(node -> leftOut(node, node == PlainValues.NONE)),
    /** An empty list or map is left out. */
    EMPTY(node -> leftOut(node, node.equals(List.of()) || node.equals(Map.of()))),
    /** A member with the default of its type is left out: 0, false, an empty text. */
    DEFAULTS(node -> leftOut(node, node.equals(Number.of("0")) || node.equals(false) || node.equals(new Text("")))),
    /** A decimal is a number, whose zeros at the end mean nothing. */
    DECIMALS_TO_NUMBERS(EncodingLoss::toNumber) {
        @Override
        Object read(Object said) {
            return each(said, EncodingLoss::toNumber);
        }
    },
    /** A double is a decimal number, if that takes fewer bytes. */
    DOUBLES_TO_DECIMALS(EncodingLoss::toNumber) {
        @Override
        Object read(Object said) {
            return each(said, EncodingLoss::toNumber);
        }
    },
    EMPTY_MAPS_TO_LISTS(node -> node.equals(Map.of()) ? List.of() : node),
    /** A negative integer of more than 64 bits is written as its magnitude, where CBOR has one less (RFC 8949, 3.4.3). */
    NEGATIVES_TO_COMPLEMENTS(
            node -> node instanceof Number(BigDecimal value) && value.signum() < 0 && value.precision() > 19
                    ? Number.of(value.subtract(BigDecimal.ONE).toString())
                    : node),
    DECIMALS_TO_TEXTS(node -> node instanceof Decimal(BigDecimal value) ? new Text(value.toString()) : node),
    BIG_INTEGERS_TO_TEXTS(node -> node instanceof Number(BigDecimal value) && value.precision() > 19
            ? new Text(value.toPlainString())
            : node),
    BYTES_TO_TEXTS(node -> node instanceof Bytes(String hex) ? base64(hex, Base64.getEncoder()) : node),
    BYTES_TO_LINES(node ->
            node instanceof Bytes(String hex) ? base64(hex, Base64.getMimeEncoder(76, new byte[] {'\n'})) : node),
    /** Of those whose class is written with them, it is known that they are times. */
    TIMES_TO_TEXTS(EncodingLoss::toText) {
        @Override
        Object read(Object said) {
            return each(said, EncodingLoss::toText);
        }
    },
    TIMES_TO_SECONDS(node ->
            node instanceof Time(Instant instant) ? Number.of(seconds(instant).toString()) : node),
    TIMES_TO_DECIMALS(node -> node instanceof Time(Instant instant) ? new Decimal(seconds(instant)) : node),
    TIMES_TO_DOUBLES(node -> node instanceof Time(Instant instant)
            ? Number.of(Double.toString(seconds(instant).doubleValue()))
            : node),
    TIMES_TO_MILLIS(
            node -> node instanceof Time(Instant instant) ? new Time(instant.truncatedTo(ChronoUnit.MILLIS)) : node),
    /** True is 1. */
    TRUTH_TO_NUMBERS(node -> node instanceof Boolean flag ? Number.of(flag ? "1" : "0") : node),
    /** All scalars are texts; null, and what is empty, is the empty one. */
    ALL_TO_TEXTS(EncodingLoss::ofText) {
        @Override
        Object read(Object said) {
            return each(said, EncodingLoss::ofText);
        }
    },
    /** An array alone is in an object, as its only member. */
    ARRAYS_IN_OBJECTS(node -> node) {
        @Override
        Object read(Object said) {
            return said instanceof Map<?, ?> map
                            && map.size() == 1
                            && (map.get("objects") == null ? map.get("value") : map.get("objects"))
                                    instanceof List<?> list
                    ? list
                    : said;
        }
    },
    /** A file holds several objects. */
    OBJECTS_IN_FILES(node -> node) {
        @Override
        Object read(Object said) {
            return said instanceof List<?> list && list.size() == 1 ? list.getFirst() : said;
        }
    },
    /** A value of any type is an object of the schema, with the member of that type. */
    UNIONS_IN_OBJECTS(node -> node) {
        @Override
        Object read(Object said) {
            return each(said, EncodingLoss::ofUnion);
        }
    };

    private static final Object LEFT_OUT = new Object();
    private static final Map<String, List<EncodingLoss>> BY_CODEC = new TreeMap<>();

    static {
        lose("fst-minbin", TRUTH_TO_NUMBERS);
        lose(
                "chronicle-wire",
                DECIMALS_TO_TEXTS,
                BIG_INTEGERS_TO_TEXTS,
                TIMES_TO_TEXTS,
                DOUBLES_TO_DECIMALS,
                EMPTY_MAPS_TO_LISTS);
        lose("chronicle-self-describing", DOUBLES_TO_DECIMALS);
        lose("json", DECIMALS_TO_NUMBERS, TIMES_TO_SECONDS, BYTES_TO_TEXTS);
        lose("json-types", DECIMALS_TO_NUMBERS, TIMES_TO_SECONDS, BYTES_TO_TEXTS);
        lose("smile", TIMES_TO_DECIMALS);
        lose("smile-types", TIMES_TO_DECIMALS);
        lose("cbor", TIMES_TO_DECIMALS, NEGATIVES_TO_COMPLEMENTS);
        lose("cbor-types", TIMES_TO_DECIMALS, NEGATIVES_TO_COMPLEMENTS);
        lose("messagepack", DECIMALS_TO_TEXTS, TIMES_TO_TEXTS, BIG_INTEGERS_TO_TEXTS);
        lose("messagepack-types", DECIMALS_TO_TEXTS, TIMES_TO_TEXTS, BIG_INTEGERS_TO_TEXTS);
        lose("bson4jackson", BIG_INTEGERS_TO_TEXTS, DECIMALS_TO_NUMBERS, TIMES_TO_DOUBLES);
        lose("bson4jackson-types", BIG_INTEGERS_TO_TEXTS, DECIMALS_TO_NUMBERS, TIMES_TO_DOUBLES);
        lose("mongodb-bson", TIMES_TO_MILLIS, BIG_INTEGERS_TO_TEXTS);
        lose("xml", TIMES_TO_SECONDS, BYTES_TO_LINES, ALL_TO_TEXTS);
        lose("xstream", NULLS, TIMES_TO_TEXTS, BYTES_TO_TEXTS, ALL_TO_TEXTS);
        lose("jaxb", ALL_TO_TEXTS);
        lose("protostuff", NULLS, EMPTY, ARRAYS_IN_OBJECTS);
        lose("protostuff-graph", NULLS, EMPTY, ARRAYS_IN_OBJECTS);
        lose("protobuf", ARRAYS_IN_OBJECTS, UNIONS_IN_OBJECTS, NULLS, EMPTY, DEFAULTS);
        lose("avro", UNIONS_IN_OBJECTS);
        lose("avro-container", OBJECTS_IN_FILES, UNIONS_IN_OBJECTS);
        lose("thrift-binary", UNIONS_IN_OBJECTS, NULLS);
        lose("thrift-compact", UNIONS_IN_OBJECTS, NULLS);
        lose("flatbuffers", UNIONS_IN_OBJECTS, NULLS);
    }

    private static void lose(String codec, EncodingLoss... losses) {
        BY_CODEC.put(codec, List.of(losses));
    }

    private final UnaryOperator<Object> change;

    EncodingLoss(UnaryOperator<Object> change) {
        this.change = change;
    }

    /** What the bytes of a codec do not say. */
    static List<EncodingLoss> of(String codec) {
        return BY_CODEC.getOrDefault(codec, List.of());
    }

    /** What is left of an object. */
    Object write(Object object) {
        return each(object, change);
    }

    /** An object as its encoding says it. */
    Object read(Object said) {
        return said;
    }

    private static Object leftOut(Object node, boolean left) {
        return left ? LEFT_OUT : node;
    }

    private static Object each(Object node, UnaryOperator<Object> change) {
        return change.apply(
                switch (node) {
                    case Map<?, ?> map -> {
                        Map<String, Object> changed = new TreeMap<>();
                        map.forEach((name, value) -> {
                            Object left = each(value, change);
                            if (left != LEFT_OUT) {
                                changed.put((String) name, left);
                            }
                        });
                        yield changed;
                    }
                    case List<?> list ->
                        list.stream().map(one -> element(one, change)).toList();
                    default -> node;
                });
    }

    /** Elements are never left out. */
    private static Object element(Object element, UnaryOperator<Object> change) {
        Object left = each(element, change);
        return left == LEFT_OUT ? element : left;
    }

    private static Text base64(String hex, Base64.Encoder encoder) {
        return new Text(encoder.encodeToString(HexFormat.of().parseHex(hex)));
    }

    private static BigDecimal seconds(Instant instant) {
        return BigDecimal.valueOf(instant.getEpochSecond()).add(BigDecimal.valueOf(instant.getNano(), 9));
    }

    private static Object toText(Object node) {
        return node instanceof Time(Instant instant) ? new Text(instant.toString()) : node;
    }

    private static Object toNumber(Object node) {
        return node instanceof Decimal(BigDecimal value) ? Number.of(value.toString()) : node;
    }

    /** What a text could be: texts of numbers are compared as numbers. */
    private static Object ofText(Object node) {
        return switch (node) {
            case Text(String text) when text.equals("true") || text.equals("false") -> Boolean.valueOf(text);
            case Text(String text) when text.matches("-?[0-9]+(\\.[0-9]+)?(E-?[0-9]+)?") -> Number.of(text);
            case Decimal(BigDecimal value) -> Number.of(value.toString());
            case List<?> list when list.isEmpty() -> new Text("");
            case Map<?, ?> map when map.isEmpty() -> new Text("");
            default -> node == PlainValues.NONE ? new Text("") : node;
        };
    }

    private static final Set<String> BRANCHES =
            Set.of("text", "number", "flag", "bytes", "state", "decimal", "moment", "person", "lines");

    private static Object ofUnion(Object node) {
        if (!(node instanceof Map<?, ?> map)) {
            return node;
        }
        if (map.keySet().equals(Set.of("unscaled", "scale"))
                && map.get("unscaled") instanceof Bytes(String hex)
                && map.get("scale") instanceof Number(BigDecimal scale)) {
            return new Decimal(new BigDecimal(new BigInteger(HexFormat.of().parseHex(hex)), scale.intValue()));
        }
        if (map.get("seconds") instanceof Number(BigDecimal seconds)) {
            long nanos = map.get("nanos") instanceof Number(BigDecimal more) ? more.longValue() : 0;
            return new Time(Instant.ofEpochSecond(seconds.longValue(), nanos));
        }
        return map.size() == 1 && BRANCHES.containsAll(map.keySet())
                ? map.values().iterator().next()
                : node;
    }
}

package dev.hexplain.testing;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.time.ZoneId;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.Deque;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * An object as reflection finds it, in the same plain form that {@link ObjectValues} gives of a tree: maps of members,
 * lists, texts, numbers, truth values and null. So whatever a decoder shows of a field can be held against what stood in
 * it. An object inside itself is the number of levels up to it.
 */
@SuppressWarnings({"JavaUtilDate", "ReferenceEquality"}) // dates are what formats write; an object is inside itself
public final class ReflectedValues {
    private final Function<Object, Object> asWritten;
    private final Predicate<Field> isWritten;
    private final Deque<Object> open = new ArrayDeque<>();

    private ReflectedValues(Function<Object, Object> asWritten, Predicate<Field> isWritten) {
        this.asWritten = asWritten;
        this.isWritten = isWritten;
    }

    /**
     * The plain form of an object.
     *
     * @param asWritten what a format writes in an object's place, where that is another one; usually itself
     */
    public static @Nullable Object of(@Nullable Object object, Function<Object, Object> asWritten) {
        return of(object, asWritten, each -> true);
    }

    /**
     * The same without some fields.
     *
     * @param isWritten whether a field is written that is neither static nor transient
     */
    public static @Nullable Object of(
            @Nullable Object object, Function<Object, Object> asWritten, Predicate<Field> isWritten) {
        return new ReflectedValues(asWritten, isWritten).value(object);
    }

    /** What is found in the place of an object that is around itself. */
    public static String up(int levels) {
        return "↑" + levels;
    }

    private @Nullable Object value(@Nullable Object given) {
        Object object = given == null ? null : asWritten.apply(given);
        return switch (object) {
            case null -> null;
            case Boolean bool -> bool;
            case Character character -> character.toString();
            case Float real -> PlainValues.plain(dev.hexplain.tree.Value.of(real.toString()));
            case Number number when number.getClass().getName().startsWith("java.") -> number(number);
            case CharSequence text -> text.toString();
            case Enum<?> constant -> constant.name();
            case byte[] bytes -> "h'" + HexFormat.of().formatHex(bytes) + "'";
            case Date date -> PlainValues.number(BigDecimal.valueOf(date.getTime()));
            case UUID uuid -> uuid.toString();
            case Currency currency -> currency.getCurrencyCode();
            case Charset charset -> charset.name();
            case ZoneId zone -> zone.getId();
            case TemporalAccessor time -> plain(time);
            case TemporalAmount time -> plain(time);
            case Class<?> type -> type.getName();
            default -> inside(object);
        };
    }

    private static Object plain(Object time) {
        return PlainValues.plain(dev.hexplain.tree.Value.of(time.toString()));
    }

    private static Object number(Number number) {
        return switch (number) {
            case BigDecimal decimal -> PlainValues.number(decimal);
            case BigInteger integer -> PlainValues.number(new BigDecimal(integer));
            case Double real -> PlainValues.plain(dev.hexplain.tree.Value.of(real.toString()));
            default -> PlainValues.number(BigDecimal.valueOf(number.longValue()));
        };
    }

    private Object inside(Object object) {
        int levels = 0;
        for (Object around : open) {
            levels++;
            if (around == object) {
                return up(levels);
            }
        }
        open.push(object);
        try {
            return switch (object) {
                case Collection<?> collection -> list(collection);
                case Map<?, ?> map -> map(map);
                case Calendar none -> throw new IllegalArgumentException("No value of one form: " + none);
                default -> object.getClass().isArray() ? list(elements(object)) : members(object);
            };
        } finally {
            open.pop();
        }
    }

    private static List<Object> elements(Object array) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements;
    }

    private List<Object> list(Collection<?> elements) {
        List<Object> list = new ArrayList<>();
        elements.forEach(each -> list.add(value(each)));
        return list;
    }

    private Map<String, Object> map(Map<?, ?> map) {
        Map<String, Object> entries = new LinkedHashMap<>();
        map.forEach((key, each) -> entries.put(key(value(key)), value(each)));
        return entries;
    }

    /** As {@link ObjectValues} calls an entry. */
    public static String key(@Nullable Object key) {
        return key instanceof BigDecimal number ? number.toPlainString() : String.valueOf(key);
    }

    /** The fields of an object that has a form of its own here, for formats that write it by these. */
    public static Map<String, Object> fields(Object object) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Field field : object.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers())) {
                fields.put(field.getName(), get(field, object));
            }
        }
        return fields;
    }

    /** Fields of a class and those of its parents; where two have a name, the parent's is after it. */
    private Map<String, Object> members(Object object) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())
                        && !Modifier.isTransient(field.getModifiers())
                        && isWritten.test(field)) {
                    put(members, field.getName(), value(get(field, object)));
                }
            }
        }
        return members;
    }

    /** A name that is there already has another beside it. */
    public static void put(Map<String, Object> members, String name, @Nullable Object value) {
        String free = name;
        while (members.containsKey(free)) {
            free += "'";
        }
        members.put(free, value);
    }

    private static @Nullable Object get(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}

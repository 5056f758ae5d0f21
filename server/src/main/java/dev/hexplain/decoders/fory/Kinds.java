package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.tree.ValueType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the classes of the JDK are written as, by type id and by name. Ids differ between the two protocols. */
final class Kinds {
    private static final Map<Integer, Kind> NATIVE = new HashMap<>();
    private static final Map<Integer, Kind> XLANG = new HashMap<>();
    private static final Map<String, Kind> BY_NAME = new HashMap<>();
    private static final Map<Integer, String> NATIVE_NAMES = new HashMap<>();

    private static final Kind LIST = new Kind.Sequence(TypeRef.OBJECT);
    private static final Kind MAP = new Kind.Mapping(TypeRef.OBJECT, TypeRef.OBJECT);

    static {
        scalar(1, 1, Kind.Form.BOOL, "Boolean");
        scalar(2, 2, Kind.Form.BYTE, "Byte");
        scalar(3, 3, Kind.Form.SHORT, "Short");
        scalar(4, 5, Kind.Form.INT, "Integer");
        scalar(6, 8, Kind.Form.TAGGED_LONG, "Long");
        scalar(19, 19, Kind.Form.FLOAT, "Float");
        scalar(20, 20, Kind.Form.DOUBLE, "Double");
        scalar(21, 21, Kind.Form.STRING, "String");
        scalar(70, -1, Kind.Form.CHAR, "Character");
        scalar(146, -1, Kind.Form.STRING, "StringBuilder");
        scalar(147, -1, Kind.Form.STRING, "StringBuffer");
        XLANG.put(4, new Kind.Scalar(Kind.Form.FIXED_INT));
        XLANG.put(6, new Kind.Scalar(Kind.Form.FIXED_LONG));
        XLANG.put(7, new Kind.Scalar(Kind.Form.VAR_LONG));
        XLANG.put(39, new Kind.Scalar(Kind.Form.XLANG_DATE));
        XLANG.put(40, new Kind.Scalar(Kind.Form.XLANG_DECIMAL));
        add(109, 38, new Kind.Scalar(Kind.Form.INSTANT), "java.time.Instant");
        add(153, -1, new Kind.Scalar(Kind.Form.LOCAL_DATE), "java.time.LocalDate");
        time(108, Kind.Form.LOCAL_DATE_TIME, "LocalDateTime");
        time(154, Kind.Form.LOCAL_TIME, "LocalTime");
        time(156, Kind.Form.ZONE_OFFSET, "ZoneOffset");
        time(157, Kind.Form.ZONED_DATE_TIME, "ZonedDateTime");
        time(158, Kind.Form.YEAR, "Year");
        time(159, Kind.Form.YEAR_MONTH, "YearMonth");
        time(160, Kind.Form.MONTH_DAY, "MonthDay");
        time(161, Kind.Form.PERIOD, "Period");
        time(162, Kind.Form.OFFSET_TIME, "OffsetTime");
        time(163, Kind.Form.OFFSET_DATE_TIME, "OffsetDateTime");
        add(191, -1, new Kind.Scalar(Kind.Form.LOCALE), "java.util.Locale");
        add(179, -1, new Kind.Primitives("long", ValueType.S8_LE), "java.util.BitSet");
        add(155, -1, new Kind.Scalar(Kind.Form.DURATION), "java.time.Duration");
        add(107, -1, new Kind.Scalar(Kind.Form.DATE), "java.util.Date");
        add(151, -1, new Kind.Scalar(Kind.Form.UUID), "java.util.UUID");
        add(110, -1, new Kind.Scalar(Kind.Form.BIG_INTEGER), "java.math.BigInteger");
        add(111, -1, new Kind.Scalar(Kind.Form.BIG_DECIMAL), "java.math.BigDecimal");
        add(130, -1, new Kind.Scalar(Kind.Form.FIXED_INT), "java.util.concurrent.atomic.AtomicInteger");
        primitives(80, 43, "boolean", ValueType.BOOL);
        primitives(81, 44, "byte", ValueType.S1);
        primitives(81, 41, "byte", ValueType.S1);
        primitives(82, -1, "char", new ValueType.Char(java.nio.ByteOrder.LITTLE_ENDIAN));
        primitives(83, 45, "short", ValueType.S2_LE);
        primitives(84, 46, "int", ValueType.S4_LE);
        primitives(85, 55, "float", ValueType.F4_LE);
        primitives(86, 47, "long", ValueType.S8_LE);
        primitives(87, 56, "double", ValueType.F8_LE);
        collections();
    }

    private Kinds() {}

    private static void collections() {
        List.of("Boolean", "Byte", "Short", "Character", "Integer", "Float", "Long", "Double")
                .forEach(name -> array(
                        114
                                + List.of("Boolean", "Byte", "Short", "Character", "Integer", "Float", "Long", "Double")
                                        .indexOf(name),
                        "java.lang." + name));
        array(88, "java.lang.String");
        array(89, "java.lang.Object");
        add(90, 22, LIST, "java.util.ArrayList");
        add(103, -1, LIST, "java.util.LinkedList");
        add(92, 23, LIST, "java.util.HashSet");
        add(170, -1, LIST, "java.util.LinkedHashSet");
        add(177, -1, LIST, "java.util.Vector");
        add(178, -1, LIST, "java.util.ArrayDeque");
        add(104, -1, new Kind.Sorted(LIST), "java.util.TreeSet");
        for (int immutable : new int[] {206, 207, 209, 210}) {
            add(immutable, -1, LIST, "java.util.ImmutableCollections");
        }
        add(91, 24, MAP, "java.util.HashMap");
        add(105, -1, MAP, "java.util.LinkedHashMap");
        add(126, -1, MAP, "java.util.concurrent.ConcurrentHashMap");
        add(211, -1, MAP, "java.util.ImmutableCollections");
        add(212, -1, MAP, "java.util.ImmutableCollections");
        add(106, -1, new Kind.Sorted(MAP), "java.util.TreeMap");
        add(112, -1, Kind.ANY, "java.util.Optional");
        add(169, -1, Kind.ANY, "java.util.Arrays$ArrayList");
        add(174, -1, Kind.ANY, "java.util.Collections$SingletonList");
        add(175, -1, Kind.ANY, "java.util.Collections$SingletonSet");
        for (int view : new int[] {192, 193, 194, 195, 197, 199, 200, 201, 202, 204}) {
            add(view, -1, Kind.ANY, "java.util.Collections");
        }
        add(171, -1, new Kind.Nothing(), "java.util.Collections$EmptyList");
        add(173, -1, new Kind.Nothing(), "java.util.Collections$EmptySet");
        add(185, -1, new Kind.Nothing(), "java.util.Collections$EmptyMap");
        add(133, -1, new Kind.EnumSet(), "java.util.EnumSet");
    }

    private static void scalar(int nativeId, int xlangId, Kind.Form form, String name) {
        add(nativeId, xlangId, new Kind.Scalar(form), "java.lang." + name);
    }

    private static void time(int nativeId, Kind.Form form, String name) {
        add(nativeId, -1, new Kind.Scalar(form), "java.time." + name);
    }

    private static void primitives(int nativeId, int xlangId, String element, ValueType type) {
        add(
                nativeId,
                xlangId,
                new Kind.Primitives(element, type),
                TypeRef.of(element).array(1).binaryName());
    }

    private static void array(int id, String element) {
        TypeRef type = TypeRef.of(element);
        add(id, -1, new Kind.Sequence(type), type.array(1).binaryName());
    }

    private static void add(int nativeId, int xlangId, Kind kind, String name) {
        NATIVE.put(nativeId, kind);
        NATIVE_NAMES.put(nativeId, name);
        if (xlangId >= 0) {
            XLANG.put(xlangId, kind);
        }
        BY_NAME.put(name, kind);
    }

    static @Nullable Kind byId(int id, boolean xlang) {
        return xlang ? XLANG.get(id) : NATIVE.get(id);
    }

    static @Nullable Kind byName(String binaryName) {
        return BY_NAME.get(binaryName);
    }

    /** The class that an id of the native protocol stands for; null where that is not known. */
    static @Nullable String nameOf(int id) {
        return NATIVE_NAMES.get(id);
    }
}

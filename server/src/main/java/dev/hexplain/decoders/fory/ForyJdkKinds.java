package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The JDK's classes and how they are written, by type id and by name. Ids differ between the two protocols. */
final class ForyJdkKinds {
    private static final Map<Integer, ForyKind> NATIVE = new HashMap<>();
    private static final Map<Integer, ForyKind> XLANG = new HashMap<>();
    private static final Map<String, ForyKind> BY_NAME = new HashMap<>();
    private static final Map<Integer, String> NATIVE_NAMES = new HashMap<>();

    private static final Map<Integer, String> XLANG_NAMES = new HashMap<>();

    private static final ForyKind.Sequence LIST = new ForyKind.Sequence(TypeRef.OBJECT);
    private static final ForyKind.Mapping MAP = new ForyKind.Mapping(TypeRef.OBJECT, TypeRef.OBJECT);

    private static final String IMMUTABLE = "java.util.ImmutableCollections$";

    private static final int FIRST_VIEW = 192;
    /** In the order of their type ids, as all lists here. */
    private static final List<String> VIEWS = List.of(
            "SynchronizedCollection",
            "SynchronizedRandomAccessList",
            "SynchronizedList",
            "SynchronizedSet",
            "SynchronizedSortedSet",
            "SynchronizedMap",
            "SynchronizedSortedMap",
            "UnmodifiableCollection",
            "UnmodifiableRandomAccessList",
            "UnmodifiableList",
            "UnmodifiableSet",
            "UnmodifiableSortedSet",
            "UnmodifiableMap",
            "UnmodifiableSortedMap");

    private static final int FIRST_SUB_LIST = 213;
    private static final List<String> SUB_LISTS = List.of(
            "java.util.AbstractList$SubList",
            "java.util.AbstractList$RandomAccessSubList",
            "java.util.ArrayList$SubList");

    /** Classes that are written as a text, and are named or registered as those of users are. */
    private static final Set<String> WITHOUT_ID = Set.of(
            "java.time.ZoneRegion",
            "java.net.URL",
            "java.util.SimpleTimeZone",
            "sun.util.calendar.ZoneInfo",
            "sun.nio.cs.UTF_8",
            "sun.nio.cs.US_ASCII",
            "sun.nio.cs.ISO_8859_1",
            "sun.nio.cs.UTF_16",
            "sun.nio.cs.UTF_16BE",
            "sun.nio.cs.UTF_16LE");

    private static final List<String> BOXES =
            List.of("Boolean", "Byte", "Short", "Character", "Integer", "Float", "Long", "Double");

    private static final int FIRST_ARRAY_OF_BOXES = 114;

    static {
        numbers();
        times();
        texts();
        primitives();
        arrays();
        collections();
        maps();
        views();
    }

    private ForyJdkKinds() {}

    private static void numbers() {
        scalar(1, 1, ForyKind.Form.BOOL, "java.lang.Boolean");
        scalar(2, 2, ForyKind.Form.BYTE, "java.lang.Byte");
        scalar(3, 3, ForyKind.Form.SHORT, "java.lang.Short");
        scalar(4, 5, ForyKind.Form.INT, "java.lang.Integer");
        scalar(6, 8, ForyKind.Form.TAGGED_LONG, "java.lang.Long");
        scalar(19, 19, ForyKind.Form.FLOAT, "java.lang.Float");
        scalar(20, 20, ForyKind.Form.DOUBLE, "java.lang.Double");
        scalar(70, -1, ForyKind.Form.CHAR, "java.lang.Character");
        XLANG.put(4, new ForyKind.Scalar(ForyKind.Form.FIXED_INT));
        XLANG.put(6, new ForyKind.Scalar(ForyKind.Form.FIXED_LONG));
        XLANG.put(7, new ForyKind.Scalar(ForyKind.Form.VAR_LONG));
        XLANG.put(39, new ForyKind.Scalar(ForyKind.Form.XLANG_DATE));
        XLANG.put(40, new ForyKind.Scalar(ForyKind.Form.XLANG_DECIMAL));
        scalar(110, -1, ForyKind.Form.BIG_INTEGER, "java.math.BigInteger");
        scalar(111, -1, ForyKind.Form.BIG_DECIMAL, "java.math.BigDecimal");
        scalar(113, -1, ForyKind.Form.OPTIONAL_INT, "java.util.OptionalInt");
        scalar(167, -1, ForyKind.Form.OPTIONAL_LONG, "java.util.OptionalLong");
        scalar(168, -1, ForyKind.Form.OPTIONAL_DOUBLE, "java.util.OptionalDouble");
        scalar(129, -1, ForyKind.Form.BOOL, "java.util.concurrent.atomic.AtomicBoolean");
        scalar(130, -1, ForyKind.Form.FIXED_INT, "java.util.concurrent.atomic.AtomicInteger");
        scalar(131, -1, ForyKind.Form.FIXED_LONG, "java.util.concurrent.atomic.AtomicLong");
    }

    private static void times() {
        scalar(109, 38, ForyKind.Form.INSTANT, "java.time.Instant");
        scalar(153, -1, ForyKind.Form.LOCAL_DATE, "java.time.LocalDate");
        scalar(108, -1, ForyKind.Form.LOCAL_DATE_TIME, "java.time.LocalDateTime");
        scalar(154, -1, ForyKind.Form.LOCAL_TIME, "java.time.LocalTime");
        scalar(156, -1, ForyKind.Form.ZONE_OFFSET, "java.time.ZoneOffset");
        scalar(157, -1, ForyKind.Form.ZONED_DATE_TIME, "java.time.ZonedDateTime");
        scalar(158, -1, ForyKind.Form.YEAR, "java.time.Year");
        scalar(159, -1, ForyKind.Form.YEAR_MONTH, "java.time.YearMonth");
        scalar(160, -1, ForyKind.Form.MONTH_DAY, "java.time.MonthDay");
        scalar(161, -1, ForyKind.Form.PERIOD, "java.time.Period");
        scalar(162, -1, ForyKind.Form.OFFSET_TIME, "java.time.OffsetTime");
        scalar(163, -1, ForyKind.Form.OFFSET_DATE_TIME, "java.time.OffsetDateTime");
        scalar(155, -1, ForyKind.Form.DURATION, "java.time.Duration");
        scalar(107, -1, ForyKind.Form.DATE, "java.util.Date");
        scalar(164, -1, ForyKind.Form.DATE, "java.sql.Date");
        scalar(165, -1, ForyKind.Form.DATE, "java.sql.Time");
        scalar(166, -1, ForyKind.Form.TIMESTAMP, "java.sql.Timestamp");
    }

    private static void texts() {
        scalar(21, 21, ForyKind.Form.STRING, "java.lang.String");
        scalar(146, -1, ForyKind.Form.STRING, "java.lang.StringBuilder");
        scalar(147, -1, ForyKind.Form.STRING, "java.lang.StringBuffer");
        scalar(148, -1, ForyKind.Form.STRING, "java.util.Currency");
        scalar(149, -1, ForyKind.Form.STRING, "java.net.URI");
        scalar(150, -1, ForyKind.Form.PATTERN, "java.util.regex.Pattern");
        scalar(151, -1, ForyKind.Form.UUID, "java.util.UUID");
        scalar(191, -1, ForyKind.Form.LOCALE, "java.util.Locale");
        WITHOUT_ID.forEach(name -> BY_NAME.put(name, new ForyKind.Scalar(ForyKind.Form.STRING)));
        add(93, -1, new ForyKind.ClassName(), "java.lang.Class");
        nothing(71, "void");
        nothing(94, "java.lang.Object");
    }

    private static void primitives() {
        primitives(80, 43, "boolean", ValueType.BOOL);
        primitives(81, 44, "byte", ValueType.S1);
        primitives(81, 41, "byte", ValueType.S1);
        primitives(82, -1, "char", new ValueType.Char(ByteOrder.LITTLE_ENDIAN));
        primitives(83, 45, "short", ValueType.S2_LE);
        primitives(84, 46, "int", ValueType.S4_LE);
        primitives(85, 55, "float", ValueType.F4_LE);
        primitives(86, 47, "long", ValueType.S8_LE);
        primitives(87, 56, "double", ValueType.F8_LE);
        add(179, -1, new ForyKind.Bits(), "java.util.BitSet");
    }

    private static void arrays() {
        for (int i = 0; i < BOXES.size(); i++) {
            array(FIRST_ARRAY_OF_BOXES + i, "java.lang." + BOXES.get(i));
        }
        array(88, "java.lang.String");
        array(89, "java.lang.Object");
        array(152, "java.lang.Class");
    }

    private static void collections() {
        add(90, 22, LIST, "java.util.ArrayList");
        add(103, -1, LIST, "java.util.LinkedList");
        add(92, 23, LIST, "java.util.HashSet");
        add(170, -1, LIST, "java.util.LinkedHashSet");
        add(177, -1, LIST, "java.util.Vector");
        add(178, -1, LIST, "java.util.ArrayDeque");
        add(181, -1, LIST, "java.util.concurrent.CopyOnWriteArrayList");
        add(184, -1, LIST, "java.util.concurrent.CopyOnWriteArraySet");
        add(104, -1, new ForyKind.Sorted(LIST), "java.util.TreeSet");
        add(176, -1, new ForyKind.Sorted(LIST), "java.util.concurrent.ConcurrentSkipListSet");
        add(180, -1, new ForyKind.Sorted(LIST), "java.util.PriorityQueue");
        add(127, -1, new ForyKind.Bounded(LIST), "java.util.concurrent.ArrayBlockingQueue");
        add(128, -1, new ForyKind.Bounded(LIST), "java.util.concurrent.LinkedBlockingQueue");
        add(174, -1, new ForyKind.SingleElement(), "java.util.Collections$SingletonList");
        add(175, -1, new ForyKind.SingleElement(), "java.util.Collections$SingletonSet");
        add(124, -1, new ForyKind.NaturalOrder(), "java.util.Comparators$NaturalOrderComparator");
        add(125, -1, new ForyKind.ReverseOrder(), "java.util.Collections$ReverseComparator");
        add(206, -1, LIST, IMMUTABLE + "List12");
        add(207, -1, LIST, IMMUTABLE + "ListN");
        add(208, -1, LIST, IMMUTABLE + "SubList");
        add(209, -1, LIST, IMMUTABLE + "Set12");
        add(210, -1, LIST, IMMUTABLE + "SetN");
        add(133, -1, new ForyKind.EnumSet(), "java.util.RegularEnumSet");
        BY_NAME.put("java.util.EnumSet", new ForyKind.EnumSet());
    }

    private static void maps() {
        add(91, 24, MAP, "java.util.HashMap");
        add(105, -1, MAP, "java.util.LinkedHashMap");
        add(126, -1, MAP, "java.util.concurrent.ConcurrentHashMap");
        add(211, -1, MAP, IMMUTABLE + "Map1");
        add(212, -1, MAP, IMMUTABLE + "MapN");
        add(106, -1, new ForyKind.Sorted(MAP), "java.util.TreeMap");
        add(188, -1, new ForyKind.Sorted(MAP), "java.util.concurrent.ConcurrentSkipListMap");
        add(189, -1, new ForyKind.Enumerated(MAP), "java.util.EnumMap");
        add(187, -1, new ForyKind.SingleEntry(), "java.util.Collections$SingletonMap");
    }

    /** Wrapper views, which hold another value, and empty ones. */
    private static void views() {
        add(112, -1, ForyKind.ANY, "java.util.Optional");
        add(132, -1, ForyKind.ANY, "java.util.concurrent.atomic.AtomicReference");
        add(169, -1, ForyKind.ANY, "java.util.Arrays$ArrayList");
        int view = FIRST_VIEW;
        for (String name : VIEWS) {
            add(view++, -1, ForyKind.ANY, "java.util.Collections$" + name);
        }
        add(171, -1, new ForyKind.Nothing(), "java.util.Collections$EmptyList");
        add(172, -1, new ForyKind.Nothing(), "java.util.Collections$UnmodifiableNavigableSet$EmptyNavigableSet");
        add(173, -1, new ForyKind.Nothing(), "java.util.Collections$EmptySet");
        add(185, -1, new ForyKind.Nothing(), "java.util.Collections$EmptyMap");
        add(186, -1, new ForyKind.Nothing(), "java.util.Collections$UnmodifiableNavigableMap$EmptyNavigableMap");
        for (int i = 0; i < SUB_LISTS.size(); i++) {
            add(FIRST_SUB_LIST + i, -1, new ForyKind.SubList(), SUB_LISTS.get(i));
        }
    }

    private static void scalar(int nativeId, int xlangId, ForyKind.Form form, String name) {
        add(nativeId, xlangId, new ForyKind.Scalar(form), name);
    }

    /** Adds a class by type id only: a field declared with this class holds another one. */
    private static void nothing(int nativeId, String name) {
        NATIVE.put(nativeId, new ForyKind.Nothing());
        NATIVE_NAMES.put(nativeId, name);
    }

    private static void primitives(int nativeId, int xlangId, String element, ValueType type) {
        add(
                nativeId,
                xlangId,
                new ForyKind.Primitives(element, type),
                TypeRef.of(element).array(1).binaryName());
    }

    private static void array(int id, String element) {
        TypeRef type = TypeRef.of(element);
        add(id, -1, new ForyKind.Sequence(type), type.array(1).binaryName());
    }

    private static void add(int nativeId, int xlangId, ForyKind kind, String name) {
        NATIVE.put(nativeId, kind);
        NATIVE_NAMES.put(nativeId, name);
        if (xlangId >= 0) {
            XLANG.put(xlangId, kind);
            XLANG_NAMES.putIfAbsent(xlangId, name);
        }
        BY_NAME.put(name, kind);
    }

    static @Nullable ForyKind byId(int id, boolean xlang) {
        return xlang ? XLANG.get(id) : NATIVE.get(id);
    }

    static @Nullable ForyKind byName(String binaryName) {
        return BY_NAME.get(binaryName);
    }

    /** Whether every writer registers a class by itself. */
    static boolean isInternal(String name) {
        return (BY_NAME.containsKey(name) && !WITHOUT_ID.contains(name))
                || TypeRef.of(name).isPrimitive();
    }

    /** A class that is written by a type id of xlang; null for an unknown one. */
    static @Nullable String nameInXlang(int id) {
        return XLANG_NAMES.get(id);
    }

    /** The class of a type id of the native protocol; null for an unknown one. */
    static @Nullable String nameOf(int id) {
        return NATIVE_NAMES.get(id);
    }
}

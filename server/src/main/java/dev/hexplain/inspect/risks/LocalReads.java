package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What classes of the JDK ask the filter besides what the stream names: they check the arrays that they are going to
 * make, and {@code ObjectInputStream} checks what their {@code readResolve} returns. As in JDK 25; earlier ones check
 * less.
 */
final class LocalReads {
    /** The one class that makes room although it writes nothing by itself. */
    static final String COPIES = "java.util.Collections$CopiesList";

    /** Behind the name of the class that made a lambda, in the name of the lambda's class. */
    static final String LAMBDA = "$$Lambda";

    private static final String OBJECTS = "[Ljava.lang.Object;";
    private static final String ENTRIES = "[Ljava.util.Map$Entry;";
    private static final String SERIALIZED_LAMBDA = "java.lang.invoke.SerializedLambda";

    /** Lists around others, which are replaced where the other one allows random access. */
    private static final Map<String, String> AROUND_LISTS = Map.of(
            "java.util.Collections$SynchronizedList",
            "java.util.Collections$SynchronizedRandomAccessList",
            "java.util.Collections$UnmodifiableList",
            "java.util.Collections$UnmodifiableRandomAccessList");

    private static final Set<String> RANDOM_ACCESS = Set.of(
            "java.util.ArrayList",
            "java.util.Arrays$ArrayList",
            "java.util.Vector",
            "java.util.Stack",
            "java.util.CollSer",
            "java.util.Collections$CopiesList",
            "java.util.Collections$EmptyList",
            "java.util.Collections$SingletonList",
            "java.util.Collections$SynchronizedList",
            "java.util.Collections$UnmodifiableList",
            "java.util.concurrent.CopyOnWriteArrayList");

    private static final String IMMUTABLE = "java.util.CollSer";

    private static final Set<String> MAKE_ROOM = Set.of(
            "java.util.ArrayList",
            "java.util.ArrayDeque",
            "java.util.PriorityQueue",
            "java.util.IdentityHashMap",
            "java.util.HashSet",
            "java.util.HashMap",
            "java.util.Hashtable",
            "java.util.concurrent.CopyOnWriteArrayList",
            IMMUTABLE);

    /** Classes that are replaced by the same object of another class, or by another object of the same. */
    private static final Map<String, String> REPLACED = Map.ofEntries(
            itself("java.util.Collections$EmptyList"),
            itself("java.util.Collections$EmptySet"),
            itself("java.util.Collections$EmptyMap"),
            itself("java.util.Collections$ReverseComparator"),
            itself("java.util.Currency"),
            itself("java.util.Locale"),
            itself("java.net.URL"),
            itself("java.lang.invoke.MethodType"),
            itself("java.text.DateFormat$Field"),
            itself("java.text.NumberFormat$Field"),
            itself("java.text.MessageFormat$Field"),
            itself("java.text.AttributedCharacterIterator$Attribute"),
            Map.entry("java.net.InetAddress", "java.net.Inet4Address"),
            Map.entry("java.util.EnumSet$SerializationProxy", "java.util.RegularEnumSet"),
            Map.entry(
                    "java.util.concurrent.atomic.LongAdder$SerializationProxy",
                    "java.util.concurrent.atomic.LongAdder"),
            Map.entry(
                    "java.util.concurrent.atomic.DoubleAdder$SerializationProxy",
                    "java.util.concurrent.atomic.DoubleAdder"),
            Map.entry(
                    "java.util.concurrent.atomic.LongAccumulator$SerializationProxy",
                    "java.util.concurrent.atomic.LongAccumulator"),
            Map.entry(
                    "java.util.concurrent.atomic.DoubleAccumulator$SerializationProxy",
                    "java.util.concurrent.atomic.DoubleAccumulator"),
            Map.entry("java.security.cert.Certificate$CertificateRep", "sun.security.x509.X509CertImpl"));

    /** By the first byte of what they wrote. */
    private static final Map<String, List<String>> BY_TYPE = Map.of(
            "java.time.Ser",
            names(
                    "java.time.",
                    "Duration Instant LocalDate LocalTime LocalDateTime ZonedDateTime ZoneRegion ZoneOffset OffsetTime"
                            + " OffsetDateTime Year YearMonth MonthDay Period"),
            "java.time.zone.Ser",
            names("java.time.zone.", "ZoneRules ZoneOffsetTransition ZoneOffsetTransitionRule"),
            "java.time.chrono.Ser",
            names(
                    "java.time.chrono.",
                    "IsoChronology ChronoLocalDateTimeImpl ChronoZonedDateTimeImpl JapaneseDate JapaneseEra HijrahDate"
                            + " MinguoDate ThaiBuddhistDate ChronoPeriodImpl"));

    /**
     * An array that is going to be made.
     *
     * @param className of the array
     */
    record Room(String className, long length) {}

    private LocalReads() {}

    private static Map.Entry<String, String> itself(String name) {
        return Map.entry(name, name);
    }

    private static List<String> names(String prefix, String simple) {
        return List.of(simple.split(" ")).stream().map(prefix::concat).toList();
    }

    /** Whether a class checks an array before it reads its elements. */
    static boolean makesRoom(String level) {
        return MAKE_ROOM.contains(level);
    }

    /** Whether objects of a class may be replaced. */
    static boolean replaces(String name) {
        return REPLACED.containsKey(name)
                || BY_TYPE.containsKey(name)
                || AROUND_LISTS.containsKey(name)
                || name.equals(IMMUTABLE)
                || name.equals(SERIALIZED_LAMBDA);
    }

    /**
     * The array that a class checks.
     *
     * @param level the class whose data it is
     * @param type of the object
     * @param data what the class wrote
     */
    static Optional<Room> room(FieldTree tree, String level, StreamClass type, Field data) {
        LocalData read = new LocalData(tree, data);
        return switch (level) {
            case "java.util.ArrayList" -> read.field("size") > 0 ? objects(read.field("size")) : Optional.empty();
            case "java.util.PriorityQueue" -> objects(read.field("size"));
            case COPIES -> objects(read.field("n"));
            case "java.util.ArrayDeque" -> objects(read.integer(0) + 1L);
            case "java.util.concurrent.CopyOnWriteArrayList", IMMUTABLE -> objects(read.integer(0));
            case "java.util.IdentityHashMap" -> objects(2L * LocalCapacities.identityHashMap(read.integer(0)));
            case "java.util.HashSet" -> entries(LocalCapacities.hashSet(read.integer(2), read.decimal(1)));
            case "java.util.HashMap" ->
                read.integer(1) > 0
                        ? entries(LocalCapacities.hashMap(read.integer(1), read.loadFactor()))
                        : Optional.empty();
            case "java.util.Hashtable" ->
                entries(
                        type.is("java.util.Properties")
                                ? LocalCapacities.properties(read.integer(1))
                                : LocalCapacities.hashtable(read.integer(0), read.integer(1), read.loadFactor()));
            default -> Optional.empty();
        };
    }

    private static Optional<Room> objects(long length) {
        return Optional.of(new Room(OBJECTS, length));
    }

    private static Optional<Room> entries(long length) {
        return Optional.of(new Room(ENTRIES, length));
    }

    /** Where the annotation's first block ends; where the annotation starts, if that begins with no block. */
    static long endOfFirstBlock(FieldTree tree, Field annotation) {
        return LocalData.firstBlock(tree, annotation).map(Field::end).orElse(annotation.offset());
    }

    /** The class of the object that a class puts in its place; empty where it does not. */
    static String replacement(FieldTree tree, StreamClasses classes, String name, Field object) {
        String replaced = REPLACED.get(name);
        if (replaced != null) {
            return replaced;
        }
        String level = AROUND_LISTS.containsKey(name) ? "classData[1]" : "classData[0]";
        return tree.child(object, level)
                .map(data -> replacedBy(name, new LocalData(tree, data), classes))
                .orElse("");
    }

    private static String replacedBy(String name, LocalData read, StreamClasses classes) {
        return switch (name) {
            case IMMUTABLE -> immutable((int) read.field("tag"), read.integer(0));
            case SERIALIZED_LAMBDA ->
                read.value("capturingClass")
                        .map(each -> classes.named(each).name() + LAMBDA)
                        .orElse("");
            case "java.util.Collections$SynchronizedList", "java.util.Collections$UnmodifiableList" ->
                read.value("list")
                        .filter(list -> RANDOM_ACCESS.contains(classes.of(list).name()))
                        .map(_ -> AROUND_LISTS.getOrDefault(name, ""))
                        .orElse("");
            default -> {
                List<String> types = BY_TYPE.getOrDefault(name, List.of());
                int type = read.type();
                yield type < 1 || type > types.size() ? "" : types.get(type - 1);
            }
        };
    }

    private static String immutable(int tag, int length) {
        String simple = switch (tag & 0xFF) {
            case 1 -> length == 1 || length == 2 ? "List12" : "ListN";
            case 2 -> length == 1 || length == 2 ? "Set12" : "SetN";
            case 3 -> length == 2 ? "Map1" : "MapN";
            default -> "ListN";
        };
        return "java.util.ImmutableCollections$" + simple;
    }
}

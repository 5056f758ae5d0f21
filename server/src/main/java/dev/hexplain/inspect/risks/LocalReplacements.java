package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The classes of what {@code readResolve} returns, which {@code ObjectInputStream} checks: of classes of the JDK, as in JDK
 * 25, and of some libraries. Of other classes that are named as stand-ins, that it is of their package.
 */
final class LocalReplacements {
    /** Behind the name of the class that made a lambda, in the name of the lambda's class. */
    static final String LAMBDA = "$$Lambda";

    private static final String SERIALIZED_LAMBDA = "java.lang.invoke.SerializedLambda";
    private static final String CHRONOLOGY = "java.time.chrono.Ser";
    private static final String KEY = "java.security.KeyRep";
    private static final String SCALA = "scala.collection.generic.DefaultSerializationProxy";
    private static final String JODA_ZONE = "org.joda.time.DateTimeZone$Stub";

    /** Factories of factories: no more of them are in each other. */
    private static final int MOST_FACTORIES = 4;

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

    /** Classes that are replaced by another object of the same. */
    private static final Set<String> ITSELF = Set.of(
            "java.util.Collections$EmptyList",
            "java.util.Collections$EmptySet",
            "java.util.Collections$EmptyMap",
            "java.util.Collections$ReverseComparator",
            "java.util.Collections$UnmodifiableNavigableMap$EmptyNavigableMap",
            "java.util.Collections$UnmodifiableNavigableSet$EmptyNavigableSet",
            "java.util.concurrent.SynchronousQueue",
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.logging.Level",
            "java.util.Currency",
            "java.util.Locale",
            "java.lang.String$CaseInsensitiveComparator",
            "java.net.URL",
            "java.lang.invoke.MethodType",
            "java.time.Clock$SystemInstantSource",
            "java.time.temporal.WeekFields",
            "java.text.DateFormat$Field",
            "java.text.NumberFormat$Field",
            "java.text.MessageFormat$Field",
            "java.text.AttributedCharacterIterator$Attribute",
            "java.awt.AWTKeyStroke",
            "java.awt.SystemColor",
            "java.awt.font.TextAttribute",
            "javax.management.openmbean.SimpleType");

    /** Classes that are replaced by an object of one other. */
    private static final Map<String, String> REPLACED = Map.ofEntries(
            Map.entry("java.net.InetAddress", "java.net.Inet4Address"),
            Map.entry("java.net.UnixDomainSocketAddress$Ser", "java.net.UnixDomainSocketAddress"),
            Map.entry("java.util.EnumSet$SerializationProxy", "java.util.RegularEnumSet"),
            Map.entry("java.util.TreeMap$SubMap", "java.util.TreeMap$AscendingSubMap"),
            adder("LongAdder"),
            adder("DoubleAdder"),
            adder("LongAccumulator"),
            adder("DoubleAccumulator"),
            Map.entry("java.security.cert.Certificate$CertificateRep", "sun.security.x509.X509CertImpl"),
            Map.entry("java.security.cert.CertPath$CertPathRep", "sun.security.provider.certpath.X509CertPath"),
            Map.entry("java.awt.color.ICC_Profile", "java.awt.color.ICC_Profile*"),
            Map.entry("java.awt.color.ICC_ProfileRGB", "java.awt.color.ICC_Profile*"),
            Map.entry("java.awt.color.ICC_ProfileGray", "java.awt.color.ICC_Profile*"),
            Map.entry("sun.awt.CausedFocusEvent", "java.awt.event.FocusEvent"),
            Map.entry(
                    "com.sun.org.apache.xerces.internal.jaxp.datatype.DurationImpl$DurationStream",
                    "com.sun.org.apache.xerces.internal.jaxp.datatype.DurationImpl"));

    /** By the first byte of what they wrote. */
    private static final Map<String, List<String>> BY_TYPE = Map.of(
            "java.time.Ser",
            names(
                    "java.time.",
                    "Duration Instant LocalDate LocalTime LocalDateTime ZonedDateTime ZoneRegion ZoneOffset OffsetTime"
                            + " OffsetDateTime Year YearMonth MonthDay Period"),
            "java.time.zone.Ser",
            names("java.time.zone.", "ZoneRules ZoneOffsetTransition ZoneOffsetTransitionRule"),
            CHRONOLOGY,
            names(
                    "java.time.chrono.",
                    "IsoChronology ChronoLocalDateTimeImpl ChronoZonedDateTimeImpl JapaneseDate JapaneseEra HijrahDate"
                            + " MinguoDate ThaiBuddhistDate ChronoPeriodImpl"));

    private final FieldTree tree;
    private final StreamClasses classes;
    private final Map<String, Boolean> known = new HashMap<>();

    LocalReplacements(FieldTree tree, StreamClasses classes) {
        this.tree = tree;
        this.classes = classes;
    }

    private static Map.Entry<String, String> adder(String simple) {
        String name = "java.util.concurrent.atomic." + simple;
        return Map.entry(name + "$SerializationProxy", name);
    }

    private static List<String> names(String prefix, String simple) {
        return List.of(simple.split(" ")).stream().map(prefix::concat).toList();
    }

    /** Whether objects of a class may be replaced. */
    boolean replaces(String name) {
        return known.computeIfAbsent(name, LocalReplacements::mayReplace);
    }

    private static boolean mayReplace(String name) {
        return ITSELF.contains(name)
                || REPLACED.containsKey(name)
                || BY_TYPE.containsKey(name)
                || AROUND_LISTS.containsKey(name)
                || name.equals(LocalReads.IMMUTABLE)
                || name.equals(SERIALIZED_LAMBDA)
                || name.equals(KEY)
                || StandIns.isStandIn(name);
    }

    /** The class of the object that is in the place of one in the end, or the family; empty where it is not replaced. */
    String of(String name, Field object) {
        if (ITSELF.contains(name)) {
            return name;
        }
        String replaced = REPLACED.get(name);
        if (replaced != null) {
            return replaced;
        }
        String level = AROUND_LISTS.containsKey(name) ? "classData[1]" : "classData[0]";
        return tree.child(object, level)
                .map(data -> replacedBy(name, new LocalData(tree, data)))
                .orElse("");
    }

    private String replacedBy(String name, LocalData read) {
        return switch (name) {
            case LocalReads.IMMUTABLE -> immutable((int) read.field("tag"), read.integer(0));
            case SERIALIZED_LAMBDA ->
                read.value("capturingClass")
                        .map(each -> classes.named(each).name() + LAMBDA)
                        .orElse("");
            case "java.util.Collections$SynchronizedList", "java.util.Collections$UnmodifiableList" ->
                read.value("list")
                        .filter(list -> RANDOM_ACCESS.contains(classes.of(list).name()))
                        .map(_ -> AROUND_LISTS.getOrDefault(name, ""))
                        .orElse("");
            case KEY -> LocalKeys.of(read.constant("type"), read.text("algorithm"));
            case SCALA -> StandIns.family(factoryOf(read));
            case JODA_ZONE -> jodaZone(read.blockText(0));
            default -> StandIns.isStandIn(name) ? StandIns.family(name) : byType(name, read);
        };
    }

    private static String byType(String name, LocalData read) {
        List<String> types = BY_TYPE.getOrDefault(name, List.of());
        int type = read.type();
        if (name.equals(CHRONOLOGY) && type == 1) {
            return "java.time.chrono."
                    + switch (read.blockText(1)) {
                        case "Japanese" -> "JapaneseChronology";
                        case "Minguo" -> "MinguoChronology";
                        case "ThaiBuddhist" -> "ThaiBuddhistChronology";
                        case "ISO" -> "IsoChronology";
                        default -> "HijrahChronology";
                    };
        }
        return type < 1 || type > types.size() ? "" : types.get(type - 1);
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

    /** A collection of Scala has its factory: a module, by its class, or an object. The class is in the collection's package. */
    private String factoryOf(LocalData proxy) {
        Optional<Field> factory = proxy.value("factory");
        String name = "";
        for (int i = 0; i < MOST_FACTORIES && factory.isPresent(); i++) {
            name = factory.map(classes::of).map(StreamClass::name).orElse(name);
            Optional<LocalData> inner = factory.flatMap(object -> tree.child(object, "classData[0]"))
                    .map(data -> new LocalData(tree, data));
            Optional<Field> module = inner.flatMap(data -> data.value("moduleClass"));
            if (module.isPresent()) {
                return classes.named(module.get()).name();
            }
            factory = inner.flatMap(data -> data.value("factory"));
        }
        return name;
    }

    private static String jodaZone(String id) {
        return switch (id) {
            case "" -> "";
            case "UTC" -> "org.joda.time.UTCDateTimeZone";
            default -> "org.joda.time.tz." + (id.matches("[+-].*") ? "FixedDateTimeZone" : "CachedDateTimeZone");
        };
    }
}

package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.objects.ValueNames;
import dev.hexplain.decoders.kryo.KryoSerializer.Body;
import dev.hexplain.decoders.kryo.KryoSerializer.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Kryo's serializers for classes of the JDK. */
final class KryoJdkSerializers {
    /** Collections with the common encoding, by their names after {@code java.util.}. */
    private static final List<String> COLLECTIONS =
            List.of("ArrayList LinkedList Vector Stack HashSet LinkedHashSet ArrayDeque".split(" "));

    private static final String CHARSET = "java.nio.charset.Charset";
    /** The package of charset classes, which depend on the platform. */
    private static final String CHARSETS = "sun.nio.cs.";

    private static final String[] VIEWS = {"Synchronized", "Unmodifiable", "Checked"};

    /** The views that {@code Collections} creates. */
    private static final String[] COLLECTION_VIEWS = {
        "Collection",
        "List",
        "RandomAccessList",
        "Set",
        "SortedSet",
        "NavigableSet",
        "SequencedCollection",
        "SequencedSet"
    };

    private static final String[] MAP_VIEWS = {"Map", "SortedMap", "NavigableMap", "SequencedMap"};

    private final KryoSettings settings;
    private final ValueNames names;
    private final KryoPartEncodings places;
    private final Map<String, KryoSerializer> own = new HashMap<>();

    KryoJdkSerializers(KryoSettings settings, ValueNames names, KryoPartEncodings places) {
        this.settings = settings;
        this.names = names;
        this.places = places;
        addScalars();
        addTexts();
        addCollections();
        addParts();
        if (settings.optionalSerializers()) {
            addOptional();
        }
        if (settings.readsJavaStreams()) {
            put(KryoJavaStreams.SERIALIZER, "java.net.Inet4Address", "java.net.Inet6Address");
        }
    }

    /** The serializer for a class; null where there is none. Each charset is of a class of its own. */
    @Nullable KryoSerializer of(String className) {
        return own.get(className.startsWith(CHARSETS) ? CHARSET : className);
    }

    /** The classes with a serializer. */
    Set<String> classes() {
        return own.keySet();
    }

    private void addScalars() {
        Map<String, String> wrappers = Map.of(
                "boolean",
                "Boolean",
                "byte",
                "Byte",
                "char",
                "Character",
                "short",
                "Short",
                "int",
                "Integer",
                "float",
                "Float",
                "double",
                "Double");
        wrappers.forEach((primitive, wrapper) -> put(
                new KryoSerializer(new Body.Scalar(places.primitive(primitive)), false, false),
                primitive,
                "java.lang." + wrapper));
        // Its serializer asks for a variable length whatever the output's setting.
        put(new KryoSerializer(new Body.Scalar(KryoLeafKinds.LONG), false, false), "long", "java.lang.Long");
        put(
                new KryoSerializer(new Body.Scalar(KryoLeafKinds.DATE), false, true),
                "java.util.Date",
                "java.sql.Timestamp",
                "java.sql.Date",
                "java.sql.Time");
        put(new KryoSerializer(new Body.Bytes(KryoLeafKinds.BIG_INTEGER), true, true), "java.math.BigInteger");
        put(new KryoSerializer(new Body.ClassName(), true, true), "java.lang.Class");
    }

    private void addTexts() {
        put(
                new KryoSerializer(new Body.Text(), true, true),
                "java.lang.String",
                "java.lang.StringBuilder",
                "java.lang.StringBuffer",
                "java.util.Currency");
        put(
                new KryoSerializer(new Body.Text(), false, true),
                "java.net.URL",
                "java.util.TimeZone",
                "sun.util.calendar.ZoneInfo",
                "java.util.SimpleTimeZone",
                "java.time.ZoneId",
                "java.time.ZoneRegion",
                CHARSET);
    }

    private void addCollections() {
        boolean five = !settings.beforeFive();
        KryoSerializer collection = new KryoSerializer(new Body.Collection(false, true), five, true);
        COLLECTIONS.forEach(name -> put(collection, "java.util." + name));
        put(
                collection,
                "java.util.Collection",
                "java.util.List",
                "java.util.Set",
                "java.util.Arrays$ArrayList",
                "java.util.concurrent.CopyOnWriteArrayList",
                "java.util.concurrent.CopyOnWriteArraySet",
                "java.util.concurrent.ConcurrentLinkedQueue",
                "java.util.concurrent.ConcurrentLinkedDeque",
                "java.util.concurrent.ConcurrentSkipListSet",
                "java.util.concurrent.ArrayBlockingQueue",
                "java.util.concurrent.LinkedBlockingQueue",
                "java.util.concurrent.LinkedBlockingDeque",
                "java.util.concurrent.PriorityBlockingQueue",
                "java.util.concurrent.LinkedTransferQueue",
                "java.util.HashMap$KeySet",
                "java.util.HashMap$Values",
                "java.util.LinkedHashMap$LinkedKeySet",
                "java.util.LinkedHashMap$LinkedValues",
                "java.util.TreeMap$KeySet",
                "java.util.TreeMap$Values",
                "java.util.Collections$CopiesList",
                "java.util.Collections$SetFromMap",
                "java.util.concurrent.ConcurrentHashMap$KeySetView",
                "java.util.ArrayList$SubList");
        put(new KryoSerializer(new Body.Collection(true, true), five, true), "java.util.TreeSet");
        put(new KryoSerializer(new Body.Collection(five, true), five, true), "java.util.PriorityQueue");
        put(
                new KryoSerializer(new Body.EnumSet(), false, true),
                "java.util.EnumSet",
                "java.util.RegularEnumSet",
                "java.util.JumboEnumSet");
        put(
                new KryoSerializer(new Body.Collection(false, false), five, true),
                "java.util.ImmutableCollections$ListN",
                "java.util.ImmutableCollections$List12",
                "java.util.ImmutableCollections$SubList",
                "java.util.ImmutableCollections$SetN",
                "java.util.ImmutableCollections$Set12");
        put(
                new KryoSerializer(new Body.Mapping(false, false), five, true),
                "java.util.ImmutableCollections$MapN",
                "java.util.ImmutableCollections$Map1");
        put(
                new KryoSerializer(new Body.Mapping(false, true), five, true),
                "java.util.Map",
                "java.util.HashMap",
                "java.util.LinkedHashMap",
                "java.util.Hashtable",
                "java.util.Properties",
                "java.util.IdentityHashMap",
                "java.util.WeakHashMap",
                "java.util.EnumMap",
                "java.util.concurrent.ConcurrentHashMap");
        views(COLLECTION_VIEWS, collection);
        views(MAP_VIEWS, new KryoSerializer(new Body.Mapping(false, true), five, true));
        put(new KryoSerializer(new Body.Mapping(true, true), five, true), "java.util.TreeMap");
        put(new KryoSerializer(new Body.Mapping(five, true), five, true), "java.util.concurrent.ConcurrentSkipListMap");
        parts("java.util.Collections$EmptyList", "");
        parts("java.util.Collections$EmptyMap", "");
        parts("java.util.Collections$EmptySet", "");
        parts("java.util.Collections$SingletonList", "element:any");
        parts("java.util.Collections$SingletonSet", "element:any");
        parts("java.util.Collections$SingletonMap", "key:any value:any");
    }

    private void addParts() {
        parts("java.math.BigDecimal", "unscaledValue:big scale:int");
        parts("java.util.Locale", "language:text country:text variant:text");
        parts(
                "java.util.Calendar",
                "timeZone:text timeInMillis:ulong lenient:boolean firstDayOfWeek:uint"
                        + " minimalDaysInFirstWeek:uint gregorianChange:long");
        put(
                Objects.requireNonNull(own.get("java.util.Calendar")),
                "java.util.GregorianCalendar",
                "java.util.JapaneseImperialCalendar",
                "sun.util.BuddhistCalendar");
        parts("java.util.Optional", "value:any");
        put(new KryoSerializer(new Body.OptionalNumber(places.int32()), false, true), "java.util.OptionalInt");
        put(new KryoSerializer(new Body.OptionalNumber(places.int64()), false, true), "java.util.OptionalLong");
        put(
                new KryoSerializer(new Body.OptionalNumber(places.primitive("double")), false, true),
                "java.util.OptionalDouble");
        if (settings.beforeFive()) {
            parts("java.util.BitSet", "words:longs");
        } else {
            put(
                    new KryoSerializer(new Body.Sized(KryoLeafKinds.LONG_LE, KryoLeafKinds.BITS), false, true),
                    "java.util.BitSet");
        }
        put(
                new KryoSerializer(new Body.Scalar(KryoLeafKinds.ENUM), true, settings.beforeFive()),
                "java.util.Comparators$NaturalOrderComparator");
        parts("java.time.Instant", "epochSecond:ulong nano:uint");
        parts("java.time.Duration", "seconds:int64 nano:uint");
        parts("java.time.LocalDate", "year:uint month:byte day:byte");
        own.put(
                "java.time.LocalTime",
                new KryoSerializer(new Body.LocalTime(KryoComposites.formOf("java.time.LocalTime")), false, true));
        parts("java.time.LocalDateTime", "year:uint month:byte day:byte time:time");
        own.put(
                "java.time.ZoneOffset",
                new KryoSerializer(new Body.ZoneOffset(KryoComposites.formOf("java.time.ZoneOffset")), false, true));
        parts("java.time.OffsetTime", "time:time offset:offset");
        parts("java.time.OffsetDateTime", "year:uint month:byte day:byte time:time offset:offset");
        parts("java.time.ZonedDateTime", "year:uint month:byte day:byte time:time zone:text");
        parts("java.time.Year", "year:uint");
        parts("java.time.YearMonth", "year:uint month:byte");
        parts("java.time.MonthDay", "month:byte day:byte");
        parts("java.time.Period", "years:uint months:uint days:uint");
        if (settings.fields().kind() == KryoFieldWriting.Kind.FIELD) {
            parts("java.util.UUID", "leastSigBits:long mostSigBits:long");
        }
    }

    private void addOptional() {
        put(new KryoSerializer(new Body.Text(), false, true), "java.net.URI");
        parts("java.util.UUID", "mostSigBits:int64 leastSigBits:int64");
        parts("java.util.regex.Pattern", "pattern:text flags:uint");
        parts("java.util.concurrent.atomic.AtomicBoolean", "value:boolean");
        parts("java.util.concurrent.atomic.AtomicInteger", "value:int32");
        parts("java.util.concurrent.atomic.AtomicLong", "value:int64");
        parts("java.util.concurrent.atomic.AtomicReference", "value:any");
        parts("java.sql.Timestamp", "time:ulong nanos:uint");
    }

    private void views(String[] of, KryoSerializer serializer) {
        for (String view : VIEWS) {
            Arrays.stream(of).forEach(each -> put(serializer, "java.util.Collections$" + view + each));
        }
    }

    private void put(KryoSerializer serializer, String... classNames) {
        Arrays.stream(classNames).forEach(name -> own.put(name, serializer));
    }

    private void parts(String className, String parts) {
        List<Part> list = new ArrayList<>();
        for (String part : parts.isEmpty() ? new String[0] : parts.split(" ")) {
            int colon = part.indexOf(':');
            list.add(new Part(names.part(part.substring(0, colon)), places.place(part.substring(colon + 1))));
        }
        boolean writesNull = className.equals("java.math.BigDecimal");
        own.put(
                className,
                new KryoSerializer(
                        new Body.Parts(List.copyOf(list), KryoComposites.formOf(className)), writesNull, true));
    }
}

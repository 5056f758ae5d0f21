package dev.hexplain.decode.classes;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The simple and full names of common JDK types, which a class list need not import. */
public final class JdkTypes {
    private static final String PLATFORM = "java.";

    /** Packages and their types; those that are final end in {@code !}. */
    private static final String[] TYPES = {
        "java.lang Object Number Comparable Iterable CharSequence Enum Record Throwable Exception RuntimeException"
                + " String! Boolean! Byte! Character! Short! Integer! Long! Float! Double! Void! Class! StringBuilder!"
                + " StringBuffer! Runnable Cloneable StackTraceElement!",
        "java.io Serializable Externalizable File IOException",
        "java.math BigDecimal BigInteger MathContext! RoundingMode!",
        "java.net URL! URI!",
        "java.nio.charset Charset",
        "java.rmi Remote RemoteException NotBoundException AlreadyBoundException AccessException MarshalledObject!",
        "java.sql Timestamp",
        "java.util Collection List Set Map SortedSet SortedMap NavigableSet NavigableMap Queue Deque ArrayList"
                + " LinkedList HashMap LinkedHashMap TreeMap HashSet LinkedHashSet TreeSet EnumMap EnumSet ArrayDeque"
                + " PriorityQueue Vector Stack Hashtable Properties IdentityHashMap WeakHashMap BitSet Date Calendar"
                + " GregorianCalendar TimeZone Locale! UUID! Currency! Optional! OptionalInt! OptionalLong!"
                + " OptionalDouble! Random Collections Arrays",
        "java.util.concurrent ConcurrentMap ConcurrentHashMap ConcurrentSkipListMap ConcurrentSkipListSet"
                + " CopyOnWriteArrayList CopyOnWriteArraySet ConcurrentLinkedQueue TimeUnit!",
        "java.util.concurrent.atomic AtomicInteger AtomicLong AtomicBoolean AtomicReference",
        "java.util.regex Pattern!",
        "java.time Instant! Duration! Period! LocalDate! LocalTime! LocalDateTime! ZonedDateTime! OffsetDateTime!"
                + " OffsetTime! Year! YearMonth! MonthDay! ZoneId ZoneOffset! DayOfWeek! Month!",
    };

    private static final Map<String, String> FULL = new HashMap<>();
    private static final Set<String> FINAL = new HashSet<>();

    static {
        Arrays.stream(TYPES).forEach(JdkTypes::add);
    }

    private JdkTypes() {}

    private static void add(String line) {
        String[] words = line.split(" ");
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            String simple = word.replace("!", "");
            String full = words[0] + "." + simple;
            FULL.put(simple, full);
            if (word.endsWith("!")) {
                FINAL.add(full);
            }
        }
    }

    /** The full name of a type by its simple one. */
    public static Optional<String> full(String simple) {
        return Optional.ofNullable(FULL.get(simple));
    }

    /** Whether a class of the JDK is final, according to this table. */
    public static boolean isFinal(String name) {
        return FINAL.contains(name);
    }

    /** Whether a name is in a package of the JDK. */
    public static boolean isPlatform(String name) {
        return name.startsWith(PLATFORM) || name.startsWith("javax.") || name.startsWith("jdk.");
    }
}

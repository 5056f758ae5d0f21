package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassLookup;
import dev.hexplain.classes.verdict.StreamedClass;
import dev.hexplain.inspect.classes.StreamedClasses.Placed;
import dev.hexplain.inspect.view.ClassVersionsView;
import dev.hexplain.inspect.view.ClassVersionsView.ClassVersionView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Counts the classes of many streams, each name with all its serialVersionUIDs, in bounded memory. */
public final class ClassCounts {
    private static final String YES = "yes";
    private static final String LIKELY = "likely";

    private final GivenClasses given;
    private final int mostVersions;
    private final long mostCharacters;
    private final Map<String, Map<Version, RequestCounts>> byName = new TreeMap<>();
    private int versions;
    private long characters;
    private long streams;
    private long dropped;

    /** What tells versions of a class apart. */
    private record Version(StreamedClass.Kind kind, long uid) {}

    private static final class RequestCounts {
        private final String first;
        private final boolean likelyRecord;
        private long streams;
        private long instances;

        RequestCounts(String first, boolean likelyRecord) {
            this.first = first;
            this.likelyRecord = likelyRecord;
        }
    }

    /** @param given class files that tell which classes are records; looked at when all are counted */
    public ClassCounts(GivenClasses given) {
        this(given, 100_000, 16L << 20);
    }

    /**
     * Counts within other bounds.
     *
     * @param mostVersions names with UIDs that are distinguished
     * @param mostCharacters of names, which a stream may make very long
     */
    ClassCounts(GivenClasses given, int mostVersions, long mostCharacters) {
        this.given = given;
        this.mostVersions = mostVersions;
        this.mostCharacters = mostCharacters;
    }

    /** Adds the classes of a stream. */
    public void add(String stream, ClassesOfStream classes) {
        Set<RequestCounts> ofThisStream = new HashSet<>();
        for (Placed each : classes.placed()) {
            Optional<RequestCounts> tally = tally(stream, each);
            if (tally.isPresent()) {
                tally.get().instances += each.type().instances();
                tally.get().streams += ofThisStream.add(tally.get()) ? 1 : 0;
            } else {
                dropped++;
            }
        }
        streams++;
    }

    private Optional<RequestCounts> tally(String stream, Placed placed) {
        String name = placed.first().displayName();
        Version version = new Version(placed.type().kind(), placed.type().uid());
        Map<Version, RequestCounts> known = byName.getOrDefault(name, Map.of());
        if (known.containsKey(version)) {
            return Optional.of(known.get(version));
        }
        int length = name.length() + stream.length();
        if (versions == mostVersions || characters + length > mostCharacters) {
            return Optional.empty();
        }
        versions++;
        characters += length;
        RequestCounts made = new RequestCounts(stream, isLikelyRecord(placed.type()));
        byName.computeIfAbsent(name, _ -> new HashMap<>(1)).put(version, made);
        return Optional.of(made);
    }

    /** Streams that describe classes. */
    public long streams() {
        return streams;
    }

    /** How often a class was not counted, because there were too many before. */
    public long dropped() {
        return dropped;
    }

    /** All classes: those with conflicts first, then by name. */
    public List<ClassVersionsView> view() {
        List<ClassVersionsView> all = new ArrayList<>();
        byName.forEach((name, found) -> all.add(view(name, found)));
        all.sort(Comparator.comparing(each -> !each.conflict()));
        return all;
    }

    private ClassVersionsView view(String name, Map<Version, RequestCounts> found) {
        List<Map.Entry<Version, RequestCounts>> ordered = found.entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<Version, RequestCounts> each) -> -each.getValue().instances)
                        .thenComparingLong(each -> each.getKey().uid()))
                .toList();
        Optional<String> isRecord = isRecord(name, found);
        return new ClassVersionsView(
                name,
                ordered.getFirst().getKey().kind().name().toLowerCase(Locale.ROOT),
                isRecord.isEmpty()
                        && found.keySet().stream()
                                        .filter(ClassCounts::isCompared)
                                        .count()
                                > 1,
                isRecord.orElse(null),
                ordered.stream()
                        .map(each -> new ClassVersionView(
                                Long.toString(each.getKey().uid()),
                                each.getValue().streams,
                                each.getValue().instances,
                                each.getValue().first))
                        .toList());
    }

    /**
     * {@code ObjectStreamClass} looks at no UIDs of records (Java Object Serialization Specification, 1.13). Streams do not
     * say what a record is.
     */
    private Optional<String> isRecord(String name, Map<Version, RequestCounts> found) {
        if (given.local().find(name) instanceof ClassLookup.Found(ClassFacts facts, String _)) {
            return facts.isRecord() ? Optional.of(YES) : Optional.empty();
        }
        return found.values().stream().anyMatch(each -> each.likelyRecord) ? Optional.of(LIKELY) : Optional.empty();
    }

    /** Records that declare no UID have 0, no method writes them, and nothing above them is serializable. */
    private static boolean isLikelyRecord(StreamedClass type) {
        return type.kind() == StreamedClass.Kind.SERIALIZABLE
                && type.uid() == 0
                && !type.hasWriteMethod()
                && type.superClass().isEmpty();
    }

    /** {@code ObjectStreamClass} looks at no UIDs of arrays; proxies are distinguished by their interfaces. */
    private static boolean isCompared(Version version) {
        return switch (version.kind()) {
            case SERIALIZABLE, EXTERNALIZABLE, ENUM, NEITHER -> true;
            case ARRAY, PROXY -> false;
        };
    }
}

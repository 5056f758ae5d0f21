package dev.hexplain.classes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Classes of several sources, in the order of a class path behind the JDK: what would be found by name. */
public final class LocalClasses {
    private static final int KEPT = 20_000;
    /** Characters of names of members: class files may have 65,535 of each. */
    private static final long KEPT_CHARACTERS = 32L << 20;

    private final List<ClassSource> sources;
    private final Map<String, ClassLookup> found = new HashMap<>();
    private long characters;

    private LocalClasses(List<ClassSource> sources) {
        this.sources = sources;
    }

    /** The JDK's classes come first, as class loaders ask for them first. */
    public static LocalClasses of(List<ClassSource> given, ClassSource jdk) {
        List<ClassSource> all = new ArrayList<>(List.of(jdk));
        all.addAll(given);
        return new LocalClasses(List.copyOf(all));
    }

    /** Only these, in this order. */
    public static LocalClasses of(List<ClassSource> sources) {
        return new LocalClasses(List.copyOf(sources));
    }

    /** The class with a binary name. */
    public ClassLookup find(String binaryName) {
        ClassLookup known = found.get(binaryName);
        if (known == null) {
            known = search(binaryName);
            long more = known instanceof ClassLookup.Found(ClassFacts facts, String _) ? facts.characters() : 0;
            if (found.size() < KEPT && characters + more <= KEPT_CHARACTERS) {
                found.put(binaryName, known);
                characters += more;
            }
        }
        return known;
    }

    private ClassLookup search(String binaryName) {
        for (ClassSource source : sources) {
            ClassLookup lookup = source.find(binaryName);
            if (!(lookup instanceof ClassLookup.Absent)) {
                return lookup;
            }
        }
        return ClassLookup.ABSENT;
    }

    /** The facts of a class, where it could be read. */
    public Optional<ClassFacts> facts(String binaryName) {
        return find(binaryName) instanceof ClassLookup.Found(ClassFacts facts, String _)
                ? Optional.of(facts)
                : Optional.empty();
    }

    /**
     * The class and its superclasses, undermost first, as far as they are there; ends where they go round, or are larger
     * than those of any program.
     */
    public List<ClassFacts> lineage(ClassFacts of) {
        Map<String, ClassFacts> lineage = new LinkedHashMap<>();
        Optional<ClassFacts> next = Optional.of(of);
        long left = KEPT_CHARACTERS;
        while (next.isPresent() && left > 0 && lineage.putIfAbsent(next.get().name(), next.get()) == null) {
            left -= next.get().characters();
            next = next.get().superName().flatMap(this::facts);
        }
        return List.copyOf(lineage.values());
    }
}

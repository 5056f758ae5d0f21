package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassLookup;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** All class files that a user provided, read once within bounds: what objects may be of, and what is below what. */
final class ClassScan {
    private static final int MOST_FILES = 20_000;
    private static final Set<String> ROOTS = Set.of("java.lang.Object", "java.lang.Record");

    private final Set<String> candidates = new TreeSet<>();
    private final Map<String, List<String>> below = new HashMap<>();
    private final Set<String> names = new HashSet<>();
    private int files;

    private ClassScan() {}

    /** Of the files whose names are wanted. */
    static ClassScan of(GivenClasses given, Predicate<String> wanted) {
        ClassScan scan = new ClassScan();
        given.classes(wanted).limit(MOST_FILES + 1L).forEach(scan::add);
        return scan;
    }

    private void add(ClassLookup lookup) {
        files++;
        if (files <= MOST_FILES
                && lookup instanceof ClassLookup.Found(ClassFacts facts, String _)
                && names.add(facts.name())) {
            facts.superName().ifPresent(above -> addBelow(above, facts));
            facts.interfaces().forEach(above -> addBelow(above, facts));
            if (isCandidate(facts)) {
                candidates.add(facts.name());
            }
        }
    }

    private void addBelow(String above, ClassFacts facts) {
        below.computeIfAbsent(above, _ -> new ArrayList<>(1)).add(facts.name());
    }

    /** Classes that have state, and a name in source code. */
    private static boolean isCandidate(ClassFacts facts) {
        boolean hasState = facts.fields().stream().anyMatch(ClassFacts.FieldFacts::isSerial)
                || facts.superName().filter(above -> !ROOTS.contains(above)).isPresent();
        return hasState
                && !facts.isInterface()
                && !facts.has(AccessFlag.ABSTRACT)
                && !facts.has(AccessFlag.SYNTHETIC)
                && facts.superName().filter("java.lang.Enum"::equals).isEmpty()
                && JavaNames.isClass(facts.name())
                && !facts.name().matches(".*\\$\\d.*");
    }

    /** Binary names, sorted. */
    List<String> candidates() {
        return List.copyOf(candidates);
    }

    /** Direct subclasses of a class, and what implements or extends an interface. */
    List<String> below(String name) {
        return below.getOrDefault(name, List.of()).stream().sorted().toList();
    }

    /** Says that there are more files than were read; empty where there are not. */
    Optional<String> bound() {
        return files > MOST_FILES
                ? Optional.of("Only the first %,d class files were searched.".formatted(MOST_FILES))
                : Optional.empty();
    }
}

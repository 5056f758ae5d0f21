package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.ClassLookup;
import dev.hexplain.decode.classes.JdkTypes;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.inspect.classes.GenericTypes.Head;
import java.lang.reflect.AccessFlag;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The classes that objects of a type are made of, from field to field: the types of fields with their arguments, superclasses,
 * and what is below an interface or an abstract class that a field has.
 */
final class ReachedClasses {
    private static final int MOST = 500;
    private static final String ENUM = "java.lang.Enum";

    private final GivenClasses given;
    private final Supplier<ClassScan> scan;
    private final Map<String, ClassFacts> reached = new LinkedHashMap<>();
    private final Map<String, MissingClass> missing = new LinkedHashMap<>();
    /** Names of classes that are missing, too, and have no place among them. */
    private final Set<String> unlisted = new HashSet<>();

    private final Deque<ClassFacts> open = new ArrayDeque<>();
    private final Set<String> used = new HashSet<>();

    /** @param scan asked where any class may be below another */
    ReachedClasses(GivenClasses given, Supplier<ClassScan> scan) {
        this.given = given;
        this.scan = scan;
    }

    /** Those that the root, a class that is there, refers to; itself first. */
    void follow(ClassFacts root) {
        reached.put(root.name(), root);
        open.add(root);
        use(root);
        while (!open.isEmpty()) {
            members(open.remove());
        }
    }

    /** In the order in which they were met. */
    Map<String, ClassFacts> classes() {
        return reached;
    }

    /** By their names, in the order in which they were met. */
    Map<String, MissingClass> missing() {
        return missing;
    }

    /** What is said of classes that are missing and not listed; empty where all are. */
    Optional<String> rest() {
        return unlisted.isEmpty()
                ? Optional.empty()
                : Optional.of("Behind the first %,d classes that are missing, %,d more are not listed."
                        .formatted(MOST, unlisted.size()));
    }

    static boolean isEnum(ClassFacts facts) {
        return facts.superName().filter(ENUM::equals).isPresent();
    }

    /** The fields that objects have, in order. */
    static List<FieldFacts> fields(ClassFacts facts) {
        return facts.components()
                .orElseGet(() -> isEnum(facts) || facts.isInterface()
                        ? List.of()
                        : facts.fields().stream().filter(FieldFacts::isSerial).toList());
    }

    private void members(ClassFacts facts) {
        if (isEnum(facts)) {
            return;
        }
        Head head = GenericTypes.head(facts);
        Set<String> variables = head.variables();
        head.superclass().ifPresent(above -> {
            find(above.name(), "superclass of " + facts.name(), true);
            above.arguments().forEach(each -> use(each, "superclass of " + facts.name(), variables));
        });
        head.parameters()
                .forEach(each ->
                        use(each.bound(), "type parameter %s of %s".formatted(each.name(), facts.name()), variables));
        Stream.concat(fields(facts).stream(), ListedMembers.transients(facts).stream())
                .forEach(field -> GenericTypes.of(field, variables)
                        .ifPresent(
                                type -> use(type, "field %s of %s".formatted(field.name(), facts.name()), variables)));
    }

    private void use(TypeRef type, String neededBy, Set<String> variables) {
        boolean isClass = !type.isWildcard()
                && !variables.contains(type.name())
                && !TypeRef.of(type.name()).isPrimitive();
        if (isClass) {
            find(type.name(), neededBy, false).ifPresent(this::use);
        }
        type.arguments().forEach(each -> use(each, neededBy, variables));
    }

    /** What a field holds may be of any class below that of the field, where nothing can be of that itself. */
    private void use(ClassFacts facts) {
        Deque<ClassFacts> above = new ArrayDeque<>(List.of(facts));
        while (!above.isEmpty()) {
            ClassFacts next = above.remove();
            if (next.has(AccessFlag.ABSTRACT) && !isEnum(next) && used.add(next.name())) {
                List<String> below = next.permitted().isEmpty() ? scan.get().below(next.name()) : next.permitted();
                below.forEach(
                        each -> find(each, "class below " + next.name(), false).ifPresent(above::add));
            }
        }
    }

    private Optional<ClassFacts> find(String name, String neededBy, boolean above) {
        ClassFacts known = reached.get(name);
        if (known != null || JdkTypes.isPlatform(name)) {
            return Optional.ofNullable(known);
        }
        MissingClass told = missing.get(name);
        if (told != null) {
            missing.put(name, above ? told.asSuperclass() : told);
            return Optional.empty();
        }
        ClassLookup lookup = given.withoutJdk().find(name);
        if (lookup instanceof ClassLookup.Found(ClassFacts facts, String _)
                && reached.size() < MOST
                && JavaNames.isClass(name)) {
            reached.put(name, facts);
            open.add(facts);
            return Optional.of(facts);
        }
        if (missing.size() < MOST) {
            missing.put(name, new MissingClass(name, above, neededBy, reason(name, lookup)));
        } else {
            unlisted.add(name);
        }
        return Optional.empty();
    }

    private static String reason(String name, ClassLookup lookup) {
        return switch (lookup) {
            case ClassLookup.Malformed malformed -> malformed.reason();
            case ClassLookup.Absent _ -> "it is not in what was given";
            case ClassLookup.Found _ ->
                JavaNames.isClass(name)
                        ? "it is one more than the limit of %d classes".formatted(MOST)
                        : "source code cannot have this name";
        };
    }
}

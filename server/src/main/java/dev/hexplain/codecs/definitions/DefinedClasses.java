package dev.hexplain.codecs.definitions;

import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Classes in a loader of their own, as long as anybody refers to one of them. What a class names and nobody defines is
 * an interface without methods.
 */
public final class DefinedClasses {
    /** The field whose {@link java.util.function.Consumer} writes what a class adds to its fields. */
    public static final String WRITER = "$written";

    /** The static method that makes a lambda, of classes with {@link ClassTrait#MAKES_LAMBDA}. */
    public static final String LAMBDA = "lambda";

    private final Map<String, ClassDefinition> accepted = new LinkedHashMap<>();
    private final List<RefusedDefinition> refused = new ArrayList<>();
    private final Set<String> messages = new HashSet<>();
    private DefinitionLoader loader = new DefinitionLoader(Map.of());

    private DefinedClasses() {}

    /** Defines classes; what cannot be defined is in {@link #refused}. */
    public static DefinedClasses of(List<ClassDefinition> definitions) {
        DefinedClasses classes = new DefinedClasses();
        classes.accept(definitions);
        classes.refuseByTypes();
        classes.refuseBySuperclass();
        classes.addInterfaces();
        classes.define();
        return classes;
    }

    private void accept(List<ClassDefinition> definitions) {
        int fields = 0;
        for (ClassDefinition each : definitions) {
            Optional<String> broken = DefinitionRules.broken(each);
            fields += each.fields().size();
            if (broken.isPresent()) {
                refuse(each, broken.get());
            } else if (accepted.size() >= DefinitionRules.MOST_CLASSES || fields > DefinitionRules.MOST_FIELDS_IN_ALL) {
                refuse(each, "there are too many classes or fields");
            } else if (accepted.putIfAbsent(each.name(), each) != null) {
                refuse(each, "it is described twice, and was defined as it was described first");
            }
        }
    }

    private void refuse(ClassDefinition definition, String reason) {
        refused.add(new RefusedDefinition(definition.name(), reason));
    }

    /** A class of the JDK that this JDK does not have cannot be the type of a field. */
    private void refuseByTypes() {
        for (ClassDefinition each : List.copyOf(accepted.values())) {
            each.fields().stream()
                    .flatMap(field -> DefinitionRules.element(field.descriptor()).stream())
                    .filter(name ->
                            ClassDefinition.isJdk(name) && loader.find(name).isEmpty())
                    .findFirst()
                    .ifPresent(name -> drop(each, "this JDK has no " + name));
        }
    }

    private void drop(ClassDefinition each, String reason) {
        accepted.remove(each.name());
        refuse(each, reason);
    }

    private void refuseBySuperclass() {
        Map<String, Hierarchy> known = new HashMap<>();
        for (ClassDefinition each : List.copyOf(accepted.values())) {
            hierarchy(each, known).refusal().ifPresent(reason -> drop(each, reason));
        }
    }

    /**
     * What is above a class.
     *
     * @param refusal why nothing can be defined below it
     * @param height classes from here up to the JDK
     */
    private record Hierarchy(Optional<String> refusal, int height) {}

    /** Goes up until a class is known, then down again: superclasses may go round in circles, or be very many. */
    private Hierarchy hierarchy(ClassDefinition lowest, Map<String, Hierarchy> known) {
        Map<String, ClassDefinition> way = new LinkedHashMap<>();
        Hierarchy found = null;
        for (ClassDefinition at = lowest; found == null; ) {
            ClassDefinition above = accepted.get(at.superclass());
            if (known.containsKey(at.name())) {
                found = known.get(at.name());
            } else if (way.putIfAbsent(at.name(), at) != null) {
                found = new Hierarchy(Optional.of("its superclasses go round in circles"), 0);
            } else if (above == null) {
                found = new Hierarchy(outside(at), 0);
            } else if (!isClass(above)) {
                found = new Hierarchy(
                        Optional.of("its superclass %s is none that can be extended".formatted(above.name())), 0);
            } else {
                at = above;
            }
        }
        for (String name : List.copyOf(way.keySet()).reversed()) {
            found = found.height() < DefinitionRules.MOST_SUPERCLASSES
                    ? new Hierarchy(found.refusal(), found.height() + 1)
                    : new Hierarchy(Optional.of("it has more superclasses than are defined here"), found.height());
            known.put(name, found);
        }
        return found;
    }

    private static boolean isClass(ClassDefinition definition) {
        return switch (definition.kind()) {
            case Kind.Plain _, Kind.Listing _, Kind.External _, Kind.Replaced _, Kind.Replacement _ -> true;
            case Kind.Components _, Kind.Enumeration _, Kind.Interface _ -> false;
        };
    }

    /** Whether a class below a class that is not defined here is refused. */
    private Optional<String> outside(ClassDefinition definition) {
        if (!isClass(definition)) {
            return Optional.empty();
        }
        if (!ClassDefinition.isJdk(definition.superclass())) {
            return Optional.of("its superclass %s could not be defined".formatted(definition.superclass()));
        }
        return loader.find(definition.superclass())
                .map(JdkSuperclasses::refusal)
                .orElseGet(() -> Optional.of("this JDK has no " + definition.superclass()));
    }

    /** Types of fields that nobody described. */
    private void addInterfaces() {
        for (ClassDefinition each : List.copyOf(accepted.values())) {
            each.fields().stream()
                    .flatMap(field -> DefinitionRules.element(field.descriptor()).stream())
                    .forEach(this::addInterface);
            each.interfaces().forEach(this::addInterface);
        }
    }

    private void addInterface(String name) {
        if (!ClassDefinition.isJdk(name) && !accepted.containsKey(name)) {
            accepted.put(name, ClassDefinition.ofInterface(name));
        }
    }

    private void define() {
        Map<String, byte[]> files = new HashMap<>();
        for (ClassDefinition each : accepted.values()) {
            files.put(each.name(), ClassFileWriter.write(each, takesMessage(each)));
        }
        loader = new DefinitionLoader(files);
        for (ClassDefinition each : List.copyOf(accepted.values())) {
            if (loader.find(each.name()).isEmpty()) {
                drop(each, "the JVM does not take it");
            }
        }
    }

    /** Whether the nearest class of the JDK above a class takes a text, as exceptions do. */
    private boolean takesMessage(ClassDefinition definition) {
        ClassDefinition at = definition;
        List<String> way = new ArrayList<>();
        while (isClass(at) && !messages.contains(at.name())) {
            way.add(at.name());
            ClassDefinition above = accepted.get(at.superclass());
            if (above == null) {
                boolean takes = loader.find(at.superclass())
                        .filter(Throwable.class::isAssignableFrom)
                        .filter(type -> JdkSuperclasses.has(type, String.class))
                        .isPresent();
                if (takes) {
                    messages.addAll(way);
                }
                return takes;
            }
            at = above;
        }
        return messages.contains(at.name());
    }

    /** The definitions that became classes, in their order; then the interfaces that were added. */
    public List<ClassDefinition> definitions() {
        return List.copyOf(accepted.values());
    }

    /** What could not be defined. */
    public List<RefusedDefinition> refused() {
        return List.copyOf(refused);
    }

    /** A class by its binary name, or one of the JDK; empty where there is none. */
    public Optional<Class<?>> named(String name) {
        return DefinitionRules.isName(name) ? loader.find(name) : Optional.empty();
    }

    /** Whether a name is that of an interface of the JDK. */
    public static boolean isJdkInterface(String name) {
        return ClassDefinition.isJdk(name)
                && DefinitionRules.isName(name)
                && new DefinitionLoader(Map.of())
                        .find(name)
                        .filter(Class::isInterface)
                        .isPresent();
    }

    /** Whether a class with a binary name was defined here. */
    public boolean has(String name) {
        return accepted.containsKey(name);
    }

    /** Whether a class was defined here. */
    public boolean has(Class<?> type) {
        return type.getClassLoader() == loader;
    }

    public ClassLoader loader() {
        return loader;
    }
}
